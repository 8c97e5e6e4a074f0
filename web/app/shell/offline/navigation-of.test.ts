import { expect, test } from 'vitest'
import { leaves } from './navigation-of.ts'

const here = new URL('https://qareeb.example/dashboard?tab=1')

test.each(['/dashboard/company-details', '/dashboard?tab=2', 'https://qareeb.example/en', '/'])(
  '%s is another page of the site',
  (address) => {
    expect(leaves(address, here)).toBe(true)
  },
)

test.each([
  '#content',
  '/dashboard?tab=1#top',
  'https://other.example/dashboard/ads',
  'mailto:a@qareeb.example',
  'http://[',
])('%s is not', (address) => {
  expect(leaves(address, here)).toBe(false)
})
