import { expect, test } from 'vitest'
import { callbackPage } from './callback-page.ts'

const page = { result: { code: 'x'.repeat(43) }, siteName: 'A & B', loginPath: '/login', nonce: 'once' }

test.each([
  ['ar', 'rtl', 'أغلق هذه النافذة'],
  ['en', 'ltr', 'Close this window'],
] as const)('says in %s what to do with a window that cannot close itself', (locale, dir, sentence) => {
  const html = callbackPage({ ...page, locale })
  expect(html).toContain(`<html lang="${locale}" dir="${dir}">`)
  expect(html).toContain(sentence)
  expect(html).toContain('<a href="/login">A &amp; B</a>')
})
