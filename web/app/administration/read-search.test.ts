import { administrationBounds } from '@qareeb/contract/administration'
import { expect, test } from 'vitest'
import { readSearch } from './read-search.ts'

const { max } = administrationBounds.search

test('search words are cut to the length that the API takes, without cutting a character in half', () => {
  expect(readSearch(new URLSearchParams({ q: 'a'.repeat(max + 9) }))).toBe('a'.repeat(max))
  expect(readSearch(new URLSearchParams({ q: `${'a'.repeat(max - 1)}👩` }))).toBe('a'.repeat(max - 1))
  expect(readSearch(new URLSearchParams())).toBeUndefined()
})
