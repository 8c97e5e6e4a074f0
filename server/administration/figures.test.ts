import type { Figures } from '@qareeb/contract/administration'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addCompany } from '../testing/job-ads.ts'
import { openSite, type TestSite, type Visitor } from '../testing/site.ts'

let site: TestSite
let nora: Visitor
beforeAll(async () => {
  site = await openSite()
  nora = await site.visitor({ firstName: 'Nora', userType: 'admin' })
})
afterAll(() => site.close())

async function figures(): Promise<Figures> {
  const answer = await site.ask(nora, 'GET /api/v1/admin/figures')
  expect(answer.statusCode).toBe(200)
  return answer.json()
}

const addInState = async (status: string, isWaiting: boolean) => {
  const { id } = await addCompany(site.database.owner, {
    nameEn: 'Palm Trading',
    verified: status === 'verified',
  })
  await site.database.owner.query({
    text: 'update organization set verification_status = $2::verification_status where id = $1',
    values: [id, status],
  })
  await site.database.owner.query({
    text: `
      insert into organization_private (organization_id, waiting_since) values ($1, case when $2 then now() end)
      on conflict (organization_id) do update set waiting_since = excluded.waiting_since`,
    values: [id, isWaiting],
  })
}

test('companies are counted once each, in the state that the platform sees', async () => {
  await addInState('verified', false)
  // A new document of a verified company waits as well; it stays verified.
  await addInState('verified', true)
  await addInState('pending', true)
  await addInState('pending', false)
  await addInState('rejected', false)
  expect((await figures()).companies).toEqual({
    total: 5,
    verified: 2,
    waiting: 1,
    withoutDocument: 1,
    rejected: 1,
  })
})

test('sign-ups stand under their day in Riyadh, and administrators are none', async () => {
  const today = new Date(site.clock.now.getTime() + 3 * 3_600_000).toISOString().slice(0, 10)
  const evening = new Date(`${today}T00:30:00+03:00`)
  for (const [userType, createdAt] of [
    ['job-seeker', evening],
    ['employer', evening],
    ['job-seeker', new Date(evening.getTime() - 86_400_000)],
    ['job-seeker', new Date(evening.getTime() - 30 * 86_400_000)],
  ] as const) {
    const { id } = await site.visitor({ firstName: 'Sara', userType })
    await site.database.owner.query({
      text: 'update user_account set created_at = $2 where id = $1',
      values: [id, createdAt],
    })
  }
  const { signUps } = await figures()
  expect(signUps).toHaveLength(7)
  expect(signUps.at(-1)).toEqual({ day: today, seekers: 1, employers: 1 })
  expect(signUps.at(-2)).toMatchObject({ seekers: 1, employers: 0 })
  expect(signUps.reduce((sum, { seekers }) => sum + seekers, 0)).toBe(2)
})

test('messages of the last day that reached nobody are counted apart', async () => {
  const add = (key: string, state: string, hoursAgo: number) =>
    site.database.owner.query({
      text: `
        insert into delivery (key, channel, recipient_hash, name, locale, state, created_at)
        values ($1, 'mail', $2, 'verifyEmail', 'ar', $3::delivery_state, $4)`,
      values: [key, 'h'.repeat(43), state, new Date(site.clock.now.getTime() - hoursAgo * 3_600_000)],
    })
  const before = (await figures()).messages
  await add('figures-1', 'sent', 1)
  await add('figures-2', 'refused', 2)
  await add('figures-3', 'refused', 30)
  expect((await figures()).messages).toEqual({ total: before.total + 2, failed: before.failed + 1 })
})

test('measures how long companies waited for the latest decisions', async () => {
  const add = (organizationId: string, action: string, hoursAgo: number) =>
    site.database.owner.query({
      text: 'insert into audit_event (happened_at, action, organization_id) values ($1, $2, $3)',
      values: [new Date(site.clock.now.getTime() - hoursAgo * 3_600_000), action, organizationId],
    })
  expect((await figures()).decisions).toEqual({ count: 0, medianHours: null })
  for (const [sentAgo, decidedAgo] of [
    [50, 40],
    [50, 20],
    [10, 8],
  ] as const) {
    const { id } = await addCompany(site.database.owner, { nameEn: 'Waiting Trading' })
    await add(id, 'organization.sendRegistration', sentAgo)
    await add(id, 'organization.inspect', decidedAgo + 1)
    await add(id, 'organization.reject', decidedAgo)
    // A second answer to the same document measures nothing.
    await add(id, 'organization.verify', decidedAgo - 1)
  }
  expect((await figures()).decisions).toEqual({ count: 3, medianHours: 10 })
})
