import { favoriteBounds } from '@qareeb/contract/favorites/favorite-bounds'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { documentWithToasts } from '../ui/toasts/testing-toasts.ts'

const one = '0b6f6e0a-5c0e-4f0e-9d57-0a4f8f6b5a01'
const two = '0b6f6e0a-5c0e-4f0e-9d57-0a4f8f6b5a02'
const three = '0b6f6e0a-5c0e-4f0e-9d57-0a4f8f6b5a03'
const sara = '0b6f6e0a-5c0e-4f0e-9d57-0a4f8f6b5aaa'
const omar = '0b6f6e0a-5c0e-4f0e-9d57-0a4f8f6b5abb'

/** The list of the account, and changes during its request. */
let account: string[]
let meanwhile: () => void

/** An id that names no other job of this test. */
const idOf = (no: number) => `0b6f6e0a-5c0e-4f0e-9d57-${String(no).padStart(12, '0')}`

beforeEach(() => {
  vi.resetModules()
  const storage = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
  })
  account = []
  meanwhile = () => undefined
  vi.stubGlobal('fetch', async (_path: string, { method, body }: { method: string; body?: string }) => {
    // The only body that is sent here.
    const { jobAdIds } = JSON.parse(body ?? '{"jobAdIds":[]}') as { jobAdIds: string[] }
    if (method === 'POST') {
      const all = [...new Set([...jobAdIds, ...account])]
      if (all.length > favoriteBounds.perUser) return new Response('{}', { status: 409 })
      account = all
    }
    const answer = JSON.stringify({ ids: account })
    const happen = meanwhile
    meanwhile = () => undefined
    happen()
    return new Response(answer)
  })
})
afterEach(() => void vi.unstubAllGlobals())

const load = async () => ({
  ...(await import('../session/favorite-store.ts')),
  ...(await import('./sync-favorites.ts')),
})

test('jobs saved before signing in join the account', async () => {
  const { syncFavorites, favoriteStore, markFavorite } = await load()
  account = [one]
  markFavorite(two, true)
  await syncFavorites(sara, 'ar')
  expect(account).toEqual([two, one])
  expect(favoriteStore.read()).toEqual({ ids: [two, one], userId: sara })
})

test('favorites of a guest join the account with their chosen locations', async () => {
  const { syncFavorites, favoriteStore, markFavorite } = await load()
  const sent = vi.spyOn(globalThis, 'fetch')
  markFavorite(one, true, three)
  markFavorite(two, true)
  await syncFavorites(sara, 'ar')
  const bodies = sent.mock.calls.flatMap(([, init]) => (typeof init?.body === 'string' ? [init.body] : []))
  expect(bodies.map((body) => JSON.parse(body))).toEqual([
    { jobAdIds: [two, one], locations: [{ jobAdId: one, locationId: three }] },
  ])
  expect(favoriteStore.read()).toEqual({ ids: [two, one], userId: sara })
})

test('jobs of another account do not', async () => {
  const { syncFavorites, favoriteStore, keepFavorites } = await load()
  account = [one]
  keepFavorites({ ids: [two], userId: omar })
  await syncFavorites(sara, 'ar')
  expect(account).toEqual([one])
  expect(favoriteStore.read()).toEqual({ ids: [one], userId: sara })
})

test('a heart that is pressed while the account is asked keeps its state', async () => {
  const { syncFavorites, favoriteStore, keepFavorites, markFavorite } = await load()
  account = [one]
  keepFavorites({ ids: [one], userId: sara })
  meanwhile = () => markFavorite(two, true)
  await syncFavorites(sara, 'ar')
  expect(favoriteStore.read()).toEqual({ ids: [two, one], userId: sara })
})

test('a heart that is pressed while they join the account joins it too', async () => {
  const { syncFavorites, favoriteStore, markFavorite } = await load()
  markFavorite(one, true)
  meanwhile = () => markFavorite(three, true)
  await syncFavorites(sara, 'ar')
  expect(account).toEqual([three, one])
  expect(favoriteStore.read()).toEqual({ ids: [three, one], userId: sara })
})

test('an account that is nearly full takes the latest that fit, and one notice reports the rest', async () => {
  const { syncFavorites, favoriteStore, markFavorite } = await load()
  const { document, shown } = documentWithToasts()
  vi.stubGlobal('document', document)
  account = [one, ...Array.from({ length: favoriteBounds.perUser - 2 }, (_, no) => idOf(no))]
  for (const id of [three, one, two]) markFavorite(id, true)
  await syncFavorites(sara, 'en')
  expect(account).toHaveLength(favoriteBounds.perUser)
  expect(account.slice(0, 2)).toEqual([two, one])
  expect(account).not.toContain(three)
  expect(favoriteStore.read()).toEqual({ ids: account, userId: sara })
  expect(shown()).toMatchObject([{ text: expect.stringContaining('as fit'), variant: 'warning' }])

  await syncFavorites(sara, 'en')
  expect(shown()).toHaveLength(1)
})

test('an answer that does not come leaves everything as it is', async () => {
  const { syncFavorites, favoriteStore, markFavorite } = await load()
  markFavorite(one, true)
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  await expect(syncFavorites(sara, 'ar')).rejects.toMatchObject({ reason: 'noConnection' })
  expect(favoriteStore.read()).toEqual({ ids: [one], userId: null })
})
