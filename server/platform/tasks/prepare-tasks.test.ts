import { setTimeout } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { tasks } from '../../tasks.ts'
import { emptyDatabase, type TestDatabase } from '../../testing/database.ts'
import { migrate } from '../database/migrate.ts'
import { underStartLock } from '../database/start-lock.ts'
import { prepareTasks } from './prepare-tasks.ts'

let database: TestDatabase
beforeEach(async () => {
  database = await emptyDatabase()
})
afterEach(() => database.drop())

const hasQueues = async () =>
  (await database.owner.query({ text: `select from pg_namespace where nspname = 'pgboss'` })).length > 0

// PostgreSQL refuses the second of two copies that grant the same rights at once: "tuple concurrently updated".
test('a copy makes its queues after the copy that holds the start lock', async () => {
  await migrate(database.ownerUrl)
  const got = Promise.withResolvers<void>()
  const held = Promise.withResolvers<void>()
  const holder = underStartLock(database.ownerUrl, () => {
    got.resolve()
    return held.promise
  })
  await got.promise
  const copy = prepareTasks(database.ownerUrl, tasks)
  await setTimeout(500)
  expect(await hasQueues()).toBe(false)

  held.resolve()
  await Promise.all([holder, copy])
  expect(await hasQueues()).toBe(true)
})

test('three copies that start at once on an empty database all get ready', async () => {
  const copies = [1, 2, 3].map(async () => {
    await migrate(database.ownerUrl)
    await prepareTasks(database.ownerUrl, tasks)
  })
  await expect(Promise.all(copies)).resolves.toHaveLength(3)
})
