import { afterAll, beforeAll, expect, test } from 'vitest'
import { countTasks } from '../platform/tasks/forget-counts.ts'
import { addUser, signedInAs } from '../testing/accounts.ts'
import { type IdentitySite, openIdentitySite } from '../testing/identity-site.ts'
import { identityTasks } from './tasks.ts'

let site: IdentitySite
beforeAll(async () => {
  site = await openIdentitySite()
})
afterAll(() => site.close())

const day = 24 * 60
const tables = [
  'user_session',
  'identity_link',
  'identity_device',
  'attempt',
  'idempotent_call',
  'google_sign_in',
  'second_factor_request',
]

/** Does what is done at night and every hour, and counts the rows that are left. */
async function night(): Promise<(number | undefined)[]> {
  const scheduled = [...identityTasks, ...countTasks].filter(({ task }) => task.schedule)
  for (const bound of scheduled) await bound.run(site.services, {}, { isLast: true })
  const counts = []
  for (const table of tables) {
    const [row] = await site.database.owner.query<{ count: number }>({
      text: `select count(*) from ${table}`,
    })
    counts.push(row?.count)
  }
  return counts
}

test('ended rows are deleted when their time has come, and not before', async () => {
  const sara = await addUser(site.database.owner)
  await signedInAs(site.app, sara)
  await site.post('/api/v1/user/session', { email: sara.email, password: 'wrong' })
  const application = {
    userType: 'job-seeker',
    email: 'noura@qareeb.example',
    password: 'seven green camels',
    firstName: 'Noura',
    lastName: 'Al-Qahtani',
    consents: { terms: true, privacy: true, adult: true, news: false },
  }
  await site.post('/api/v1/user/signup', application, { 'idempotency-key': 'a-key' })

  await site.database.owner.query({
    text: `
      with asked as (
        insert into google_sign_in (stage, key_hash, browser_hash, expires_at, secrets) values ('asked', $2, $2, $3, ''))
      insert into second_factor_request (user_id, purpose, ticket_hash, created_at, expires_at)
      values ($1, 'sign-in', $2, $3, $3)`,
    values: [sara.id, 'x'.repeat(43), new Date(site.services.now().getTime() + 60_000)],
  })

  const [sessions, links, devices, attempts, calls, ...begun] = await night()
  expect(begun).toEqual([1, 1])
  expect([sessions, links, devices, calls]).toEqual([1, 1, 1, 1])
  expect(attempts).toBeGreaterThan(1)
  site.pass(day)
  expect(await night()).toEqual([1, 1, 1, 0, 0, 0, 0])
  site.pass(7 * day)
  expect(await night()).toEqual([1, 0, 1, 0, 0, 0, 0])
  site.pass(22 * day)
  expect(await night()).toEqual([0, 0, 1, 0, 0, 0, 0])
  site.pass(151 * day)
  expect(await night()).toEqual([0, 0, 0, 0, 0, 0, 0])
})
