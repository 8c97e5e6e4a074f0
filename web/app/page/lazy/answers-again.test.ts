import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { whenAnswersAgain } from './answers-again.ts'

const fetched = vi.fn<(address: string, options: RequestInit) => Promise<Response>>()

let events: EventTarget
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal('location', { href: '/search' })
  events = new EventTarget()
  vi.stubGlobal('window', events)
  vi.stubGlobal('navigator', { onLine: true })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  fetched.mockReset()
})

const unreachable = () => Promise.reject(new TypeError('Failed to fetch'))

/** Waits for an answer. `connect` reports a connection, as the browser does. */
function wait({ atOnce = true }: { atOnce?: boolean } = {}) {
  const act = vi.fn<() => void>()
  const end = whenAnswersAgain(act, { atOnce })
  return { act, end, connect: () => events.dispatchEvent(new Event('online')) }
}

test('asks until the server answers, then acts once', async () => {
  fetched.mockImplementationOnce(unreachable).mockImplementationOnce(unreachable)
  fetched.mockResolvedValueOnce(new Response(null, { status: 503 }))
  const { act } = wait()
  await vi.advanceTimersByTimeAsync(500)
  expect(act).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(act).toHaveBeenCalledTimes(1)
  expect(fetched).toHaveBeenCalledTimes(3)
})

test('asks no more once it is ended', async () => {
  fetched.mockImplementation(unreachable)
  const { act, end } = wait()
  await vi.advanceTimersByTimeAsync(100)
  end()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(act).not.toHaveBeenCalled()
  expect(fetched).toHaveBeenCalledTimes(1)
})

test('asks when the browser reports a connection, and again at each report', async () => {
  fetched.mockImplementation(unreachable)
  const { act, connect } = wait({ atOnce: false })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(fetched).not.toHaveBeenCalled()
  connect()
  await vi.advanceTimersByTimeAsync(0)
  fetched.mockImplementation(async () => new Response(null))
  connect()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(act).toHaveBeenCalledTimes(1)
  expect(fetched).toHaveBeenCalledTimes(2)
})

test('gives each question a limit', async () => {
  fetched.mockResolvedValueOnce(new Response(null))
  wait()
  await vi.advanceTimersByTimeAsync(0)
  expect(fetched.mock.calls[0]?.[1].signal).toBeInstanceOf(AbortSignal)
})
