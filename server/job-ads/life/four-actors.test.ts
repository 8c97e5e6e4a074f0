import { jobAdRights } from '@qareeb/contract/rights/job-ads'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { AppError } from '../../ground/errors.ts'
import { inCompany } from '../../ground/use-case.ts'
import { freshDatabase, type TestDatabase } from '../../testing/database.ts'
import { memberCall } from '../../testing/member-call.ts'
import { addDraft, addSeededCompany, completeJobAd, type SeededCompany } from '../../testing/seeds/drafts.ts'
import { closeJobAd } from './close-job-ad.ts'
import { deleteJobAd } from './delete-job-ad.ts'
import { editJobAd } from './edit-job-ad.ts'
import { expireJobAds } from './expire-job-ads.ts'
import { extendInside } from './extend-job-ad.ts'
import { publishJobAd } from './publish-job-ad.ts'

/** Ads of one run, of which the free plan allows ten to be open. */
const ads = 13
const openAtMost = 10
const hourMs = 3_600_000

let database: TestDatabase
let company: SeededCompany
let now = new Date('2026-11-21T09:00:00Z')

beforeAll(async () => {
  database = await freshDatabase()
  company = await addSeededCompany(database.db, 'Oasis Group')
  await database.owner.query({ text: "update organization set plan = 'free'" })
})
afterAll(() => database.drop())

const context = () => memberCall({ db: database.db, now: () => now }, company)

const transitions = ['publish', 'publish', 'publish', 'close', 'extend', 'edit', 'delete', 'expire'] as const
type Act = { what: (typeof transitions)[number]; ad: number }

const actsOfOne = fc.array(fc.record({ what: fc.constantFrom(...transitions), ad: fc.nat(ads - 1) }), {
  minLength: 8,
  maxLength: 14,
})

it('four people acting at once leave at most ten ads open, and search shows the stored state', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.tuple(actsOfOne, actsOfOne, actsOfOne, actsOfOne),
      fc.integer({ min: 1, max: 800 }),
      async (actors, hours) => {
        const ids = await begin()
        await Promise.all(actors.map((acts) => actOneAfterTheOther(acts, ids)))
        await expectOrder()
        now = new Date(now.getTime() + hours * hourMs)
        await Promise.all(actors.map((acts) => actOneAfterTheOther(acts, ids)))
        await expectOrder()
      },
    ),
    { numRuns: 8 },
  )
}, 180_000)

async function begin(): Promise<string[]> {
  await database.owner.query({
    text: 'truncate job_ad, search_entry, search_word, search_card cascade',
  })
  const ids: string[] = []
  for (let count = 0; count < ads; count++) {
    const { jobAdId } = await addDraft(database.db, company)
    await editJobAd(context(), { jobAdId, version: 1, written: completeJobAd(company) })
    ids.push(jobAdId)
  }
  return ids
}

async function actOneAfterTheOther(acts: readonly Act[], ids: readonly string[]) {
  for (const { what, ad } of acts) await act(what, ids[ad] ?? '')
}

/** A refusal is an answer as well; anything else, such as a deadlock, is not. */
async function act(what: Act['what'], jobAdId: string): Promise<void> {
  try {
    await does[what](jobAdId)
  } catch (error) {
    expect(error).toBeInstanceOf(AppError)
  }
}

const does: Record<Act['what'], (jobAdId: string) => Promise<unknown>> = {
  publish: (jobAdId) => publishJobAd(context(), { jobAdId }),
  close: (jobAdId) => closeJobAd(context(), { jobAdId }),
  extend: (jobAdId) =>
    inCompany(context(), jobAdRights.extend, (inside) => extendInside(inside, { jobAdId })),
  edit: async (jobAdId) =>
    editJobAd(context(), { jobAdId, version: await versionOf(jobAdId), written: completeJobAd(company) }),
  delete: (jobAdId) => deleteJobAd(context(), { params: { id: jobAdId } }),
  expire: () => expireJobAds(context()),
}

async function versionOf(jobAdId: string): Promise<number> {
  const [row] = await database.owner.query<{ version: number }>({
    text: 'select version from job_ad where id = $1',
    values: [jobAdId],
  })
  return row?.version ?? 1
}

async function expectOrder() {
  const open = await numbers('select number from job_ad where status = $1 and expires_at > $2 order by 1', [
    'published',
    now,
  ])
  expect(open.length).toBeLessThanOrEqual(openAtMost)
  const listed = await numbers('select distinct number from search_entry where expires_at > $1 order by 1', [
    now,
  ])
  expect(listed).toEqual(open)
}

async function numbers(text: string, values: unknown[]): Promise<number[]> {
  const rows = await database.owner.query<{ number: number }>({ text, values })
  return rows.map(({ number }) => number)
}
