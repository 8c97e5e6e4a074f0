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

const values = { name: 'Qareeb', email: '[us](mailto:us@qareeb.example)' }

test('cuts a page into title, introduction, sections and their parts', () => {
  expect(readPageText(markdown, { values, isStep: true })).toEqual({
    title: 'About Qareeb',
    introduction: {
      part: 'introduction',
      html: '<p>Write to <a href="mailto:us@qareeb.example">us</a>.</p>\n',
    },
    sections: [
      { part: '0', title: 'First', html: '<p>Prose.</p>\n', items: [] },
      {
        part: '1',
        title: 'Second',
        html: '',
        items: [
          { part: '1.0', id: 'named', title: 'Named part', html: '<p>Its text with {unknown}.</p>\n' },
          { part: '1.1', id: null, title: 'Part without a name', html: '<p>More.</p>\n' },
        ],
      },
    ],
  })
})

test('a document has the HTML in its markup alone', () => {
  const text = readPageText(markdown, { values, isStep: false })
  expect(text.sections[1]?.items[0]?.html).toBe('<p>Its text with {unknown}.</p>\n')
  expect(JSON.stringify(text)).not.toContain('<p>')
})

test('plain text has neither tags nor entities', () => {
  expect(plainText('<p>A &amp; B,\n<a href="/faq">more</a> &lt;here&gt;.</p>')).toBe('A & B, more <here>.')
})
