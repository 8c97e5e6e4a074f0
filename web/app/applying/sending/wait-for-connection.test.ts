import { expect, it, vi } from 'vitest'
import { ConnectionError } from '../../http/browser-transport.ts'
import { sendOnceConnected } from './wait-for-connection.ts'

const noConnection = () => Promise.reject(new ConnectionError('noConnection', undefined))

/** An attempt that fails some times for lack of a connection. */
const failing = (times: number) => {
  const attempt = vi.fn<() => Promise<unknown>>(async () => 'sent')
  for (let time = 0; time < times; time += 1) attempt.mockImplementationOnce(noConnection)
  return attempt
}

it('sends when the connection is back, and reports that it waits', async () => {
  const attempt = failing(2)
  const onWaiting = vi.fn<() => void>()
  const wait = vi.fn<(signal: AbortSignal) => Promise<void>>(async () => undefined)
  const { signal } = new AbortController()
  expect(await sendOnceConnected(attempt, { signal, onWaiting }, { wait })).toBe(true)
  expect([attempt, onWaiting, wait].map((one) => one.mock.calls.length)).toEqual([3, 2, 2])
})

it('is not made once the waiting is cancelled', async () => {
  const attempt = failing(9)
  const cancelling = new AbortController()
  const wait = async () => cancelling.abort()
  const options = { signal: cancelling.signal, onWaiting: () => undefined }
  expect(await sendOnceConnected(attempt, options, { wait })).toBe(false)
  expect(attempt).toHaveBeenCalledOnce()
})

it('returns a refusal and a late answer to the caller', async () => {
  const { signal } = new AbortController()
  const options = { signal, onWaiting: () => undefined }
  const refused = () => Promise.reject(new Error('closed'))
  await expect(sendOnceConnected(refused, options)).rejects.toThrow('closed')
  const late = () => Promise.reject(new ConnectionError('timedOut', undefined))
  await expect(sendOnceConnected(late, options)).rejects.toThrow('timedOut')
})
