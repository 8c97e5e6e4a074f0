import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { FileName } from './file-name.tsx'

test('a long name on one line is cut before its ending', () => {
  const html = renderToStaticMarkup(<FileName name="سيرة ذاتية طويلة.pdf" isOneLine />)
  expect(html).toContain('<span class="truncate">سيرة ذاتية طويلة</span>')
  expect(html).toContain('<bdi dir="ltr" class="shrink-0">.pdf</bdi>')
})

test('a name without an ending stays whole', () => {
  expect(renderToStaticMarkup(<FileName name=".profile" />)).toContain('.profile')
})
