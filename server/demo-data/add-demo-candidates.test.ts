import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase, type TestDatabase } from '../testing/database.ts'
import { addDemoCandidates } from './add-demo-candidates.ts'
import { openDemoAccounts } from './demo-accounts.ts'
import { fillDemoData } from './fill-demo-data.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await freshDatabase()
  await fillDemoData(database.owner, { seed: 'test', ads: 400, organizations: 40, now: new Date() })
  await openDemoAccounts(database.owner)
  await addDemoCandidates(database.owner)
})
afterAll(() => database.drop())

const numberOf = async (from: string) => {
  const [row] = await database.owner.query<{ number: number }>({
    text: `select count(*)::int as number from ${from}`,
  })
  return row?.number
}

const day = `(applied_at at time zone 'Asia/Riyadh')::date`

test('every interview is between the day of the application and that of the promised answer', async () => {
  expect(await numberOf('candidate where interview_on is not null')).toBeGreaterThan(0)
  expect(await numberOf(`candidate where interview_on <= ${day} or interview_on > promised_on`)).toBe(0)
})

test('every event follows its application', async () => {
  expect(
    await numberOf(
      `candidate_event as event join candidate on candidate.id = candidate_id where at < applied_at or "on" < ${day}`,
    ),
  ).toBe(0)
})

test('a candidate in progress was opened before, and none of its times is in the future', async () => {
  expect(await numberOf(`candidate where state = 'in-progress' and in_progress_at is null`)).toBe(0)
  expect(
    await numberOf(
      'candidate where in_progress_at < opened_at or opened_at is null and in_progress_at is not null',
    ),
  ).toBe(0)
  expect(
    await numberOf('candidate where greatest(opened_at, in_progress_at, decided_at, withdrawn_at) > now()'),
  ).toBe(0)
})

test('no application without a file says that one is attached', async () => {
  const withoutFile = 'not exists (select from attachment where candidate_id = candidate.id)'
  expect(await numberOf(`candidate where ${withoutFile}`)).toBeGreaterThan(0)
  expect(await numberOf(`candidate where message ~ 'السيرة|سيرتي|CV' and ${withoutFile}`)).toBe(0)
})
