import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ApiMessage } from '../http/api.ts'
import { documentWithToasts } from '../ui/toasts/testing-toasts.ts'

const now = Date.parse('2026-11-21T12:00:00Z')

const tokenFor = (seconds: number, name: string) =>
  `${name}.${Buffer.from(JSON.stringify({ exp: now / 1000 + seconds })).toString('base64url')}.x`

const fresh = tokenFor(900, 'fresh')
const ended = tokenFor(10, 'ended')
const renewed = tokenFor(900, 'renewed')
const user = { firstName: 'Sara' }

type Answer = { status: number; body: unknown }

/** The requests on the network, and its answers by caller. */
let asked: { path: string; bearer: string | undefined }[]
let answer: (path: string, bearer: string | undefined) => Answer

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers({ now, toFake: ['Date'] })
  const storage = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
    removeItem: (key: string) => storage.delete(key),
  })
  vi.stubGlobal('document', documentWithToasts().document)
  vi.stubGlobal('location', { pathname: '/en/search' })
  asked = []
  vi.stubGlobal('fetch', async (path: string, { headers }: { headers: Record<string, string> }) => {
    const bearer = headers['authorization']?.split('.')[0]?.replace('Bearer ', '')
    asked.push({ path, bearer })
    const { status, body } = answer(path, bearer)
    return new Response(JSON.stringify(body), { status })
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const open: ApiMessage = { method: 'GET', access: 'everyone', headers: {} }
const signed: ApiMessage = { method: 'GET', access: 'signed-in', headers: {} }

async function signedInWith(token: string) {
  localStorage.setItem('token', token)
  const { sendWithSession } = await import('./send-with-session.ts')
  return sendWithSession
}

const renewal = { status: 200, body: { token: renewed, user } }

test('a call that needs no session takes a fresh token along', async () => {
  answer = () => ({ status: 200, body: {} })
  await (
    await signedInWith(fresh)
  )('/api/v1/job-ad', open)
  expect(asked).toEqual([{ path: '/api/v1/job-ad', bearer: 'fresh' }])
})

test('a call that needs no session goes without an old token, and renews nothing', async () => {
  answer = () => ({ status: 200, body: {} })
  await (
    await signedInWith(ended)
  )('/api/v1/job-ad', open)
  expect(asked).toEqual([{ path: '/api/v1/job-ad', bearer: undefined }])
})

test('a call that needs no session is repeated once without a token that was refused', async () => {
  answer = (_path, bearer) => ({ status: bearer ? 401 : 200, body: {} })
  const { status } = await (await signedInWith(fresh))('/api/v1/job-ad', open)
  expect(status).toBe(200)
  expect(asked.map(({ bearer }) => bearer)).toEqual(['fresh', undefined])
})

test('an expired token is renewed before a call that needs a session', async () => {
  answer = (path) => (path.endsWith('/refresh') ? renewal : { status: 200, body: {} })
  await (
    await signedInWith(ended)
  )('/api/v1/user/me', signed)
  expect(asked.map(({ path, bearer }) => [path, bearer])).toEqual([
    ['/api/v1/user/session/refresh', undefined],
    ['/api/v1/user/me', 'renewed'],
  ])
})

test('a call about a company renews an ended token first, though it needs none', async () => {
  answer = (path) => (path.endsWith('/refresh') ? renewal : { status: 200, body: {} })
  const send = await signedInWith(ended)
  await send('/api/v1/organization-location/bulk-upload', { ...open, isAboutCompany: true })
  expect(asked.map(({ bearer }) => bearer)).toEqual([undefined, 'renewed'])
})

test('two calls at once renew once', async () => {
  answer = (path) => (path.endsWith('/refresh') ? renewal : { status: 200, body: {} })
  const send = await signedInWith(ended)
  await Promise.all([send('/api/v1/user/me', signed), send('/api/v1/user/me/sessions', signed)])
  expect(asked.filter(({ path }) => path.endsWith('/refresh'))).toHaveLength(1)
})

test('a refused token is renewed once, and the call repeated', async () => {
  answer = (path, bearer) => {
    if (path.endsWith('/refresh')) return renewal
    return { status: bearer === 'renewed' ? 200 : 401, body: { code: 'auth/unauthenticated' } }
  }
  const { status } = await (await signedInWith(fresh))('/api/v1/user/me', signed)
  expect(status).toBe(200)
})

test.each([
  ['auth/session-ended', 'expired'],
  ['auth/user-disabled', 'disabled'],
])('a session that cannot be renewed (%s) is dropped, with the reason', async (code, reason) => {
  answer = () => ({ status: 401, body: { code } })
  const { status } = await (await signedInWith(fresh))('/api/v1/user/me', signed)
  expect(status).toBe(401)
  expect(localStorage.getItem('token')).toBeNull()
  expect(localStorage.getItem('session-end')).toBe(reason)
})

test('a server that cannot answer ends no session', async () => {
  answer = (path) => (path.endsWith('/refresh') ? { status: 503, body: {} } : { status: 200, body: {} })
  await expect((await signedInWith(ended))('/api/v1/user/me', signed)).rejects.toMatchObject({ status: 503 })
  expect(localStorage.getItem('token')).toBe(ended)
})

test('names the company of the page in calls about it alone, and switches when it has changed', async () => {
  const named: (string | undefined)[] = []
  answer = () => ({ status: 409, body: { code: 'organization.switched' } })
  const send = await signedInWith(fresh)
  const { fetch } = globalThis
  vi.stubGlobal('fetch', (path: string, init: { headers: Record<string, string> }) => {
    named.push(init.headers['x-qareeb-organization'])
    return fetch(path, init)
  })
  const { keepShownCompany } = await import('./session-store.ts')
  const { onCompanyAccessLost } = await import('./company-access.ts')
  const follow = vi.fn<() => void>()
  onCompanyAccessLost(follow)
  keepShownCompany('oasis')
  expect((await send('/api/v1/organization', { ...signed, isAboutCompany: true })).status).toBe(409)
  expect(follow).toHaveBeenCalledOnce()
  await send('/api/v1/user/me', signed)
  keepShownCompany(null)
  await send('/api/v1/organization', { ...signed, isAboutCompany: true })
  expect(named).toEqual(['oasis', undefined, undefined])
})

test('handles a lost company that only the repeated call reports', async () => {
  answer = (path, bearer) => {
    if (path.endsWith('/refresh')) return renewal
    return bearer === 'renewed'
      ? { status: 403, body: { code: 'organization.noneActive' } }
      : { status: 401, body: { code: 'auth/unauthenticated' } }
  }
  const send = await signedInWith(fresh)
  const { onCompanyAccessLost } = await import('./company-access.ts')
  const follow = vi.fn<() => void>()
  onCompanyAccessLost(follow)
  expect((await send('/api/v1/organization', { ...signed, isAboutCompany: true })).status).toBe(403)
  expect(follow).toHaveBeenCalledOnce()
})

test('reads the time of the server from answers to one person alone', async () => {
  const send = await signedInWith(fresh)
  const { serverClock } = await import('./server-clock.ts')
  const hear = vi.spyOn(serverClock, 'hear')
  const date = 'Sat, 21 Nov 2026 12:00:00 GMT'
  vi.stubGlobal('fetch', async () => new Response('{}', { headers: { date } }))
  await send('/api/v1/job-ad', open)
  expect(hear).not.toHaveBeenCalled()
  await send('/api/v1/user/me', signed)
  expect(hear).toHaveBeenCalledWith(date)
})
