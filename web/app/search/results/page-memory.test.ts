import type { ShownJobAd } from '@qareeb/contract/job-ads/listed-job-ad'
import { beforeEach, expect, test, vi } from 'vitest'
import { listAgain, recallPages, rememberPages } from './page-memory.ts'

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
  return () => vi.unstubAllGlobals()
})

// The order alone is read here.
const ads = (...ids: string[]) => ids.map((id) => ({ id }) as ShownJobAd)
const newest = { sort: 'newest', origin: null } as const
const list = (...ids: string[]) => ({ ...newest, items: ads(...ids) })

const remember = (entry = 'entry') =>
  rememberPages(entry, newest, { ads: ads('a', 'b', 'c', 'd', 'e', 'f'), next: 'after-f' })

test.each([
  ['the same', list('a', 'b', 'c'), ['d', 'e', 'f']],
  ['with a new ad', list('new', 'a', 'b'), ['c', 'd', 'e', 'f']],
  ['without one that was closed', list('a', 'c', 'd'), ['e', 'f']],
  ['new as a whole', list('x', 'y', 'z'), ['a', 'b', 'c', 'd', 'e', 'f']],
])('a first page that is %s goes on with the ads that followed it', (_, shown, followed) => {
  remember()
  expect(recallPages('entry', shown)).toEqual({ ads: ads(...followed), next: 'after-f' })
})

test('another entry and another order have no pages; another origin changes the order by distance alone', () => {
  remember()
  expect(recallPages('other', list('a', 'b', 'c'))).toBeNull()
  expect(recallPages('entry', { ...list('a', 'b', 'c'), sort: 'closest' })).toBeNull()
  const origin = { kind: 'viewer', lat: 24.7, lng: 46.7 } as const
  expect(recallPages('entry', { ...list('a', 'b', 'c'), origin })).not.toBeNull()
  rememberPages('near', { sort: 'closest', origin: null }, { ads: ads('a', 'b'), next: null })
  expect(recallPages('near', { ...list('a'), sort: 'closest', origin: null })).not.toBeNull()
  expect(recallPages('near', { ...list('a'), sort: 'closest', origin })).toBeNull()
})

test('the pages of the last five entries are kept', () => {
  for (const entry of ['1', '2', '3', '4', '5', '6']) remember(entry)
  expect(recallPages('1', list('a'))).toBeNull()
  expect(recallPages('2', list('a'))).not.toBeNull()
})

const riyadh = { kind: 'viewer', lat: 24.7, lng: 46.7 } as const
const seen = { list: newest, entry: 'entry', first: newest }

test('a list whose distances come later goes on, and so does what was asked for under it', () => {
  const measured = { sort: 'newest', origin: riyadh } as const
  const again = listAgain<typeof newest | typeof measured>(seen, { list: measured, entry: 'entry' })
  expect(again).toEqual({ list: measured, entry: 'entry', first: newest })
  expect(again.first).toBe(newest)
})

test('a search that fails leaves the list under its address', () => {
  expect(listAgain(seen, { list: newest, entry: 'failed' }).first).toBe(newest)
})

test.each([
  ['another search', { sort: 'newest', origin: null }, 'other'],
  ['another order', { sort: 'oldest', origin: null }, 'entry'],
  ['the closest from the reader', { sort: 'closest', origin: riyadh }, 'entry'],
] as const)('%s begins without the pages of the list before', (_, list, entry) => {
  expect(listAgain<typeof list | typeof newest>(seen, { list, entry }).first).toBe(list)
})

test('the same list under the same entry is known already', () => {
  expect(listAgain(seen, { list: newest, entry: 'entry' })).toBe(seen)
})
