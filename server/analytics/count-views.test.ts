import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Database } from '../platform/database/database.ts'
import { countPageView, flushViews } from './count-views.ts'

const step = { day: '2026-11-21', page: 'blog', locale: 'en' } as const

/** A database that notes the names of statements, and one that is away. */
const written: (string | undefined)[] = []
const db = { query: async ({ name }: { name?: string }) => (written.push(name), []) } as unknown as Database
const away = { query: async () => Promise.reject(new Error('away')) } as unknown as Database
const warn = vi.fn<() => void>()
// Of the log only warnings are used.
const log = { warn } as unknown as Parameters<typeof countPageView>[0]['log']

beforeEach(() => {
  vi.useFakeTimers()
  written.length = 0
  warn.mockClear()
})
afterEach(() => vi.useRealTimers())

test('views of fifteen seconds are written at once, and each of them once', async () => {
  countPageView({ db, log }, step)
  await vi.advanceTimersByTimeAsync(10_000)
  countPageView({ db, log }, step)
  await vi.advanceTimersByTimeAsync(4_999)
  expect(written).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(written).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(written).toHaveLength(1)
})

test('a view after those fifteen seconds is written fifteen seconds later', async () => {
  countPageView({ db, log }, step)
  await vi.advanceTimersByTimeAsync(15_000)
  countPageView({ db, log }, step)
  await vi.advanceTimersByTimeAsync(15_000)
  expect(written).toHaveLength(2)
})

test('the end of a process writes the waiting views, and the timer then writes nothing', async () => {
  countPageView({ db, log }, step)
  await flushViews(db)
  expect(written).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(15_000)
  expect(written).toHaveLength(1)
})

test('without a database the counts are lost, and the log has a line', async () => {
  countPageView({ db: away, log }, step)
  await vi.advanceTimersByTimeAsync(15_000)
  expect(warn).toHaveBeenCalledTimes(1)
})
