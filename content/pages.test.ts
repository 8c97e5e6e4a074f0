import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { catalogue as arabicCatalogue } from './ar/catalogue.ts'
import { phrases as arabic } from './ar/phrases/reading/faq.ts'
import { catalogue as englishCatalogue } from './en/catalogue.ts'
import { phrases as english } from './en/phrases/reading/faq.ts'

const folderOf = (locale: string) => path.join(import.meta.dirname, locale, 'pages')
const files = readdirSync(folderOf('ar'))
const read = (locale: string, file: string) => readFileSync(path.join(folderOf(locale), file), 'utf8')

/** The structure of a page without its words: levels of headings with their names, and placeholders. */
const shapeOf = (markdown: string) => ({
  headings: markdown
    .split('\n')
    .filter((line) => line.startsWith('#'))
    .map((line) => `${/^#+/.exec(line)?.[0]} ${/\{#[a-z0-9-]+\}$/.exec(line)?.[0] ?? ''}`),
  placeholders: [...new Set([...markdown.matchAll(/\{\w+\}/g)].map(([found]) => found))].toSorted(),
})

test.each(files)('%s has the same structure in both languages', (file) => {
  expect(shapeOf(read('en', file))).toEqual(shapeOf(read('ar', file)))
})

test.each(['ar', 'en'])('names of parts are unique (%s)', (locale) => {
  for (const file of files) {
    const names = [...read(locale, file).matchAll(/\{#([a-z0-9-]+)\}$/gm)].map(([, name]) => name)
    expect(names).toEqual([...new Set(names)])
  }
})

test.each([
  ['ar', arabicCatalogue],
  ['en', englishCatalogue],
])(
  'buttons and parts that the manual quotes are on the site under these words (%s)',
  async (locale, catalogue) => {
    const nouns = await Promise.all(Object.values(catalogue).map((load) => load()))
    const words = new Set(nouns.flatMap(({ phrases }) => Object.values(phrases)))
    const quoted = [...read(locale, 'account-deletion-manual.md').matchAll(/[«“]([^»”]+)[»”]/g)].map(
      ([, text = '']) => text,
    )
    expect(quoted.length).toBeGreaterThan(5)
    expect(quoted.filter((text) => !words.has(text))).toEqual([])
  },
)

test('the page for companies has its four sections', () => {
  expect(read('ar', 'partner.md').match(/^## /gm)).toHaveLength(4)
})

test.each([
  ['ar', arabic.placeholder],
  ['en', english.placeholder],
])('finds the question that the search proposes (%s)', (locale, proposed) => {
  const words = proposed.replace('…', '').split(/[,،] /)
  expect(words.length).toBeGreaterThan(1)
  for (const word of words) expect(read(locale, 'faq.md').toLowerCase()).toContain(word.toLowerCase())
})

test.each(['ar', 'en'])('every question has an address of its own (%s)', (locale) => {
  const questions = read(locale, 'faq.md').match(/^### .*$/gm) ?? []
  expect(questions.length).toBeGreaterThan(15)
  expect(questions.filter((question) => !/ \{#[a-z0-9-]+\}$/.test(question))).toEqual([])
})
