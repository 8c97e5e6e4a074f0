import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Ending, fakeXhr } from '../http/fake-xhr.ts'
import { sendPiece } from './send-piece.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const file = new Blob(['0123456789'])

function send(ending: Ending, { from = 0, signal = new AbortController().signal } = {}) {
  const { FakeXhr, made } = fakeXhr(ending)
  vi.stubGlobal('XMLHttpRequest', FakeXhr)
  const onProgress = vi.fn<(bytes: number) => void>()
  const sent = sendPiece({ url: '/files/x', headers: { a: 'b' }, file, from, signal, onProgress })
  return { sent, made, onProgress }
}

test('a file goes out whole', async () => {
  const { sent, made, onProgress } = send({ status: 200, body: '' })
  await sent
  expect(made).toEqual([{ method: 'PUT', url: '/files/x', headers: { a: 'b' }, body: file }])
  expect(onProgress.mock.calls).toEqual([[5], [10]])
})

test('an interrupted upload goes on from where it stopped', async () => {
  const { sent, made, onProgress } = send({ status: 200, body: '' }, { from: 4 })
  await sent
  expect(made[0]?.headers).toEqual({ a: 'b', 'content-range': 'bytes 4-9/10' })
  expect(onProgress).toHaveBeenCalledWith(9)
})

test.each([
  [{ status: 413, body: '' }, 413],
  ['no answer', 0],
] as const)('%j ends it with %i', async (ending, status) => {
  await expect(send(ending).sent).rejects.toMatchObject({ name: 'SendError', status })
})

test('a minute without a byte ends it', async () => {
  const { sent } = send('never')
  const ended = sent.catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await ended).toMatchObject({ name: 'SendError', status: 0 })
})

test("the caller's own abort passes through as it is", async () => {
  const caller = new AbortController()
  const { sent } = send('never', { signal: caller.signal })
  caller.abort(new Error('no longer wanted'))
  await expect(sent).rejects.toThrow('no longer wanted')
})
