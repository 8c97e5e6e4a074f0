import { expect, test } from 'vitest'
import { createSearchStore, pendingQueryOf, type SearchStore } from '../../search-box/search-state.ts'
import { parseSearch } from '../address/parse-search.ts'
import { latestSearch, loadSearchReader } from './latest-search.ts'
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

const latestOf = async (store: SearchStore, { search }: SearchPageData) =>
  latestSearch(search, pendingOf(store), await loadSearchReader(pendingOf(store)))

test('a choice changes the pending search, until that is shown', async () => {
  const store = createSearchStore()
  const shown = results('category=it,finance')
  store.dispatch({ type: 'shown', results: shown, query: '' })
  expect(await latestOf(store, shown)).toBe(shown.search)

  const { answer } = ask(store, 'category=finance')
  expect((await latestOf(store, shown)).filters).toEqual({
    category: ['finance'],
  })
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

test('two choices that wait for the same code build on each other', async () => {
  const store = createSearchStore()
  const shown = results('category=it,finance,sales')
  store.dispatch({ type: 'shown', results: shown, query: '' })
  ask(store, 'category=finance,sales')
  const choose = async (category: string) => {
    const reader = await loadSearchReader(pendingOf(store))
    const { filters } = latestSearch(shown.search, pendingOf(store), reader)
    const left = (filters.category ?? []).filter((one) => one !== category)
    ask(store, `category=${left.join()}`)
  }
  await Promise.all([choose('finance'), choose('sales')])
  expect(pendingOf(store)?.get('category')).toBe('')
})
