import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { documentWithToasts } from '../../ui/toasts/testing-toasts.ts'

const now = Date.parse('2026-11-21T12:00:00Z')

const tokenFor = (seconds: number, name: string) =>
  `${name}.${Buffer.from(JSON.stringify({ exp: now / 1000 + seconds })).toString('base64url')}.x`

/** The requests on the network, with the name of the token that each carried. */
let asked: { path: string; bearer: string | undefined }[]
let isSessionOver: boolean

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers({ now, toFake: ['Date'] })
  asked = []
  isSessionOver = false
  const storage = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
    removeItem: (key: string) => storage.delete(key),
  })
  vi.stubGlobal('document', documentWithToasts().document)
  vi.stubGlobal('location', { pathname: '/en/search' })
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('fetch', async (path: string, { headers }: { headers: Record<string, string> }) => {
    asked.push({ path, bearer: headers['authorization']?.split('.')[0]?.replace('Bearer ', '') })
    if (!path.endsWith('/refresh')) return new Response(null, { status: 204 })
    const user = { firstName: 'Huda' }
    return isSessionOver
      ? Response.json({ code: 'auth/session-ended', message: 'Ended' }, { status: 401 })
      : Response.json({ token: tokenFor(900, 'renewed'), user })
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function sendOne() {
  const { sendViews } = await import('./send-views.ts')
  sendViews([{ kind: 'pageView', page: 'blog', locale: 'en' }])
  await vi.waitFor(() => expect(asked.at(-1)?.path).toBe('/api/v1/events'), { timeout: 20_000 })
  return asked
}

test('a view is sent with a renewed token when the token has ended, so that the own team is not counted', async () => {
  localStorage.setItem('token', tokenFor(10, 'ended'))
  expect(await sendOne()).toEqual([
    { path: '/api/v1/user/session/refresh', bearer: undefined },
    { path: '/api/v1/events', bearer: 'renewed' },
  ])
})

test('a view is sent with the access token while the token is valid', async () => {
  localStorage.setItem('token', tokenFor(900, 'fresh'))
  expect(await sendOne()).toEqual([{ path: '/api/v1/events', bearer: 'fresh' }])
})

test('a view of a guest, or after the end of the session, is sent without a token', async () => {
  expect(await sendOne()).toEqual([{ path: '/api/v1/events', bearer: undefined }])
  isSessionOver = true
  localStorage.setItem('token', tokenFor(10, 'ended'))
  expect((await sendOne()).at(-1)).toEqual({ path: '/api/v1/events', bearer: undefined })
})

test('sends nothing without a network', async () => {
  vi.stubGlobal('navigator', { onLine: false })
  const { sendViews } = await import('./send-views.ts')
  sendViews([{ kind: 'pageView', page: 'blog', locale: 'en' }])
  await Promise.resolve()
  expect(asked).toEqual([])
})
