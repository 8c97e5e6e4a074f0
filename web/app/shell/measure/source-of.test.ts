import { expect, test } from 'vitest'
import { sourceOf } from './source-of.ts'

const origin = 'https://qareeb.example'

test.each([
  ['', 'direct'],
  ['https://www.google.com.sa/', 'engines'],
  ['https://duckduckgo.com/', 'engines'],
  ['https://t.co/abc', 'social'],
  ['https://l.facebook.com/', 'social'],
  ['https://notfacebook.com/', 'sites'],
  ['https://news.example/jobs?q=1', 'sites'],
  [`${origin}/search?q=driver`, 'search'],
  [`${origin}/en/search`, 'search'],
  [`${origin}/companies/oasis`, 'pages'],
  ['android-app://com.example', 'sites'],
])('a document with the referrer %s has the source %s', (referrer, source) => {
  expect(sourceOf({ before: undefined, referrer, origin })).toBe(source)
})

test('after the first page of a document the page before counts, not the referrer', () => {
  const referrer = 'https://www.google.com/'
  expect(sourceOf({ before: 'search', referrer, origin })).toBe('search')
  expect(sourceOf({ before: 'favorites', referrer, origin })).toBe('pages')
  expect(sourceOf({ before: null, referrer, origin })).toBe('pages')
})
