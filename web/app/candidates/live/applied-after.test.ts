import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { serverClock } from '../../session/server-clock.ts'
import { appliedAfter } from './applied-after.ts'

const server = new Date('2026-11-22T09:00:00Z')
const candidates = [
  { id: 'before', appliedAt: '2026-11-22T08:59:00.000Z' },
  { id: 'after', appliedAt: '2026-11-22T09:01:00.000Z' },
]

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  serverClock.hear(new Date().toUTCString())
})

test.each([0, 3 * 60, -3 * 60])('a device %i minutes ahead finds who has applied meanwhile', (minutes) => {
  vi.setSystemTime(server.getTime() + minutes * 60_000)
  serverClock.hear(server.toUTCString())
  expect(appliedAfter(new Date().toISOString(), candidates)).toEqual(['after'])
})
