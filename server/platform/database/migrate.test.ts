import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { emptyDatabase, type TestDatabase } from '../../testing/database.ts'
import { migrate } from './migrate.ts'

let test: TestDatabase
let folder: string

beforeEach(async () => {
  test = await emptyDatabase()
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'migrations-'))
  write('0001_first.sql', 'create table first (id int primary key);')
})
afterEach(async () => {
  fs.rmSync(folder, { recursive: true })
  await test.drop()
})

const write = (file: string, sql: string) => fs.writeFileSync(path.join(folder, file), sql)
const run = () => migrate(test.ownerUrl, folder)
const countRows = async (table: string) => (await test.owner.query({ text: `select from ${table}` })).length

it('applies each migration once, in order', async () => {
  write('0002_second.sql', 'create table second (id int references first);')
  expect(await run()).toEqual(['0001_first.sql', '0002_second.sql'])
  expect(await run()).toEqual([])

  write('0003_third.sql', 'insert into first values (3);')
  expect(await run()).toEqual(['0003_third.sql'])
  expect(await countRows('first')).toBe(1)
})

it('lets copies that start at the same time wait for each other', async () => {
  write('0002_rows.sql', 'insert into first values (1); select pg_sleep(0.05);')
  const applied = await Promise.all([run(), run(), run()])
  expect(applied.flat().toSorted()).toEqual(['0001_first.sql', '0002_rows.sql'])
})

it('undoes all of a migration that fails, and names its file and line', async () => {
  write('0002_bad.sql', 'insert into first values (1);\nselect nonsense;')
  await expect(run()).rejects.toThrow(
    'Migration 0002_bad.sql failed in line 2: column "nonsense" does not exist',
  )
  expect(await countRows('first')).toBe(0)

  write('0002_bad.sql', 'insert into first values (1);')
  expect(await run()).toEqual(['0002_bad.sql'])
})

it('names the server that cannot be reached', async () => {
  const nobody = 'postgres://owner:secret@127.0.0.1:1/jobs'
  await expect(migrate(nobody, folder)).rejects.toThrow(
    'PostgreSQL at 127.0.0.1:1, database jobs cannot be reached: connect ECONNREFUSED 127.0.0.1:1',
  )
})

it('refuses a migration that was edited after it had been applied', async () => {
  await run()
  write('0001_first.sql', 'create table first (id bigint primary key);')
  await expect(run()).rejects.toThrow('Migration 0001_first.sql was edited after it had been applied.')
})

it('runs a marked statement outside of a transaction', async () => {
  write(
    '0002_index.sql',
    '-- no transaction\ncreate index concurrently if not exists first_id on first (id);',
  )
  expect(await run()).toEqual(['0001_first.sql', '0002_index.sql'])
})

it('leaves a database of newer code alone', async () => {
  write('0002_newer.sql', 'create table newer ();')
  await run()
  fs.rmSync(path.join(folder, '0002_newer.sql'))
  expect(await run()).toEqual([])
})

it.each(['0003_gap.sql', 'second.sql', '0001_again.sql'])(
  'refuses the file name %s as the second',
  async (file) => {
    write(file, 'select 1;')
    await expect(run()).rejects.toThrow('is not number')
  },
)
