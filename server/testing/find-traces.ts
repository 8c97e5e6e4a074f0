import fs from 'node:fs'
import path from 'node:path'
import type { Database } from '../platform/database/database.ts'
import { openSealed } from './open-sealed.ts'

/**
 * Where any of the words still stands: in any column of any table, in any schema, as text, as bytes or sealed, and in
 * names and contents of the files in a folder. Upper and lower case count as the same. Takes the owner's connection.
 */
export async function findTraces(
  { owner, folder, secret }: { owner: Database; folder: string; secret: string },
  words: readonly string[],
): Promise<string[]> {
  const needles = words.flatMap((word) => [word.toLowerCase(), Buffer.from(word).toString('hex')])
  const tables = await owner.query<{ name: string }>({
    text: `
      select format('%I.%I', schemaname, tablename) as name from pg_tables
      where schemaname not in ('pg_catalog', 'information_schema') order by 1`,
  })
  const found: string[] = []
  for (const { name } of tables)
    if ((await holds(owner, name, needles)) || (await holdsSealed(owner, name, { secret, words })))
      found.push(name)
  return [...found, ...filesHolding(folder, words)]
}

/** A row as text has its texts and JSON as they are, and its bytes in hexadecimal. */
async function holds(owner: Database, table: string, needles: readonly string[]): Promise<boolean> {
  const rows = await owner.query({
    text: `
      select from ${table} as line, unnest($1::text[]) as needle
      where position(needle in lower(line::text)) > 0 limit 1`,
    values: [needles],
  })
  return rows.length > 0
}

async function holdsSealed(
  owner: Database,
  table: string,
  { secret, words }: { secret: string; words: readonly string[] },
): Promise<boolean> {
  const rows = await owner.query<{ row: Record<string, unknown> }>({
    text: `select to_jsonb(line) as row from ${table} as line`,
  })
  const texts = rows.flatMap(({ row }) => openSealed(row, secret)).map((text) => text.toLowerCase())
  return words.some((word) => texts.some((text) => text.includes(word.toLowerCase())))
}

function filesHolding(folder: string, words: readonly string[]): string[] {
  if (!fs.existsSync(folder)) return []
  return fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => {
      const file = path.join(folder, name)
      const text = fs.statSync(file).isFile() ? fs.readFileSync(file, 'utf8') : ''
      return words.some((word) => `${name}\n${text}`.toLowerCase().includes(word.toLowerCase()))
    })
    .map((name) => `file ${name}`)
}

/** How many files lie in a folder and those below it. */
export const countFiles = (folder: string): number =>
  fs.existsSync(folder)
    ? fs.readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
        .length
    : 0
