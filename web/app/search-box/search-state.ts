import type { JobAdList } from '@qareeb/contract/search/job-ad-list'
import { createStore, type Store } from '../page/create-store.ts'

/** The area of the search page, and the typed text without the words that name it. */
export type CurrentPlace = Pick<JobAdList, 'place' | 'withoutPlace'> & {
  /** The words ask for jobs near the reader, and this is the area. */
  isNearMe: boolean
}

/** The shown and the pending search of the search page, for the search box and the page's loader. */
export type SearchState = {
  /** The latest search; `answer` is its answer for the page, null until it has arrived. */
  asked: { query: URLSearchParams; signal: AbortSignal; answer: object | null } | null
  /** The shown search and its query; null on any other page. */
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

/** The query of the pending search; null when the page shows the latest one, or shows no search. */
export function pendingQueryOf({ asked, shown }: SearchState): URLSearchParams | null {
  if (!shown || !asked || asked.signal.aborted || asked.answer === shown.results) return null
  return asked.query
}

export type SearchStore = Store<SearchState, SearchAction>

export const createSearchStore = (): SearchStore => createStore(reduceSearch, noSearch)
