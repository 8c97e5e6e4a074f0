import fs from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

// Rules about the text of a file; walls between files stand in scripts/imports/rules.ts.

const server = import.meta.dirname
const sources = fs
  .readdirSync(server, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.includes('node_modules'))
  .map((file) => ({ file, text: fs.readFileSync(path.join(server, file), 'utf8') }))

/** The first folder of a path, or nothing for a file that lies in `server` itself. */
const folderOf = (file: string) => (file.includes('/') ? file.split('/')[0] : '')

const infrastructure = new Set(['platform', 'testing', 'demo-data', ''])

it('finds the sources it is about', () => {
  expect(sources.length).toBeGreaterThan(300)
})

it('only queries read the database', () => {
  const places = /^(platform\/database|testing|demo-data)\/|(^|\/)queries(\.ts$|\/)|^search\/engine\//
  const asking = sources.filter(({ text }) => /\.(query|kysely)\b(?!\s*[:?])|\bsql`/.test(text))
  const elsewhere = asking.filter(({ file, text }) => !places.test(file) && /\bdb\b/.test(text))
  expect(elsewhere.map(({ file }) => file)).toEqual([])
})

it('a mail is sent by a file mail-….ts, or remind-of-….ts', () => {
  const sending = sources.filter(
    ({ file, text }) => !infrastructure.has(folderOf(file) ?? '') && /\bmail\.send\(/.test(text),
  )
  expect(sending.length).toBeGreaterThan(10)
  const elsewhere = sending.filter(({ file }) => !/(^|\/)(mail|remind-of)-[a-z-]+\.ts$/.test(file))
  expect(elsewhere.map(({ file }) => file)).toEqual([])
})

it('a use case has no clock or chance but those of the configuration', () => {
  const nouns = sources.filter(({ file }) => !infrastructure.has(folderOf(file) ?? ''))
  const own = nouns.filter(({ text }) => /\bDate\.now\(|\bnew Date\(\)|\bMath\.random\(/.test(text))
  expect(own.map(({ file }) => file)).toEqual([])
})

/** Texts that pass a transaction by hand, or next to a context with another database. */
const byHand = /\.transaction\(|(?<!\.\.\.)\b(context|services|caller)(: [^,()]+)?,\s+db\b/

it('a use case opens its transaction with server/ground/use-case.ts and passes on the context alone', () => {
  expect('run(context: Context, db: Database, id: string)').toMatch(byHand)
  expect('await insertEvent(context, db, { id })').toMatch(byHand)
  expect('context.db.transaction((db) => insert(db))').toMatch(byHand)
  expect('inTransaction(context, ({ db }) => insert(db))').not.toMatch(byHand)

  const nouns = sources.filter(({ file }) => !infrastructure.has(folderOf(file) ?? ''))
  const opening = nouns.filter(({ file, text }) => file !== 'ground/use-case.ts' && byHand.test(text))
  expect(opening.map(({ file }) => file)).toEqual([])
})
