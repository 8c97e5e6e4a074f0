import fs from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

// What the linter's import rules cannot say, because it sees the text of an import and not where it leads.

const server = import.meta.dirname
const sources = fs
  .readdirSync(server, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.includes('node_modules'))
  .map((file) => ({ file, text: fs.readFileSync(path.join(server, file), 'utf8') }))

const imports = sources.flatMap(({ file, text }) =>
  [...text.matchAll(/(?:from|import)\s*\(?'(\.[^']+)'/g)].map(([, target = '']) => ({
    file,
    target: path.join(path.dirname(file), target),
  })),
)

/** The first folder of a path, or nothing for a file that lies in `server` itself. */
const folderOf = (file: string) => (file.includes('/') ? file.split('/')[0] : '')

const infrastructure = new Set(['platform', 'testing', 'demo-data', ''])

it('finds the imports it is about', () => {
  expect(imports.length).toBeGreaterThan(50)
})

it('the platform knows no noun', () => {
  const known = imports
    .filter(({ file }) => folderOf(file) === 'platform')
    .filter(
      ({ target }) => folderOf(target) !== 'platform' && (folderOf(target) !== '' || target === 'app.ts'),
    )
  expect(known).toEqual([])
})

it('a noun leaves the queries of another noun alone', () => {
  const borrowed = imports
    .filter(({ file }) => !infrastructure.has(folderOf(file) ?? ''))
    .filter(({ target }) => /^[a-z-]+\/queries(\.ts$|\/)/.test(target))
    .filter(({ file, target }) => folderOf(file) !== folderOf(target))
  expect(borrowed).toEqual([])
})

it('no product code uses what is made for tests', () => {
  const used = imports
    .filter(({ file }) => folderOf(file) !== 'testing')
    .filter(({ target }) => folderOf(target) === 'testing')
  expect(used).toEqual([])
})

it('only queries ask the database', () => {
  const places = /^(platform\/database|testing|demo-data)\/|(^|\/)queries(\.ts$|\/)|^search\/engine\//
  const asking = sources.filter(({ text }) => /\.(query|kysely)\b(?!\s*[:?])|\bsql`/.test(text))
  const elsewhere = asking.filter(({ file, text }) => !places.test(file) && /\bdb\b/.test(text))
  expect(elsewhere.map(({ file }) => file)).toEqual([])
})

it('nobody but the configuration makes a clock or chance of its own in a use case', () => {
  const nouns = sources.filter(({ file }) => !infrastructure.has(folderOf(file) ?? ''))
  const own = nouns.filter(({ text }) => /\bDate\.now\(|\bnew Date\(\)|\bMath\.random\(/.test(text))
  expect(own.map(({ file }) => file)).toEqual([])
})
