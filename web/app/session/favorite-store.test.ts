import { afterEach, beforeEach, expect, test, vi } from 'vitest'

let storage: Map<string, string>
let tellOfStorage: (event: { key: string | null }) => void

beforeEach(() => {
  vi.resetModules()
  storage = new Map()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
  })
  vi.stubGlobal('addEventListener', (_name: string, listener: typeof tellOfStorage) => {
    tellOfStorage = listener
  })
  vi.stubGlobal('removeEventListener', () => undefined)
})
afterEach(() => void vi.unstubAllGlobals())

const load = () => import('./favorite-store.ts')

test('the latest saved job comes first; saving a job again moves it to the top', async () => {
  const { favoriteStore, markFavorite } = await load()
  for (const id of ['one', 'two', 'one']) markFavorite(id, true)
  expect(favoriteStore.read().ids).toEqual(['one', 'two'])
  markFavorite('two', false)
  expect(favoriteStore.read().ids).toEqual(['one'])
})

test('a saved job keeps the location that was chosen for it, also when it is removed by mistake', async () => {
  const { favoriteStore, markFavorite } = await load()
  markFavorite('one', true, 'malqa')
  markFavorite('two', true)
  markFavorite('one', false)
  markFavorite('one', true)
  expect(favoriteStore.read()).toEqual({ ids: ['one', 'two'], userId: null, locationIds: { one: 'malqa' } })
})

test('they are kept for the next visit', async () => {
  const { markFavorite } = await load()
  markFavorite('one', true)
  vi.resetModules()
  const { favoriteStore } = await load()
  expect(favoriteStore.read()).toEqual({ ids: ['one'], userId: null })
})

test('another tab is followed, and storage that was cleared', async () => {
  const { favoriteStore } = await load()
  const listener = vi.fn<() => void>()
  const stop = favoriteStore.subscribe(listener)
  storage.set('favorites', JSON.stringify({ ids: ['two'], userId: null }))
  tellOfStorage({ key: 'favorites' })
  expect(favoriteStore.read().ids).toEqual(['two'])

  storage.clear()
  tellOfStorage({ key: null })
  expect(favoriteStore.read().ids).toEqual([])
  expect(listener).toHaveBeenCalledTimes(2)
  stop()
})

test('where storage is closed, or holds something else, they last as long as the page', async () => {
  storage.set('favorites', 'not JSON')
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: () => {
      throw new DOMException('closed', 'SecurityError')
    },
  })
  const { favoriteStore, markFavorite } = await load()
  expect(favoriteStore.read().ids).toEqual([])
  markFavorite('one', true)
  expect(favoriteStore.read().ids).toEqual(['one'])
})
