import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { chooseAnalytics, readAnalyticsChoice } from '../../session/analytics-choice.ts'
import { sendView } from './send-view.ts'

const postHog = { key: 'phc_test', host: 'https://eu.i.posthog.com' }

const fetch = vi.fn<(address: string, request: { body: string }) => Promise<Response>>()
const eventsSent = () => fetch.mock.calls.map(([, { body }]) => JSON.parse(body).event)

beforeEach(() => {
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
  const window = new EventTarget()
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window))
  vi.stubGlobal('removeEventListener', window.removeEventListener.bind(window))
  vi.stubGlobal('navigator', { onLine: true, webdriver: false })
  fetch.mockReset().mockResolvedValue(new Response())
  vi.stubGlobal('fetch', fetch)
})
afterEach(() => vi.unstubAllGlobals())

const view = () => sendView(postHog, { choice: readAnalyticsChoice(), page: 'blog', locale: 'ar' })

test('sends no view before somebody has answered, and after a refusal', () => {
  view()?.()
  chooseAnalytics(false)
  view()?.()
  expect(fetch).not.toHaveBeenCalled()
})

test('after a consent a view is sent, and its end', () => {
  chooseAnalytics(true)
  const leave = view()
  expect(eventsSent()).toEqual(['$pageview'])
  leave?.()
  expect(eventsSent()).toEqual(['$pageview', '$pageleave'])
})

test('a consent that is withdrawn on the page sends no end', () => {
  chooseAnalytics(true)
  const leave = view()
  chooseAnalytics(false)
  leave?.()
  expect(eventsSent()).toEqual(['$pageview'])
})

test('driven browsers and pages that are not counted send nothing', () => {
  chooseAnalytics(true)
  sendView(postHog, { choice: readAnalyticsChoice(), page: null, locale: 'ar' })
  vi.stubGlobal('navigator', { onLine: true, webdriver: true })
  view()
  expect(fetch).not.toHaveBeenCalled()
})
