import { expect, test } from 'vitest'
import { makeRequestContext, type PageServices } from './request-context.ts'

const origin = 'https://qareeb.example'
const services: PageServices = {
  api: () => Promise.reject(new Error('nothing is asked')),
  nonce: 'nonce',
  isSignInApart: false,
  site: { origin, name: { ar: 'قريب', en: 'Qareeb' }, supportEmail: 'support@qareeb.example', links: {} },
  now: () => new Date('2026-11-21T12:00:00Z'),
  reportError: () => undefined,
}

test.each([
  ['/', 'ar', false],
  ['/_.data', 'ar', true],
  ['/en', 'en', false],
  ['/en.data?_routes=home-en', 'en', true],
  ['/en/search.data', 'en', true],
  ['/english.data', 'ar', true],
])('%s is in %s, and a step from another page: %s', (address, locale, isStep) => {
  expect(makeRequestContext(new Request(origin + address), services)).toMatchObject({ locale, isStep })
})
