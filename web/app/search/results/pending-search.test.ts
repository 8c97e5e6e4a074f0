import { expect, test } from 'vitest'
import { createSearchStore, pendingQueryOf, type SearchStore } from '../../search-box/search-state.ts'
import { parseSearch } from '../address/parse-search.ts'
import { latestSearch } from './latest-search.ts'
import type { SearchPageData } from './load-search-page.ts'
import { loadPendingSearch } from './pending-search.ts'

// Only the search of the results is looked at here.
const results = (query: string) => ({ search: parseSearch(new URLSearchParams(query)) }) as SearchPageData

/** A search that was asked for, and the way to answer it. */
function ask(store: SearchStore, query: string) {
  const abort = new AbortController()
  const url = new URL(`https://qareeb.example/search?${query}`)
  const { promise, resolve } = Promise.withResolvers<SearchPageData>()
  const answered = loadPendingSearch(store, { url, signal: abort.signal }, () => promise)
  return { abort, answer: () => (resolve(results(query)), answered) }
}

const pendingOf = (store: SearchStore) => pendingQueryOf(store.read())

test('a choice changes the pending search, until that is shown', async () => {
  const store = createSearchStore()
  const shown = results('category=it,finance')
  store.dispatch({ type: 'shown', results: shown, query: '' })
  expect(await latestSearch(shown.search, pendingOf(store))).toBe(shown.search)

  const { answer } = ask(store, 'category=finance')
  expect((await latestSearch(shown.search, pendingOf(store))).filters).toEqual({ category: ['finance'] })
  const next = await answer()
  expect(pendingOf(store)?.get('category')).toBe('finance')
  store.dispatch({ type: 'left', results: shown })
  store.dispatch({ type: 'shown', results: next, query: '' })
  expect(pendingOf(store)).toBeNull()
})

test('a search that was given up is no longer pending', () => {
  const store = createSearchStore()
  store.dispatch({ type: 'shown', results: results('category=it'), query: '' })
  ask(store, 'category=finance').abort.abort()
  expect(pendingOf(store)).toBeNull()
})

test('an answer to an earlier search changes nothing', async () => {
  const store = createSearchStore()
  store.dispatch({ type: 'shown', results: results('category=it'), query: '' })
  const first = ask(store, 'category=finance')
  ask(store, 'category=sales')
  await first.answer()
  expect(pendingOf(store)?.get('category')).toBe('sales')
  expect(store.read().asked?.answer).toBeNull()
})

test('another page waits for no search', () => {
  const store = createSearchStore()
  ask(store, 'category=finance')
  expect(pendingOf(store)).toBeNull()
})

test('a page that is left takes only its own results away', () => {
  const store = createSearchStore()
  const next = results('category=sales')
  store.dispatch({ type: 'shown', results: next, query: '?category=sales' })
  store.dispatch({ type: 'left', results: results('category=it') })
  expect(store.read().shown?.results).toBe(next)
})
