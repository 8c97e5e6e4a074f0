import { dayMs } from '@qareeb/reference/riyadh'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../../platform/database/database.ts'
import { freshDatabase, type TestDatabase } from '../../testing/database.ts'
import { readsOf } from '../../testing/search/explain.ts'
import { seededNow, seedJobAds } from '../../testing/seeds/many-job-ads.ts'
import { listRatedOrganizations } from '../queries/answer-rates.ts'
import { listOrganizationsWithEnded } from '../queries/ended-ads.ts'
import { listOrganizationsWithOpenSince } from '../queries/team-mails.ts'

// Nightly tasks find companies by the end of their ads. Of every twenty ads one is open, one ended two years ago, and the
// others half a year ago.

let database: TestDatabase
beforeAll(async () => {
  database = await freshDatabase()
  await seedJobAds(database.ownerUrl, 10_000)
  await database.owner.query({
    text: `
      with moved as (
        select id, case number % 20 when 0 then interval '0' when 1 then interval '2 years' else interval '6 months' end as by
        from job_ad where status <> 'draft'
      )
      update job_ad set published_at = published_at - by, expires_at = expires_at - by, closed_at = closed_at - by
      from moved where job_ad.id = moved.id`,
  })
  await database.owner.query({ text: 'vacuum (analyze) job_ad' })
}, 120_000)
afterAll(() => database.drop())

const before = (days: number) => new Date(seededNow.getTime() - days * dayMs)

test.each<[string, (db: Database) => Promise<string[]>]>([
  ['an answer rate', (db) => listRatedOrganizations(db, before(90))],
  ['new candidates', (db) => listOrganizationsWithOpenSince(db, before(3))],
  ['candidates to erase', (db) => listOrganizationsWithEnded(db, before(365))],
])('companies with %s are found by the end of their ads', async (_what, list) => {
  let found: string[] = []
  const [reads] = await readsOf(database.db, async (db) => {
    found = await list(db)
  })
  expect(found.length).toBeGreaterThan(10)
  expect(reads?.indexes).toContain('job_ad_closed')
  expect(reads?.readWhole).not.toContain('job_ad')
  expect(reads?.blocks).toBeLessThanOrEqual(1_500)
})
