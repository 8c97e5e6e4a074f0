import fc from 'fast-check'
import { expect, test } from 'vitest'
import { scriptPayloads } from '../../testing/script-payloads.ts'
import { sanitizePost } from './sanitize-post.ts'

const host = 'https://blog.example'
const sanitize = (html: string) => sanitizePost(html, host)

/** All that a stored post may hold: a text that matches wholly runs nothing and loads pictures of the host alone. */
const harmless =
  /^(?:[^<>]|<\/?(?:h2|h3|h4|p|ul|ol|li|strong|em|s|sub|sup|blockquote|pre|code|figure|figcaption|table|thead|tbody|tr|th|td)>|<[bh]r \/>|<a href="(?:https?:\/\/|mailto:)[^"<>]*" rel="noopener">|<\/a>|<img src="https:\/\/blog\.example\/[^"<>]*" alt="[^"<>]*"(?: width="\d+" height="\d+")? loading="lazy" referrerpolicy="no-referrer" \/>)*$/

test.each([
  '<h2>Pay</h2><p>One<br />two <strong>bold</strong> <em>soft</em> <s>old</s></p><hr />',
  '<ul><li>one</li></ul><ol><li>two</li></ol><blockquote>said</blockquote>',
  '<pre><code>a &lt; b</code></pre>',
  '<table><thead><tr><th>a</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table>',
])('keeps %s as it is', (html) => {
  expect(sanitize(html)).toBe(html)
})

test.each([
  ['<h1 id="top">Title</h1>', '<h2>Title</h2>'],
  ['<p></p><p> </p><p>rest</p>', '<p>rest</p>'],
  [
    '<div class="kg-card kg-callout-card kg-callout-card-blue"><div class="kg-callout-text">Note this</div></div>',
    '<blockquote>Note this</blockquote>',
  ],
  [
    '<a href="https://law.example/?ref=blog" class="x">law</a>',
    '<a href="https://law.example/?ref=blog" rel="noopener">law</a>',
  ],
  ['<a href="/about">words</a> <a href="#top">up</a>', 'words up'],
  [
    `<p><a href="https://a.example/"><em><img src="${host}/a.jpg"></em></a></p>`,
    `<p><a href="https://a.example/" rel="noopener"><em><img src="${host}/a.jpg" alt="" loading="lazy" referrerpolicy="no-referrer" /></em></a></p>`,
  ],
  ['<!--kg-card-begin: html--><p>x</p><!--kg-card-end: html-->', '<p>x</p>'],
  ['<figure><iframe src="https://video.example/1"></iframe></figure><p>x</p>', '<p>x</p>'],
])('writes %s as %s', (written, stored) => {
  expect(sanitize(written)).toBe(stored)
})

test('keeps a picture of the host with its size and words', () => {
  const written = `<figure class="kg-card kg-image-card"><img src="${host}/content/images/a.jpg" class="kg-image" alt="A desk" loading="eager" width="2000" height="1333" srcset="https://evil.example/a.jpg 600w" onload="x()"><figcaption>Desk</figcaption></figure>`
  expect(sanitize(written)).toBe(
    `<figure><img src="${host}/content/images/a.jpg" alt="A desk" width="2000" height="1333" loading="lazy" referrerpolicy="no-referrer" /><figcaption>Desk</figcaption></figure>`,
  )
})

test.each([
  'https://evil.example/a.jpg',
  'http://blog.example/a.jpg',
  'https://blog.example.evil.example/a.jpg',
  'https://blog.example@evil.example/a.jpg',
  'https://blog.example:444/a.jpg',
  '//blog.example/a.jpg',
  '/content/images/a.jpg',
  'data:image/png;base64,AAAA',
  'javascript:alert(1)',
  '',
])('drops a picture at %j', (src) => {
  expect(sanitize(`<p>text<img src="${src}"></p>`)).toBe('<p>text</p>')
})

test.each(scriptPayloads)('makes %j harmless', (payload) => {
  for (const written of [payload, `<p>before ${payload} after</p>`, `<figure><table><tr><td>${payload}`])
    expect(sanitize(written)).toMatch(harmless)
})

const pieces = fc.constantFrom(
  ...'< > </ " \' = & ; &lt; <p <svg <!-- --> <table> <pre> <script> </script> javascript: onerror= x'.split(
    ' ',
  ),
  '<a href=',
  '<img src=',
  '<div class="kg-callout-card">',
  'https://blog.example/a',
  'https://evil.example/',
  '\0',
  ' ',
)

test('any mix of parts is harmless, and stays the same when it is sanitised again', () => {
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 30 }), (some) => {
      const once = sanitize(some.join(''))
      expect(once).toMatch(harmless)
      expect(sanitize(once)).toBe(once)
    }),
  )
})
