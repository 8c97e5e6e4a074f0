import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../platform/database/database.ts'
import { freshDatabase, type TestDatabase } from '../testing/database.ts'
import { openTestApp, testServices } from '../testing/test-app.ts'
import { checkHealth } from './check-health.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.drop())

test.each([
  ['/api/v1', 'ok'],
  ['/api/v1/ready', 'ready'],
])('%s answers only with the healthy status', async (url, status) => {
  const { app } = await openTestApp({ db: database.db })
  const answer = await app.inject(url)
  await app.close()

  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toEqual({ status })
  expect(answer.headers['cache-control']).toBe('no-store')
})

test.each(['/api/v1', '/api/v1/ready'])('%s is 503 when the database is away', async (url) => {
  const { app } = await openTestApp()
  const answer = await app.inject({ url, headers: { 'accept-language': 'en' } })
  await app.close()

  expect(answer.statusCode).toBe(503)
  expect(answer.json().code).toBe('server.unavailable')
  expect(answer.headers['retry-after']).toBe('2')
  expect(answer.body).not.toMatch(/ECONN|postgres|select/i)
})

test('three hundred checks at once cause one query, and each is answered', async () => {
  let asked = 0
  const slow: Database = {
    ...database.db,
    query: async (statement) => {
      asked += 1
      await new Promise((resolve) => setTimeout(resolve, 50))
      return database.db.query(statement)
    },
  }
  const { services } = testServices({ db: slow })
  await Promise.all(Array.from({ length: 300 }, () => checkHealth(services)))
  expect(asked).toBe(1)
})

test('a pool without a free connection is not reported as a dead database', async () => {
  const busy: Database = { ...database.db, query: () => new Promise<never>(() => undefined) }
  const { services } = testServices({ db: busy })
  await expect(checkHealth({ ...services, probe: database.db })).resolves.toBeUndefined()
})

test('an answer is given again for a second, and not for longer', async () => {
  let moment = new Date('2026-11-21T10:00:00Z')
  let isAway = false
  const failing: Database = {
    ...database.db,
    query: (statement) => (isAway ? Promise.reject(new Error('away')) : database.db.query(statement)),
  }
  const { services } = testServices({ db: failing, now: () => moment })
  await checkHealth(services)
  isAway = true
  moment = new Date(moment.getTime() + 999)
  await expect(checkHealth(services)).resolves.toBeUndefined()
  moment = new Date(moment.getTime() + 1)
  await expect(checkHealth(services)).rejects.toMatchObject({ code: 'server.unavailable' })
})

test('a database that does not answer is given up after a moment', async () => {
  const hung: Database = { ...database.db, query: () => new Promise<never>(() => undefined) }
  const { services } = testServices({ db: hung })
  await expect(checkHealth(services, 1)).rejects.toMatchObject({ code: 'server.unavailable' })
})
