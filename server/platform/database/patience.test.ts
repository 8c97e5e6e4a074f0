import { afterEach, expect, test, vi } from 'vitest'
import { bytesKept, largeAnswer } from '../../testing/bytes-kept.ts'
import { isUnanswered } from './failures.ts'
import { startPatience } from './patience.ts'

afterEach(() => void vi.useRealTimers())

test('gives the answer, or what went wrong', async () => {
  const patience = startPatience(1_000)
  await expect(patience.waitFor(Promise.resolve('here'))).resolves.toBe('here')
  await expect(patience.waitFor(Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  patience.end()
})

test('gives up on what is not answered in time', async () => {
  vi.useFakeTimers()
  const patience = startPatience(1_000)
  const outcome = patience.waitFor(new Promise(() => undefined)).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(1_050)
  expect(isUnanswered(await outcome)).toBe(true)
  patience.end()
})

test('keeps no answer once it was given', async () => {
  const patience = startPatience(1_000)
  expect(await bytesKept(() => patience.waitFor(largeAnswer()))).toBeLessThan(1_000_000)
  patience.end()
})
