import type { JobAdList } from '@qareeb/contract/search'
import { createStore, type Store } from '../page/create-store.ts'

/** Where the search page searches, and what is typed there without the words that say so. */
export type CurrentPlace = Pick<JobAdList, 'place' | 'withoutPlace'> & {
  /** The words ask for what is near the reader, which is where it is searched. */
  isNearMe: boolean
}

/** What the search page shows and waits for, as far as the search box and its own loader need it. */
export type SearchState = {
  /** The search that was asked for last; `answer` is what the page will show of it, null until it has arrived. */
  asked: { query: URLSearchParams; signal: AbortSignal; answer: object | null } | null
  /** What the page shows, and for which query; null on any other page. */
  shown: { results: object; query: string } | null
  place: CurrentPlace
}

export type SearchAction =
  | { type: 'asked'; query: URLSearchParams; signal: AbortSignal }
  | { type: 'answered'; signal: AbortSignal; answer: object }
  | { type: 'shown'; results: object; query: string }
  | { type: 'left'; results: object }
  | { type: 'placed'; place: CurrentPlace }

const nowhere: CurrentPlace = { place: null, withoutPlace: null, isNearMe: false }

/** Before any search. */
export const noSearch: SearchState = { asked: null, shown: null, place: nowhere }

export function reduceSearch(state: SearchState, action: SearchAction): SearchState {
  switch (action.type) {
    case 'asked':
      return { ...state, asked: { query: action.query, signal: action.signal, answer: null } }
    case 'answered':
      return state.asked?.signal === action.signal
        ? { ...state, asked: { ...state.asked, answer: action.answer } }
        : state
    case 'shown':
      return { ...state, shown: { results: action.results, query: action.query } }
    case 'left':
      return state.shown?.results === action.results ? { ...state, shown: null } : state
    case 'placed':
      return { ...state, place: action.place }
  }
}

/** The query of the search that the page waits for; null when it shows what was asked last, or shows no search. */
export function pendingQueryOf({ asked, shown }: SearchState): URLSearchParams | null {
  if (!shown || !asked || asked.signal.aborted || asked.answer === shown.results) return null
  return asked.query
}

export type SearchStore = Store<SearchState, SearchAction>

export const createSearchStore = (): SearchStore => createStore(reduceSearch, noSearch)
