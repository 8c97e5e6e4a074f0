import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { serverClock } from './server-clock.ts'

const onTheServer = 'Sat, 21 Nov 2026 12:00:00 GMT'

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => vi.useRealTimers())

test.each([
  ['2026-11-21T15:00:00.000Z', '2026-11-21T15:30:00.000Z'],
  ['2026-11-21T11:15:00.000Z', '2026-11-21T11:45:00.000Z'],
])('a device on which it is %s by noon ends half an hour of the server at %s', (now, end) => {
  vi.setSystemTime(now)
  serverClock.hear(onTheServer)
  expect(serverClock.onThisDevice('2026-11-21T12:30:00.000Z')).toBe(end)
})

test('an answer without a time changes nothing', () => {
  vi.setSystemTime('2026-11-21T12:05:00.000Z')
  serverClock.hear(onTheServer)
  serverClock.hear(null)
  serverClock.hear('yesterday')
  expect(serverClock.onThisDevice('2026-11-21T12:30:00.000Z')).toBe('2026-11-21T12:35:00.000Z')
})
