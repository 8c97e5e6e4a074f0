import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const minutes = (count: number) => count * 60_000

const tokenFor = (seconds: number) =>
  `h.${Buffer.from(JSON.stringify({ exp: Date.now() / 1000 + seconds })).toString('base64url')}.s`

let page: EventTarget & { visibilityState: string; documentElement: object }
let renewals: number
let answer: () => Response

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers()
  const storage = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
    removeItem: (key: string) => storage.delete(key),
  })
  page = Object.assign(new EventTarget(), {
    visibilityState: 'visible',
    documentElement: { toggleAttribute: () => undefined },
  })
  vi.stubGlobal('document', page)
  const window = new EventTarget()
  vi.stubGlobal('window', window)
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window))
  vi.stubGlobal('removeEventListener', window.removeEventListener.bind(window))
  vi.stubGlobal('location', { pathname: '/' })
  renewals = 0
  vi.stubGlobal('fetch', async () => {
    renewals += 1
    return answer()
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const renewed = () => Response.json({ token: tokenFor(900), user: { firstName: 'Sara' } })
const unavailable = () => Response.json({ code: 'server.unavailable' }, { status: 503 })

async function keepFresh() {
  localStorage.setItem('token', tokenFor(900))
  const { keepSessionFresh } = await import('./keep-session-fresh.ts')
  return keepSessionFresh()
}

test('renews the token five minutes before it ends, again and again', async () => {
  answer = renewed
  const stop = await keepFresh()
  await vi.advanceTimersByTimeAsync(minutes(10) - 1)
  expect(renewals).toBe(0)
  await vi.advanceTimersByTimeAsync(minutes(10) + 1)
  expect(renewals).toBe(2)
  stop()
  await vi.advanceTimersByTimeAsync(minutes(60))
  expect(renewals).toBe(2)
})

test('tries again after 30 seconds, then twice as long each time, and signs no one out', async () => {
  answer = unavailable
  const stop = await keepFresh()
  await vi.advanceTimersByTimeAsync(minutes(10))
  expect(renewals).toBe(1)
  await vi.advanceTimersByTimeAsync(30_000)
  expect(renewals).toBe(2)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(renewals).toBe(3)
  expect(localStorage.getItem('token')).not.toBeNull()

  answer = renewed
  window.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(0)
  expect(renewals).toBe(4)
  stop()
})

test('a session that has ended is dropped and not asked for again', async () => {
  answer = () => Response.json({ code: 'auth/session-ended' }, { status: 401 })
  const stop = await keepFresh()
  await vi.advanceTimersByTimeAsync(minutes(120))
  expect(renewals).toBe(1)
  expect(localStorage.getItem('token')).toBeNull()
  stop()
})
