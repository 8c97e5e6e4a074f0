import fs from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { freshDatabase, type TestDatabase } from '../../testing/database.ts'
import { describeTables } from './describe-tables.ts'

let test: TestDatabase
beforeAll(async () => {
  test = await freshDatabase()
})
afterAll(() => test.drop())

it('tables.ts equals the result of the migrations (if not: npm run generate:tables)', async () => {
  const written = fs.readFileSync(path.join(import.meta.dirname, 'tables.ts'), 'utf8')
  expect(written).toBe(await describeTables(test.owner))
})

it('describes what a column takes and gives', async () => {
  await test.owner.query({ text: `create type mood as enum ('calm', 'warm')` })
  await test.owner.query({
    text: `create table zz_sample (
      id bigint generated always as identity, name text not null, nick text, mood mood, tags text[], moods mood[] not null default '{}',
      at timestamptz not null default now(), extra jsonb, doubled int not null generated always as (1 * 2) stored)`,
  })
  const source = await describeTables(test.owner)
  expect(source.slice(source.indexOf('  zz_sample'))).toBe(`  zz_sample: {
    id: GeneratedAlways<number>
    name: string
    nick: string | null
    mood: 'calm' | 'warm' | null
    tags: string[] | null
    moods: Generated<string>
    at: Generated<Date>
    extra: unknown | null
    doubled: GeneratedAlways<number>
  }
}
`)
})
