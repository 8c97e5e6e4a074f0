import { expect, test } from 'vitest'
import { plainText, readPageText } from './page-text.server.ts'

const markdown = `# About {name}

Write to {email}.

## First

Prose.

## Second

### Named part {#named}

Its text with {unknown}.

### Part without a name

More.
`

test('cuts a page into title, introduction, sections and their parts', () => {
  expect(readPageText(markdown, { name: 'Qareeb', email: '[us](mailto:us@qareeb.example)' })).toEqual({
    title: 'About Qareeb',
    introduction: '<p>Write to <a href="mailto:us@qareeb.example">us</a>.</p>\n',
    sections: [
      { title: 'First', html: '<p>Prose.</p>\n', items: [] },
      {
        title: 'Second',
        html: '',
        items: [
          { id: 'named', title: 'Named part', html: '<p>Its text with {unknown}.</p>\n' },
          { id: null, title: 'Part without a name', html: '<p>More.</p>\n' },
        ],
      },
    ],
  })
})

test('plain text has neither tags nor entities', () => {
  expect(plainText('<p>A &amp; B,\n<a href="/faq">more</a> &lt;here&gt;.</p>')).toBe('A & B, more <here>.')
})
