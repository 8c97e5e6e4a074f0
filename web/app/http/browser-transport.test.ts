import { afterEach, expect, test, vi } from 'vitest'
import type { ApiMessage } from './api.ts'
import { browserTransport, ConnectionError } from './browser-transport.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** A network that never answers and ends with its signal, as `fetch` does. */
const deafNetwork = () =>
  vi.stubGlobal('fetch', (_path: string, { signal }: { signal: AbortSignal }) => {
    signal.throwIfAborted()
    return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
  })

const ask = (options: Partial<ApiMessage> = {}) =>
  browserTransport('/api/v1', { method: 'GET', access: 'everyone', headers: {}, ...options })

test.each([
  { kind: 'a call of JSON', options: {}, ms: 30_000 },
  { kind: 'an upload', options: { body: new FormData() }, ms: 60_000 },
  { kind: 'a translation or an export', options: { duration: 'long' }, ms: 60_000 },
  { kind: 'an answer that carries files', options: { duration: 'files' }, ms: 300_000 },
] as const)('$kind is given up after $ms milliseconds', async ({ options, ms }) => {
  deafNetwork()
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort(new Error('time is up')))
  await expect(ask(options)).rejects.toMatchObject({ name: 'ConnectionError', reason: 'timedOut' })
  expect(timeout).toHaveBeenCalledWith(ms)
})

test('reports a missing connection', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  await expect(ask()).rejects.toBeInstanceOf(ConnectionError)
  await expect(ask()).rejects.toMatchObject({ reason: 'noConnection' })
})

test("lets the caller's own abort through as it is", async () => {
  deafNetwork()
  const caller = new AbortController()
  const answer = ask({ signal: caller.signal })
  caller.abort(new Error('no longer wanted'))
  await expect(answer).rejects.toThrow('no longer wanted')
})

test('passes on the time of the server', async () => {
  const date = 'Sat, 21 Nov 2026 12:00:00 GMT'
  vi.stubGlobal('fetch', async () => new Response('{}', { headers: { date } }))
  expect(await ask()).toMatchObject({ date })
})

test.each([
  { what: 'a small change', options: { method: 'POST', body: '{}' }, keepalive: true },
  { what: 'a change without a body', options: { method: 'DELETE' }, keepalive: true },
  { what: 'a long text', options: { method: 'PATCH', body: 'a'.repeat(2_001) }, keepalive: false },
  { what: 'a file', options: { method: 'POST', body: new FormData() }, keepalive: false },
  { what: 'a read', options: {}, keepalive: false },
] as const)('$what is sent with keepalive: $keepalive', async ({ options, keepalive }) => {
  const send = vi.fn<typeof fetch>(async () => new Response('{}'))
  vi.stubGlobal('fetch', send)
  await ask(options)
  expect(send).toHaveBeenCalledWith('/api/v1', expect.objectContaining({ keepalive }))
})
