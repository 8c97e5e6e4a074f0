import { beforeEach, expect, test, vi } from 'vitest'

let stored: Map<string, string>
beforeEach(() => {
  stored = new Map()
  vi.resetModules()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
})

test('analytics are refused before somebody chooses', async () => {
  const { readAnalyticsChoice } = await import('./analytics-choice.ts')
  expect(readAnalyticsChoice()).toEqual({ kind: 'open' })
  expect(stored.size).toBe(0)
})

test('a consent has a number of its own, and the next one another', async () => {
  const { chooseAnalytics, readAnalyticsChoice } = await import('./analytics-choice.ts')
  chooseAnalytics(true)
  const first = readAnalyticsChoice()
  expect(first).toEqual({ kind: 'allowed', visitor: stored.get('analytics') })
  expect(readAnalyticsChoice()).toBe(first)

  chooseAnalytics(false)
  expect(readAnalyticsChoice()).toEqual({ kind: 'declined' })
  expect([...stored.values()]).toEqual(['declined'])

  chooseAnalytics(true)
  expect(readAnalyticsChoice()).not.toEqual(first)
})

test('the choice holds without storage', async () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new Error('denied')
    },
    setItem: () => {
      throw new Error('denied')
    },
  })
  const { chooseAnalytics, readAnalyticsChoice } = await import('./analytics-choice.ts')
  chooseAnalytics(false)
  expect(readAnalyticsChoice()).toEqual({ kind: 'declined' })
})
