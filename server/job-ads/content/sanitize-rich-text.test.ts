import fc from 'fast-check'
import { expect, test } from 'vitest'
import { harmlessHtml, scriptPayloads } from '../../testing/script-payloads.ts'
import { sanitizeRichText } from './sanitize-rich-text.ts'

test.each([
  ['headings, paragraphs and lists', '<h3>المهام</h3><p>عمل</p><ul><li>أول</li></ul><ol><li>ثانٍ</li></ol>'],
  ['bold and italic', '<p><strong>bold</strong> and <em>italic</em></p>'],
  ['a line break', '<p>one<br />two</p>'],
])('keeps %s as they are', (_, html) => {
  expect(sanitizeRichText(html).html).toBe(html)
})

test.each([
  ['<h1>Title</h1><h5>Small</h5>', '<h3>Title</h3><h4>Small</h4>'],
  ['<div><b>Bold</b> <i>italic</i></div>', '<p><strong>Bold</strong> <em>italic</em></p>'],
  ['<p class="MsoNormal" style="color:red" dir="rtl">نص</p>', '<p>نص</p>'],
  ['<table><tr><td>cell</td></tr></table>', '<p>cell</p>'],
  ['<p> </p><ul><li></li></ul><p>rest</p>', '<p>rest</p>'],
  ['<p>unclosed <strong>mark', '<p>unclosed <strong>mark</strong></p>'],
  ['5 < 6 & 7 > 3', '<p>5 &lt; 6 &amp; 7 &gt; 3</p>'],
  ['First line\nsecond line\n\nNext paragraph', '<p>First line<br />second line</p><p>Next paragraph</p>'],
  ['One\n\n<b>two</b> words\nthree', '<p>One</p><p><strong>two</strong> words<br />three</p>'],
  ['<p><a href="/x">a</a><b>b</b></p><p>c</p>', '<p>a<strong>b</strong></p><p>c</p>'],
  ['<b>One\n\ntwo</b>', '<p><strong>One</strong></p><p>two</p>'],
  ['<ul><li>one</li></ul>\n\n<ul><li>two</li></ul>', '<ul><li>one</li></ul>\n\n<ul><li>two</li></ul>'],
])('writes %j as %j', (written, stored) => {
  expect(sanitizeRichText(written).html).toBe(stored)
})

test.each([
  [
    '<a href="https://oasis.example/jobs" target="_blank" onclick="x()">site</a>',
    'https://oasis.example/jobs',
  ],
  ['<a href="mailto:jobs@oasis.example">mail</a>', 'mailto:jobs@oasis.example'],
])('keeps the link %s without its other attributes', (written, href) => {
  const text = written.replace(/<[^>]*>/g, '')
  expect(sanitizeRichText(written).html).toBe(
    `<p><a href="${href}" rel="nofollow noopener ugc">${text}</a></p>`,
  )
})

test.each([
  '/search',
  '//evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  'tel:0501234567',
  'https://',
  '',
])('keeps the words of a link to %j and drops the link', (href) => {
  expect(sanitizeRichText(`<p><a href="${href}">words</a></p>`).html).toBe('<p>words</p>')
})

test.each(scriptPayloads)('makes %j harmless', (payload) => {
  for (const written of [payload, `<p>before ${payload} after</p>`, `<ul><li>${payload}`]) {
    expect(sanitizeRichText(written).html).toMatch(harmlessHtml)
  }
})

const pieces = fc.constantFrom(
  '<',
  '>',
  '</',
  '"',
  "'",
  '=',
  '&',
  ';',
  '&lt;',
  '&#',
  '<p',
  '<a href=',
  'javascript:',
  '<svg',
  '<!--',
  '-->',
  ']]>',
  '\0',
  ' ',
)

test('for any input, the stored text is harmless and stays the same when stored again', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(pieces, fc.string({ unit: 'grapheme' }))), (parts) => {
      const { html } = sanitizeRichText(parts.join(''))
      expect(html).toMatch(harmlessHtml)
      expect(sanitizeRichText(html).html).toBe(html)
    }),
    { numRuns: 500 },
  )
})

test('gives the words of a description for search, a line for each paragraph and item', () => {
  const { text } = sanitizeRichText(
    '<h3>المهام</h3>\n<ul><li>Q&amp;A &lt; 5</li><li>متابعة <b>العملاء</b></li></ul>',
  )
  expect(text).toBe('المهام\nQ&A < 5\nمتابعة العملاء')
})

test('flattens lists that are nested too deeply', () => {
  const { html } = sanitizeRichText('<ul><li>'.repeat(2000) + 'deep')
  expect(html.match(/<ul>/g)?.length).toBeLessThanOrEqual(6)
  expect(html).toContain('deep')
})
