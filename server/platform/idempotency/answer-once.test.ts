import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Context } from '../../ground/context.ts'
import { AppError } from '../../ground/errors.ts'
import { freshDatabase, type TestDatabase } from '../../testing/database.ts'
import { testServices } from '../../testing/test-app.ts'
import { answerOnce } from './answer-once.ts'

let database: TestDatabase
let moment = new Date('2026-11-21T10:00:00Z')
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.drop())

let key = ''
let made = 0
beforeEach(() => {
  key = crypto.randomUUID()
  made = 0
})

const from = (network: string): Context => ({
  ...testServices({ db: database.db, now: () => moment }).services,
  actor: { kind: 'guest' },
  locale: 'en',
  origin: { network, userAgent: undefined },
  requestId: 'a request',
})
const here = () => from('198.51.100.1')
const thing = { address: 'POST /api/v1/thing', body: { name: 'Sara' } }
const make = async () => ({ made: (made += 1) })
const call = (context: Context, changes: object = {}) =>
  answerOnce(context, { key, ...thing, ...changes }, make)

test('a repeated call gets the first answer for a day, and a new one after that', async () => {
  expect([await call(here()), await call(here())]).toEqual([{ made: 1 }, { made: 1 }])
  moment = new Date(moment.getTime() + 24 * 60 * 60_000)
  expect(await call(here())).toEqual({ made: 2 })
})

test('treats the same key of another caller, or at another address, as a new one', async () => {
  await call(here())
  expect(await call(from('198.51.100.2'))).toEqual({ made: 2 })
  expect(await call(here(), { address: 'POST /api/v1/other' })).toEqual({ made: 3 })
})

test('refuses the key with another body', async () => {
  await call(here())
  await expect(call(here(), { body: { name: 'Omar' } })).rejects.toThrow('request.keyReused')
})

test('is busy while the first call runs, and takes over when that one was lost', async () => {
  const begun = Promise.withResolvers<void>()
  const lost = answerOnce(here(), { key, ...thing }, () => {
    begun.resolve()
    return new Promise(() => undefined)
  })
  await begun.promise
  await expect(call(here())).rejects.toThrow('server.busy')
  moment = new Date(moment.getTime() + 60_000)
  expect(await Promise.race([lost, call(here())])).toEqual({ made: 1 })
})

test('is busy when the key is released at this moment, and does nothing without holding it', async () => {
  const nothing = { ...database.db, query: () => Promise.resolve([]) }
  await expect(call({ ...here(), db: nothing })).rejects.toThrow('server.busy')
  expect(made).toBe(0)
})

test('allows a refused call to be made again', async () => {
  const refused = answerOnce(here(), { key, ...thing }, () => Promise.reject(new AppError('request.tooMany')))
  await expect(refused).rejects.toThrow('request.tooMany')
  expect(await call(here())).toEqual({ made: 1 })
})

test.each(['', ' ', 'ключ', 'x'.repeat(201)])('refuses "%s" as a key', async (text) => {
  key = text
  await expect(call(here())).rejects.toThrow('request.invalid')
})

test('stores body and answer in unreadable form only', async () => {
  await answerOnce(here(), { key, ...thing, body: { password: 'CANARY' } }, async () => ({
    answer: 'CANARY',
  }))
  const rows = await database.owner.query<{ text: string }>({
    text: `select encode(answer, 'escape') || body_hash || key_hash as text from idempotent_call`,
  })
  expect(rows.length).toBeGreaterThan(0)
  expect(rows.map(({ text }) => text).join()).not.toMatch(/CANARY|198\.51/)
})
