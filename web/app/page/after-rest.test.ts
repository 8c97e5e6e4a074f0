import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { afterRest } from './after-rest.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const restMs = 250

test('typed words are searched for after a rest', () => {
  const act = vi.fn<() => void>()
  afterRest(restMs, { isElsewhere: () => false, act })
  vi.advanceTimersByTime(restMs - 1)
  expect(act).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(act).toHaveBeenCalledOnce()
})

test('typed words wait as long as a press leads elsewhere, and are searched for afterwards', () => {
  let isElsewhere = true
  const act = vi.fn<() => void>()
  afterRest(restMs, { isElsewhere: () => isElsewhere, act })
  vi.advanceTimersByTime(10 * restMs)
  expect(act).not.toHaveBeenCalled()
  isElsewhere = false
  vi.advanceTimersByTime(restMs)
  expect(act).toHaveBeenCalledOnce()
})

test('words that were typed on are given up', () => {
  const act = vi.fn<() => void>()
  const giveUp = afterRest(restMs, { isElsewhere: () => false, act })
  giveUp()
  vi.advanceTimersByTime(2 * restMs)
  expect(act).not.toHaveBeenCalled()
})
