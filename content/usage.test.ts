import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { catalogue } from './ar/catalogue.ts'
import type { Noun } from './catalogues.ts'

const root = path.join(import.meta.dirname, '..')
const sources = new Map(
  globSync('{web/app,server,contract}/**/*.{ts,tsx}', { cwd: root })
    .filter((file) => !file.includes('node_modules') && !file.includes('.test.'))
    .map((file) => [file, readFileSync(path.join(root, file), 'utf8')]),
)
const everything = [...sources.values()].join('\n')

/** A noun's wording as a module that the server reads without a page: `phrases.title`. */
const fileOf = (noun: Noun) =>
  new RegExp(`phrases/(?:\\w+/)?${noun.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}'`)

/** The readers of a noun's phrases, and their imports: a type whose values are keys counts as a reader. */
function readersOf(noun: Noun): string {
  const readers = [...sources.keys()].filter((file) => {
    const text = sources.get(file) ?? ''
    return fileOf(noun).test(text) || text.includes(`'${noun}'`)
  })
  return [...new Set(readers.flatMap((file) => [file, ...importsOf(file)]))]
    .map((file) => sources.get(file))
    .join('\n')
}

const importsOf = (file: string) =>
  [...(sources.get(file) ?? '').matchAll(/from '(\.[^']+)'|from '@qareeb\/(contract\/[^']+)'/g)].map(
    ([, beside, promised]) => (beside ? path.join(path.dirname(file), beside) : `${promised}.ts`),
  )

/** Whether a key is named whole, by its group as in `category.${category}`, or as a property of the wording itself. */
const isSaid = (key: string, readers: string) => {
  const [group = '', ...rest] = key.split(/(?<=[./])/)
  // A code like `team.notFound` is nothing else anywhere; a word like `company` may be.
  const isCode = rest.length > 0
  return (
    (isCode ? everything : readers).includes(`'${key}'`) ||
    (isCode && everything.includes(`\`${group}\${`)) ||
    new RegExp(`(?:phrases|words)\\.${key}\\b`).test(readers)
  )
}

/** The fields of the API, whose names appear in problems. */
const isField = (key: string) => new RegExp(`\\b${key}\\b`).test(everything)

// The compiler keeps the keys of both languages equal, so the Arabic ones are enough.
test.each(Object.keys(catalogue) as Noun[])('every phrase of %s is said somewhere', async (noun) => {
  const { phrases } = await catalogue[noun]()
  const readers = readersOf(noun)
  const isUsed = (key: string) => isSaid(key, readers) || (noun === 'fields' && isField(key))
  expect(Object.keys(phrases).filter((key) => !isUsed(key))).toEqual([])
})
