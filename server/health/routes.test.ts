import { afterAll, beforeAll, expect, test } from 'vitest'
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
])('%s says that all is well, and nothing else', async (url, status) => {
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

test('a database that does not answer is given up after a moment', async () => {
  const hung = { ...database.db, query: () => new Promise<never>(() => undefined) }
  const { services } = testServices({ db: hung })
  await expect(checkHealth(services, 1)).rejects.toMatchObject({ code: 'server.unavailable' })
})
