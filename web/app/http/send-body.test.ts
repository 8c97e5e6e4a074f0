import { afterEach, expect, test, vi } from 'vitest'
import { browserTransport } from './browser-transport.ts'
import { type Ending, fakeXhr } from './fake-xhr.ts'
import { sendWithProgress } from './send-body.ts'

afterEach(() => vi.unstubAllGlobals())

/** A call with a watched upload. */
function watched(ending: Ending, signal?: AbortSignal) {
  const { FakeXhr, made } = fakeXhr(ending)
  vi.stubGlobal('XMLHttpRequest', FakeXhr)
  const shares: number[] = []
  const answer = browserTransport('/api/v1/rows', {
    method: 'POST',
    access: 'everyone',
    headers: { 'accept-language': 'ar' },
    body: '0123456789',
    carry: sendWithProgress((share) => shares.push(share)),
    ...(signal && { signal }),
  })
  return { answer, shares, made }
}

test('a call reports how much was sent', async () => {
  const { answer, shares, made } = watched({ status: 409, body: '{"code":"x"}' })
  await expect(answer).resolves.toEqual({ status: 409, body: '{"code":"x"}' })
  expect(shares).toEqual([0.5, 1])
  expect(made).toEqual([
    { method: 'POST', url: '/api/v1/rows', headers: { 'accept-language': 'ar' }, body: '0123456789' },
  ])
})

test('a call without an answer fails as a lost connection', async () => {
  await expect(watched('no answer').answer).rejects.toMatchObject({ reason: 'noConnection' })
})

test("the caller's own abort passes through as it is", async () => {
  const caller = new AbortController()
  const { answer, shares } = watched('never', caller.signal)
  await vi.waitFor(() => expect(shares).toHaveLength(2))
  caller.abort(new Error('no longer wanted'))
  await expect(answer).rejects.toThrow('no longer wanted')
})
