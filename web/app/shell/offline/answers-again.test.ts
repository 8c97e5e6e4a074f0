import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answersAgain } from './answers-again.ts'

const fetched = vi.fn<(address: string, options: RequestInit) => Promise<Response>>()

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal('location', { href: '/search' })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  fetched.mockReset()
})

const unreachable = () => Promise.reject(new TypeError('Failed to fetch'))

test('asks until the server answers', async () => {
  fetched.mockImplementationOnce(unreachable).mockImplementationOnce(unreachable)
  fetched.mockResolvedValueOnce(new Response(null, { status: 503 }))
  const answers = answersAgain(new AbortController().signal)
  await vi.advanceTimersByTimeAsync(500 + 1000)
  expect(await answers).toBe(true)
  expect(fetched).toHaveBeenCalledTimes(3)
})

test('asks no more once it is ended', async () => {
  fetched.mockImplementation(unreachable)
  const ended = new AbortController()
  const answers = answersAgain(ended.signal)
  await vi.advanceTimersByTimeAsync(100)
  ended.abort()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await answers).toBe(false)
  expect(fetched).toHaveBeenCalledTimes(1)
})

test('gives each question a limit', async () => {
  fetched.mockResolvedValueOnce(new Response(null))
  await answersAgain(new AbortController().signal)
  expect(fetched.mock.calls[0]?.[1].signal).toBeInstanceOf(AbortSignal)
})
