import { expect, test } from 'vitest'
import { createRateLimiter } from './rate-limiter.ts'

test('allows the limit, then returns the seconds left of the minute', () => {
  const limiter = createRateLimiter({ limit: 2, now: () => new Date('2026-11-21T10:00:20Z') })
  expect([limiter.take('a'), limiter.take('a'), limiter.take('a')]).toEqual([0, 0, 40])
  expect(limiter.take('b')).toBe(0)
})

test('begins again with the next minute', () => {
  let moment = new Date('2026-11-21T10:00:59Z')
  const limiter = createRateLimiter({ limit: 1, now: () => moment })
  limiter.take('a')
  expect(limiter.take('a')).toBe(1)
  moment = new Date('2026-11-21T10:01:00Z')
  expect(limiter.take('a')).toBe(0)
})

test('keeps no more callers than its bound', () => {
  const limiter = createRateLimiter({ limit: 1, now: () => new Date(0), maxKeys: 2 })
  for (const key of ['a', 'b', 'c']) limiter.take(key)
  expect(limiter.take('c')).toBeGreaterThan(0)
  expect(limiter.take('a')).toBe(0)
})
