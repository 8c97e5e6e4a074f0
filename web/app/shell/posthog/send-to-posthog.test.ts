import { beforeEach, expect, test, vi } from 'vitest'
import { sendToPostHog } from './send-to-posthog.ts'

const postHog = { key: 'phc_test', host: 'https://eu.i.posthog.com' }
const view = { event: '$pageview', visitor: 'a1', page: 'job-ad', locale: 'ar' } as const

const fetch = vi.fn<(address: string, request: RequestInit & { body: string }) => Promise<Response>>()
beforeEach(() => {
  fetch.mockReset().mockResolvedValue(new Response())
  vi.stubGlobal('fetch', fetch)
  vi.stubGlobal('navigator', { onLine: true })
})

test('a view goes to the capture endpoint with the pattern of the page and its language alone', () => {
  sendToPostHog(postHog, view)
  const [address, { body = '', ...rest } = {}] = fetch.mock.calls[0] ?? []
  expect(address).toBe('https://eu.i.posthog.com/i/v0/e/')
  expect(JSON.parse(body)).toEqual({
    api_key: 'phc_test',
    event: '$pageview',
    distinct_id: 'a1',
    properties: {
      distinct_id: 'a1',
      $pathname: '/job/:id',
      language: 'ar',
      $process_person_profile: false,
      $geoip_disable: true,
    },
  })
  expect(rest).toMatchObject({ credentials: 'omit', referrerPolicy: 'no-referrer', keepalive: true })
})

test('leaving a page sends the seconds on it', () => {
  sendToPostHog(postHog, { ...view, event: '$pageleave', seconds: 12 })
  expect(JSON.parse(fetch.mock.calls[0]?.[1].body ?? '').properties.seconds).toBe(12)
})

test('sends no event without a connection, and fails silently', async () => {
  vi.stubGlobal('navigator', { onLine: false })
  sendToPostHog(postHog, view)
  expect(fetch).not.toHaveBeenCalled()

  vi.stubGlobal('navigator', { onLine: true })
  fetch.mockRejectedValue(new TypeError('blocked'))
  expect(() => sendToPostHog(postHog, view)).not.toThrow()
  await Promise.resolve()
})
