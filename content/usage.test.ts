import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { catalogues, type Noun } from './catalogues.ts'

const root = path.join(import.meta.dirname, '..')
const sources = globSync('{web/app,server,contract}/**/*.{ts,tsx}', { cwd: root })
  .filter((file) => !file.includes('node_modules') && !file.includes('.test.'))
  .map((file) => readFileSync(path.join(root, file), 'utf8'))
const everything = sources.join('\n')

/** A noun's wording as a module that the server reads without a page: `phrases.title`. */
const fileOf = (noun: Noun) => `phrases/${noun.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}'`
const readersOf = (noun: Noun) =>
  sources.filter((text) => text.includes(fileOf(noun)) || text.includes(`'${noun}'`)).join('\n')

/** Whether a key is named whole, by its group as in `category.${category}`, or as a property of its noun. */
const isSaid = (key: string, noun: Noun) => {
  const group = key.slice(0, key.indexOf('.') + 1)
  return (
    everything.includes(`'${key}'`) ||
    (group !== '' && everything.includes(`\`${group}\${`)) ||
    new RegExp(`\\.${key}\\b`).test(readersOf(noun))
  )
}

/** The fields of the API, whose problems are told by their names. */
const isField = (key: string) => new RegExp(`\\b${key}\\b`).test(everything)

// The compiler keeps the keys of both languages equal, so the Arabic ones stand for both.
test.each(Object.keys(catalogues.ar) as Noun[])('every phrase of %s is said somewhere', async (noun) => {
  const { phrases } = await catalogues.ar[noun]()
  const isUsed = (key: string) => isSaid(key, noun) || (noun === 'fields' && isField(key))
  expect(Object.keys(phrases).filter((key) => !isUsed(key))).toEqual([])
})
