import { expect, test } from 'vitest'
import { readPost } from './read-post.ts'

const file = (body: string, slug = 'net-pay') => `---
slug: ${slug}
date: 2026-09-08
audience: seekers
topic: pay
title: Pay: what arrives
description: A sentence.
---

${body}`

test('reads what stands above the text, and the text', () => {
  expect(readPost(file('## A part\n\nWords.'))).toEqual({
    publishedOn: '2026-09-08',
    audience: 'seekers',
    topic: 'pay',
    slug: 'net-pay',
    title: 'Pay: what arrives',
    description: 'A sentence.',
    html: '<h2>A part</h2>\n<p>Words.</p>',
    minutes: 1,
    cover: null,
  })
})

test('tables become tables, and HTML stays text', () => {
  const { html } = readPost(file('| a | b |\n| --- | --- |\n| 1 | 2 |\n\n<script>alert(1)</script>'))
  expect(html).toContain('<td>1</td>')
  expect(html).not.toContain('<script')
})

test('reading time goes up to the next minute', () => {
  expect(readPost(file('word '.repeat(401))).minutes).toBe(3)
})

test.each(['Net Pay', 'a/b', '-a', 'a_b', ''])('refuses the slug "%s"', (slug) => {
  expect(() => readPost(file('', slug))).toThrow(/slug/)
})
