import { expect, test } from 'vitest'
import { parseSearch } from '../address/parse-search.ts'
import { latestSearch } from './latest-search.ts'
import type { SearchPageData } from './load-search-page.ts'
import { loadPendingSearch, readPendingQuery } from './pending-search.ts'
import { holdShownResults } from './shown-results.ts'

// Only the search of the results is looked at here.
const results = (query: string) => ({ search: parseSearch(new URLSearchParams(query)) }) as SearchPageData

/** A search that was asked for, and the way to answer it. */
function ask(query: string) {
  const abort = new AbortController()
  const url = new URL(`https://qareeb.example/search?${query}`)
  const { promise, resolve } = Promise.withResolvers<SearchPageData>()
  const answered = loadPendingSearch({ url, signal: abort.signal }, () => promise)
  return { abort, answer: () => (resolve(results(query)), answered) }
}

test('a choice changes the search that is on its way, until that is shown', async () => {
  const shown = results('category=it,finance')
  const letGo = holdShownResults(shown, '')
  expect(await latestSearch(shown.search)).toBe(shown.search)

  const { answer } = ask('category=finance')
  expect((await latestSearch(shown.search)).filters).toEqual({ category: ['finance'] })
  const next = await answer()
  expect(readPendingQuery()?.get('category')).toBe('finance')
  letGo()
  const letNextGo = holdShownResults(next, '')
  expect(readPendingQuery()).toBeNull()
  letNextGo()
})

test('a search that was given up is on its way no more', () => {
  const letGo = holdShownResults(results('category=it'), '')
  ask('category=finance').abort.abort()
  expect(readPendingQuery()).toBeNull()
  letGo()
})

test('beside another page nothing is on its way', () => {
  ask('category=finance')
  expect(readPendingQuery()).toBeNull()
})
