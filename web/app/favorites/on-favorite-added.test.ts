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

/** The change by another tab. */
function saveElsewhere(ids: string[]) {
  storage.set('favorites', JSON.stringify({ ids, userId: null }))
  tellOfStorage({ key: 'favorites' })
}

test('a job that is saved in another tab is announced once', async () => {
  storage.set('favorites', JSON.stringify({ ids: ['old'], userId: null }))
  const { onFavoriteAdded } = await import('./on-favorite-added.ts')
  const onNews = vi.fn<(ids: string[]) => void>()
  const stop = onFavoriteAdded(onNews)
  saveElsewhere(['new', 'old'])
  expect(onNews.mock.calls).toEqual([[['new']]])
  saveElsewhere(['new'])
  saveElsewhere(['old', 'new'])
  expect(onNews).toHaveBeenCalledOnce()
  stop()
})
