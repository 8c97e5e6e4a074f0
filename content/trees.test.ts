import { readdirSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { catalogues } from './catalogues.ts'

const here = fileURLToPath(new URL('.', import.meta.url))
const treeOf = (locale: string) => readdirSync(`${here}${locale}`, { recursive: true }).map(String).toSorted()

const camelCase = (file: string) =>
  file.replace('.ts', '').replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

test('both languages have the same tree', () => {
  expect(treeOf('en')).toEqual(treeOf('ar'))
})

test.each(['ar', 'en'] as const)('every phrase file of %s is in the catalogue', async (locale) => {
  // Some nouns share a room of the folder.
  const files = readdirSync(`${here}${locale}/phrases`, { recursive: true })
    .map(String)
    .filter((file) => file.endsWith('.ts'))
    .map((file) => camelCase(path.basename(file)))
    .toSorted()
  const { catalogue } = await catalogues[locale]()
  expect(Object.keys(catalogue).toSorted()).toEqual(files)
})
