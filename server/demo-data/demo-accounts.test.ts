import { afterAll, beforeAll, expect, test } from 'vitest'
import { addUser } from '../testing/accounts.ts'
import { freshDatabase, type TestDatabase } from '../testing/database.ts'
import { openTestApp } from '../testing/test-app.ts'
import { closeDemoAccounts, demoPassword, listDemoAccounts, openDemoAccounts } from './demo-accounts.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.drop())

test('adds no one where an account exists', async () => {
  const { id } = await addUser(database.owner)
  await openDemoAccounts(database.owner)
  expect(await listDemoAccounts(database.owner)).toEqual([])
  await database.owner.query({ text: 'delete from user_account where id = $1', values: [id] })
})

test('adds people who can sign in, once', async () => {
  await openDemoAccounts(database.owner)
  await openDemoAccounts(database.owner)
  const people = await listDemoAccounts(database.db)
  expect(people.map(({ email }) => email)).toEqual([
    'sara@qareeb.example',
    'admin@oasis.example',
    'hr@oasis.example',
    'platform@qareeb.example',
  ])

  const { app } = await openTestApp({ db: database.db })
  for (const { email, userType } of people) {
    const payload = { email, password: demoPassword }
    const answer = await app.inject({ method: 'POST', url: '/api/v1/user/session', payload })
    expect(answer.json()).toMatchObject({ code: 'signed-in', user: { userType, emailVerified: true } })
  }
  await app.close()
})

test('refuses them once the demo has a public address', async () => {
  await closeDemoAccounts(database.owner)
  expect(await listDemoAccounts(database.db)).toEqual([])
  const { app } = await openTestApp({ db: database.db })
  const payload = { email: 'platform@qareeb.example', password: demoPassword }
  const answer = await app.inject({ method: 'POST', url: '/api/v1/user/session', payload })
  await app.close()
  expect(answer.json().code).toBe('auth/user-disabled')

  await openDemoAccounts(database.owner)
  expect(await listDemoAccounts(database.db)).toHaveLength(4)
})
