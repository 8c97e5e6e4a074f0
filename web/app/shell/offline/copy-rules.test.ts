import { expect, test } from 'vitest'
import { isFresh, unusedAddresses } from './copy-rules.ts'

const now = Date.parse('2026-11-21T10:00:00Z')

test('a copy stays fresh for a day, for readers of its language only', () => {
  const copy = { locale: 'ar', copiedAt: '2026-11-21T09:00:00Z' } as const
  expect(isFresh(copy, 'ar', now)).toBe(true)
  expect(isFresh(copy, 'en', now)).toBe(false)
  expect(isFresh({ ...copy, copiedAt: '2026-11-20T09:59:00Z' }, 'ar', now)).toBe(false)
})

test('pages and looks of copies that are gone are dropped; shared looks and the list of copies stay', () => {
  const site = 'https://qareeb.example'
  const kept = [{ path: '/en/job/nurse', assets: ['/assets/site.css', '/files/pictures/oasis.webp'] }]
  const held = [
    '/saved-job-ads.json',
    '/en/job/nurse',
    '/assets/site.css',
    '/files/pictures/oasis.webp',
    '/job/%D9%85%D9%85%D8%B1%D8%B6%D8%A9',
    '/assets/site-before.css',
    '/files/pictures/nama.webp',
  ].map((path) => site + path)
  expect(unusedAddresses(held, kept)).toEqual(held.slice(4))
  expect(unusedAddresses(held, [])).toEqual(held.slice(1))
})
