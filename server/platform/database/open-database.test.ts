import { afterEach, beforeEach, expect, it } from 'vitest'
import { emptyDatabase, type TestDatabase } from '../../testing/database.ts'
import { type OpenDatabase, openDatabase } from './open-database.ts'

let test: TestDatabase
const opened: OpenDatabase[] = []

beforeEach(async () => {
  test = await emptyDatabase()
})
afterEach(async () => {
  for (const database of opened.splice(0)) await database.close()
  await test.drop()
})

async function open(): Promise<{ database: OpenDatabase; applied: string[] }> {
  const applied: string[] = []
  const config = { url: test.ownerUrl, home: '/nowhere', poolSize: 2 }
  const database = await openDatabase(config, { onMigration: (name) => applied.push(name) })
  opened.push(database)
  return { database, applied }
}

it('brings a server of one’s own to the newest schema, once, and works as the role that owns nothing', async () => {
  const first = await open()
  expect(first.applied[0]).toBe('0001_roles.sql')
  expect(first.database.embedded).toBeUndefined()
  expect(await first.database.db.query({ text: 'select current_user::text as name' })).toEqual([
    { name: 'qareeb_app' },
  ])

  const second = await open()
  expect(second.applied).toEqual([])
})

it('refuses to serve with a role that bypasses row-level security', async () => {
  await open()
  await test.owner.query({ text: 'create table mine (); alter table mine owner to qareeb_app' })
  await expect(open()).rejects.toThrow('The role qareeb_app is too powerful to serve requests')
})
