import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../platform/database/database.ts'
import { addUser } from '../testing/accounts.ts'
import { freshDatabase, type TestDatabase } from '../testing/database.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

// The duration of an answer must not reveal whether an address has an account. Time itself cannot be tested on a
// busy machine; its causes can: the hash of a password (see password-hash.test.ts) and the statements.

let database: TestDatabase
let opened: TestApp
let statements = 0
beforeAll(async () => {
  database = await freshDatabase()
  opened = await openTestApp({ db: counting(database.db), config: { signUpsPerHour: 1_000 } })
})
afterAll(async () => {
  await opened.app.close()
  await database.drop()
})

/** The same database, with the statements counted that are sent to it. */
const counting = (db: Database): Database => ({
  kysely: db.kysely,
  query: (statement) => {
    statements += 1
    return db.query(statement)
  },
  transaction: (work, scope) => {
    statements += 2
    return db.transaction((inner) => work({ ...counting(inner), isTransaction: true }), scope)
  },
})

async function countStatements(url: string, payload: object): Promise<number> {
  statements = 0
  await opened.app.inject({ method: 'POST', url, payload })
  return statements
}

const stranger = () => `stranger-${crypto.randomUUID()}@qareeb.example`

test('a refused sign-in sends as many statements for an unknown address as for a known one', async () => {
  const url = '/api/v1/user/session'
  const counts = []
  for (const described of [{}, { disabled: true }, { password: null }]) {
    const { email } = await addUser(database.owner, described)
    counts.push(await countStatements(url, { email, password: 'not the password' }))
  }
  const forNobody = await countStatements(url, { email: stranger(), password: 'not the password' })
  expect(counts).toEqual([forNobody, forNobody, forNobody])
})

test('a forgotten password does too', async () => {
  const url = '/api/v1/user/forgot-password'
  // The first task of a process opens its queue.
  await countStatements(url, { email: stranger() })
  const { email } = await addUser(database.owner)
  expect(await countStatements(url, { email })).toBe(await countStatements(url, { email: stranger() }))
})

test('a sign-up does but for one or two that cost next to nothing', async () => {
  const application = {
    userType: 'job-seeker',
    password: 'seven green camels',
    firstName: 'Sara',
    lastName: 'Al-Harbi',
    consents: { terms: true, privacy: true, adult: true, news: false },
  }
  const url = '/api/v1/user/signup'
  await countStatements(url, { ...application, email: stranger() })
  const { email } = await addUser(database.owner)
  const known = await countStatements(url, { ...application, email })
  const unknown = await countStatements(url, { ...application, email: stranger() })
  expect(Math.abs(known - unknown)).toBeLessThanOrEqual(2)
  expect(unknown).toBeGreaterThan(8)
})
