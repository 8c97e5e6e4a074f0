import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Services } from '../../ground/context.ts'
import { freshDatabase, type TestDatabase } from '../../testing/database.ts'
import { testServices } from '../../testing/test-app.ts'
import { type Attempt, countAttempts, forgetAttempts, takeBackAttempt } from './attempts.ts'

const limit = { action: 'knock', allowed: 3, windowSeconds: 60 }

let database: TestDatabase
let services: Services
let moment = new Date('2026-11-21T10:00:00Z')
beforeAll(async () => {
  database = await freshDatabase()
  services = testServices({ db: database.db, now: () => moment }).services
})
afterAll(() => database.drop())

/** Seconds to wait, or 0. */
const knock = (...attempts: Attempt[]) =>
  countAttempts(services, attempts).then(
    () => 0,
    ({ retryAfterSeconds }) => Number(retryAfterSeconds),
  )

test('lets through as many as are allowed, however many come at once', async () => {
  const waits = await Promise.all(Array.from({ length: 10 }, () => knock([limit, 'at once'])))
  expect(waits.filter((wait) => wait === 0)).toHaveLength(3)
  expect(new Set(waits)).toEqual(new Set([0, 60]))
})

test('begins again when the window is over, which further tries do not stretch', async () => {
  for (let no = 1; no <= 4; no += 1) await knock([limit, 'again'])
  moment = new Date(moment.getTime() + 59_000)
  expect(await knock([limit, 'again'])).toBe(1)
  moment = new Date(moment.getTime() + 1_000)
  expect(await knock([limit, 'again'])).toBe(0)
})

test('each subject and each action has a count of its own, and a call counts every attempt that it lists', async () => {
  const other = { ...limit, action: 'ring', allowed: 1 }
  expect(await knock([limit, 'sara'], [other, 'sara'])).toBe(0)
  expect(await knock([limit, 'sara'], [other, 'sara'])).toBe(60)
  expect(await knock([limit, 'sara'])).toBe(0)
  expect(await knock([limit, 'sara'])).toBe(60)
})

test('one attempt can be taken back, or all can be deleted', async () => {
  const attempt: Attempt = [limit, 'omar']
  for (let no = 1; no <= 3; no += 1) await knock(attempt)
  await takeBackAttempt(services, attempt)
  expect([await knock(attempt), await knock(attempt)]).toEqual([0, 60])
  await forgetAttempts(services, attempt)
  expect(await knock(attempt)).toBe(0)
})

test('stores nothing that identifies the counted person', async () => {
  await knock([limit, 'sara@qareeb.example'])
  const rows = await database.owner.query<{ text: string }>({
    text: 'select attempt::text as text from attempt',
  })
  expect(rows.map(({ text }) => text).join()).not.toContain('sara')
})
