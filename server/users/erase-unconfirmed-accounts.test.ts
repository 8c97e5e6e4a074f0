import { afterAll, beforeAll, expect, test } from 'vitest'
import { addUser } from '../testing/accounts.ts'
import { runTasks } from '../testing/run-tasks.ts'
import { openSite, type TestSite } from '../testing/site.ts'
import { eraseUnconfirmedAccounts } from './erase-unconfirmed-accounts.ts'
import { userTasks } from './tasks.ts'

let site: TestSite
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

const day = 24 * 3_600_000
const pass = (ms: number) => (site.clock.now = new Date(site.clock.now.getTime() + ms))

async function emails(): Promise<string[]> {
  const rows = await site.database.owner.query<{ email: string }>({
    text: 'select email from user_account order by email',
  })
  return rows.map(({ email }) => email)
}

test('an account with an unconfirmed address is deleted after 30 days, and no other', async () => {
  const { owner } = site.database
  const never = await addUser(owner, { email: 'c@qareeb.example', emailVerified: false })
  await addUser(owner, { email: 'a@qareeb.example' })
  await addUser(owner, { email: 'b@qareeb.example', emailVerified: false, userType: 'admin' })
  await owner.query({ text: 'update user_account set created_at = $1', values: [site.clock.now] })
  // The account has rows in other tables too.
  await site.ask(undefined, 'POST /api/v1/user/forgot-password', { email: never.email })
  await runTasks(site.services)

  pass(30 * day)
  expect(await eraseUnconfirmedAccounts(site.services)).toBe(0)
  pass(1)
  const nightly = userTasks.find(({ task }) => task.name === 'users.eraseUnconfirmed')
  await nightly?.run(site.services, {}, { isLast: true })
  expect(await emails()).toEqual(['a@qareeb.example', 'b@qareeb.example'])

  const left = await owner.query({
    text: `select from delivery where name <> 'accountDeleted'`,
  })
  expect(left).toEqual([])
  const events = await owner.query<{ actor_id: string | null; details: object }>({
    text: `select actor_id, details from audit_event where action = 'user.delete' and subject = $1`,
    values: [never.id],
  })
  expect(events).toEqual([{ actor_id: null, details: { reason: 'unconfirmed' } }])
})

test('an account in use stays, confirmed or not', async () => {
  const { owner } = site.database
  const { email } = await addUser(owner, { email: 'd@qareeb.example', emailVerified: false })
  await owner.query({
    text: 'update user_account set created_at = $1, last_sign_in_at = $2 where email = $3',
    values: [new Date(site.clock.now.getTime() - 60 * day), site.clock.now, email],
  })
  expect(await eraseUnconfirmedAccounts(site.services)).toBe(0)
})
