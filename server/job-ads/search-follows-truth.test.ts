import { jobCategories } from '@qareeb/contract/job-ads'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { findPage } from '../search/engine/find-page.ts'
import type { SearchFilter } from '../search/engine/request.ts'
import { readStatistics } from '../search/engine/statistics.ts'
import { freshDatabase, type TestDatabase } from '../testing/database.ts'
import { addDraft, addTeam, completeJobAd, type Team } from '../testing/drafts.ts'
import { closeJobAd } from './close-job-ad.ts'
import { editJobAd } from './edit-job-ad.ts'
import { expireJobAds } from './expire-job-ads.ts'
import type { WrittenJobAd } from './job-ad-content.ts'
import { publishJobAd } from './publish-job-ad.ts'

const titles = ['Accountant', 'Nurse', 'Driver', 'Night driver', 'Head nurse']
const hourMs = 3_600_000

let database: TestDatabase
let team: Team
let now = new Date('2026-11-21T09:00:00Z')

beforeAll(async () => {
  database = await freshDatabase()
  team = await addTeam(database.db, 'Oasis Group')
})
afterAll(() => database.drop())

/** What ought to be true of one ad, in the plainest words. */
type Expected = {
  own: { organizationId: string; jobAdId: string }
  number: number
  version: number
  content: WrittenJobAd
  state: 'draft' | 'published' | 'archived'
  publishedAt: Date
  expiresAt: Date
}

const anyAd = fc.nat(5)
const steps = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constant('publish' as const), ad: anyAd }),
    fc.record({ kind: fc.constant('close' as const), ad: anyAd }),
    fc.record({ kind: fc.constant('expire' as const) }),
    fc.record({ kind: fc.constant('wait' as const), hours: fc.integer({ min: 1, max: 400 }) }),
    fc.record({
      kind: fc.constant('edit' as const),
      ad: anyAd,
      title: fc.constantFrom(...titles),
      category: fc.constantFrom(...jobCategories.slice(0, 3)),
      places: fc.integer({ min: 1, max: 3 }),
      days: fc.option(fc.integer({ min: 1, max: 40 })),
    }),
  ),
  { minLength: 5, maxLength: 40 },
)
type Step = typeof steps extends fc.Arbitrary<(infer Value)[]> ? Value : never

it('search says what the truth says after any sequence of publishing, editing, closing and expiring', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (sequence) => {
      const world = await beginWorld()
      for (const step of sequence) {
        now = new Date(now.getTime() + 61_000)
        await take(step, world)
      }
      await expectSearchToSay(world)
      await expectTablesToFollow()
    }),
    { numRuns: 25 },
  )
}, 120_000)

async function beginWorld(): Promise<Expected[]> {
  await database.owner.query({
    text: 'truncate job_ad, favorite, job_ad_contact, job_ad_location, job_ad_slug, search_entry, search_word, search_card',
  })
  return Promise.all(Array.from({ length: 6 }, beginAd))
}

async function beginAd(): Promise<Expected> {
  const { number, ...own } = await addDraft(database.db, team)
  const content = completeJobAd(team)
  const { version } = await editJobAd(context(), { ...own, version: 1, written: content })
  return { own, number, version, content, state: 'draft', publishedAt: now, expiresAt: now }
}

const context = () => ({ db: database.db, now: () => now })

/** Does one thing to the product and to the expectation; where the product ought to refuse, that it does. */
async function take(step: Step, world: Expected[]): Promise<void> {
  if (step.kind === 'wait') now = new Date(now.getTime() + step.hours * hourMs)
  if (step.kind === 'expire') await expireJobAds(context())
  const ad = 'ad' in step ? world[step.ad] : undefined
  if (!ad) return
  const isOpen = ad.state === 'published' && ad.expiresAt > now
  if (step.kind === 'publish') await publish(ad, isOpen)
  if (step.kind === 'close') await close(ad)
  if (step.kind === 'edit') await edit(ad, isOpen, step)
}

async function publish(ad: Expected, isOpen: boolean) {
  const deadlineHasPassed = ad.content.deadline !== null && endOfDay(ad.content.deadline) <= now
  if (isOpen) return expect(publishJobAd(context(), ad.own)).rejects.toThrow('jobAd.alreadyOpen')
  if (deadlineHasPassed) return expect(publishJobAd(context(), ad.own)).rejects.toThrow('jobAd.incomplete')
  await publishJobAd(context(), ad.own)
  return Object.assign(ad, { state: 'published', publishedAt: now, expiresAt: expiryFrom(now, ad.content) })
}

async function close(ad: Expected) {
  if (ad.state !== 'published')
    return expect(closeJobAd(context(), ad.own)).rejects.toThrow('jobAd.notPublished')
  await closeJobAd(context(), ad.own)
  return Object.assign(ad, { state: 'archived' })
}

async function edit(
  ad: Expected,
  isOpen: boolean,
  { title, category, places, days }: Step & { kind: 'edit' },
) {
  const deadline =
    days === null ? null : new Date(now.getTime() + days * 24 * hourMs).toISOString().slice(0, 10)
  const locationIds = team.locationIds.slice(0, places)
  const content = completeJobAd(team, { title: { ar: null, en: title }, category, locationIds, deadline })
  const { version } = await editJobAd(context(), { ...ad.own, version: ad.version, written: content })
  Object.assign(ad, { content, version, ...(isOpen && { expiresAt: expiryFrom(ad.publishedAt, content) }) })
}

const endOfDay = (riyadhDate: string) => new Date(`${riyadhDate}T21:00:00Z`)

const expiryFrom = (publishedAt: Date, { deadline }: WrittenJobAd) => {
  const latest = new Date(publishedAt.getTime() + 30 * 24 * hourMs)
  return deadline !== null && endOfDay(deadline) < latest ? endOfDay(deadline) : latest
}

async function expectSearchToSay(world: Expected[]) {
  const open = world
    .filter(({ state, expiresAt }) => state === 'published' && expiresAt > now)
    .toSorted((one, other) => other.publishedAt.getTime() - one.publishedAt.getTime())
  expect(await found({})).toEqual(open.map(({ number }) => number))
  for (const category of jobCategories.slice(0, 3))
    expect(await found({ category: [category] })).toEqual(
      numbersOf(open, ({ content }) => content.category === category),
    )
  for (const word of ['driver', 'nurse'])
    expect(await found({ words: [[word]] })).toEqual(
      numbersOf(open, ({ content }) => content.title.en?.toLowerCase().includes(word) ?? false),
    )
}

const numbersOf = (ads: Expected[], matches: (ad: Expected) => boolean) =>
  ads.filter(matches).map(({ number }) => number)

async function found(filter: Omit<SearchFilter, 'now'>): Promise<number[]> {
  const { rows } = await findPage(database.db, await readStatistics(database.db), {
    ...filter,
    now,
    sort: 'newest',
  })
  return rows.map(({ number }) => number)
}

/** Beyond what these requests would notice: every row of both tables is what a rebuild would write, but for the expired. */
async function expectTablesToFollow() {
  const differences = await database.owner.query({
    text: `
    (select 'wrong' as kind, number from (select * from search_entry except all select * from search_entry_source) as entry)
    union all (select 'missing', number from (
      select * from search_entry_source where expires_at > $1 except all select * from search_entry) as entry)
    union all (select 'wrong card', number from (
      select number, card from search_card except all select number, card::text from search_card_source) as card)
    union all (select 'missing card', number from search_entry where number not in (select number from search_card))
    union all (select 'wrong word', number from (select * from search_word except all select * from search_word_source) as word)
    union all (select 'missing word', number from (select * from search_word_source except all select * from search_word) as word)`,
    values: [now],
  })
  expect(differences).toEqual([])
}
