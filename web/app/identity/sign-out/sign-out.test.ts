import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const sara = { id: 'sara', firstName: 'Sara' }
const huda = { id: 'huda', firstName: 'Huda' }

/** One with an end: 2100. */
const tokenOf = ({ id }: { id: string }) => `${id}.${btoa(JSON.stringify({ exp: 4_102_444_800 }))}.x`

/** Storage as browsers have it: stored values are properties of its own. */
function newStorage(): Storage {
  const storage = {}
  const define = (name: string, value: unknown) => Object.defineProperty(storage, name, { value })
  define('getItem', (key: string) => Reflect.get(storage, key) ?? null)
  define('setItem', (key: string, value: string) => Reflect.set(storage, key, value))
  define('removeItem', (key: string) => Reflect.deleteProperty(storage, key))
  // Only these three are asked for.
  return storage as Storage
}

/** The answers of the server to a sign-out: a status, or nothing for lack of a connection. */
let answer: number | null
let asked: number
let storageListener: (event: { key: string | null }) => void

beforeEach(() => {
  vi.resetModules()
  answer = 204
  asked = 0
  vi.stubGlobal('localStorage', newStorage())
  vi.stubGlobal('sessionStorage', newStorage())
  vi.stubGlobal('document', { documentElement: { toggleAttribute: () => undefined } })
  vi.stubGlobal('location', { pathname: '/en/profile' })
  vi.stubGlobal('addEventListener', (_: string, listener: typeof storageListener) => {
    storageListener = listener
  })
  vi.stubGlobal('removeEventListener', () => undefined)
  vi.stubGlobal('fetch', async () => {
    asked += 1
    if (answer === null) throw new TypeError('Failed to fetch')
    return new Response(answer === 204 ? null : '{}', { status: answer })
  })
})
afterEach(() => void vi.unstubAllGlobals())

const modules = async () => ({
  ...(await import('../../session/session-store.ts')),
  ...(await import('./sign-out.ts')),
  ...(await import('../../session/clear-tab-data.ts')),
  ...(await import('./tell-sign-out.ts')),
  ...(await import('./follow-sign-out.ts')),
  ...(await import('../../forms/drafts.ts')),
  ...(await import('../../files/kept-upload.ts')),
})
type Modules = Awaited<ReturnType<typeof modules>>

const document = { id: '1', secret: 'a secret', name: 'سيرة.pdf', size: 10, scan: 'unscanned' } as const

// A user of the session has more; nothing here asks for it.
const signIn = (site: Modules, user: { id: string }) =>
  site.keepSession({ token: tokenOf(user), user: user as Parameters<Modules['keepSession']>[0]['user'] })

test('after a forced sign-out, drafts stay for their writer and the next person sees none', async () => {
  const site = await modules()
  signIn(site, sara)
  site.keepDraft('profile-personal', { phone: '0501234567' })
  site.keepUpload('cv', document)
  site.dropSession('expired')
  expect([site.recallDraft('profile-personal'), site.findKeptUpload('cv')]).toEqual([null, undefined])

  signIn(site, sara)
  expect(site.recallDraft('profile-personal')).toEqual({ phone: '0501234567' })
  expect(site.findKeptUpload('cv')).toEqual(document)

  site.dropSession('expired')
  signIn(site, huda)
  expect([site.recallDraft('profile-personal'), site.findKeptUpload('cv')]).toEqual([null, undefined])
  expect(Object.keys(sessionStorage)).toEqual([])
})

test('a sign-out in another tab deletes the data of this one; a forced end deletes nothing', async () => {
  const site = await modules()
  signIn(site, sara)
  site.keepDraft('profile-personal', { phone: '0501234567' })
  const stop = site.followSignOut(site.clearTabData)

  localStorage.setItem('session-end', 'expired')
  localStorage.removeItem('token')
  storageListener({ key: 'token' })
  expect(Object.keys(sessionStorage)).toEqual(['typed/draft/profile-personal'])

  signIn(site, sara)
  localStorage.setItem('session-end', 'signed-out')
  localStorage.removeItem('token')
  storageListener({ key: 'token' })
  expect(Object.keys(sessionStorage)).toEqual([])
  stop()
})

test('a sign-out that did not reach the server is sent again until it does', async () => {
  const site = await modules()
  signIn(site, sara)
  answer = null
  await expect(site.endSession()).rejects.toThrow('noConnection')
  answer = 503
  await site.sendPendingSignOut()
  answer = 204
  await site.sendPendingSignOut()
  expect(asked).toBe(3)
  await site.sendPendingSignOut()
  expect(asked).toBe(3)
})

test('it is not sent once somebody else has signed in, since the cookie is theirs', async () => {
  const site = await modules()
  signIn(site, sara)
  answer = null
  await expect(site.endSession()).rejects.toThrow('noConnection')
  signIn(site, huda)
  await site.sendPendingSignOut()
  site.dropSession('expired')
  await site.sendPendingSignOut()
  expect(asked).toBe(1)
})
