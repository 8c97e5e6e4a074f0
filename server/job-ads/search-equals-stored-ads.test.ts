import {
  contractTypes,
  employmentTypes,
  jobCategories,
  seniorityLevels,
  workModes,
} from '@qareeb/contract/job-ads'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { searchJobAds, type SearchRequest } from '../search/search-job-ads.ts'
import { freshDatabase, type TestDatabase } from '../testing/database.ts'
import { memberCall } from '../testing/member-call.ts'
import { addDraft, addSeededCompany, completeJobAd, type SeededCompany } from '../testing/seeds/drafts.ts'
import type { WrittenJobAd } from './content/job-ad-content.ts'
import { closeJobAd } from './life/close-job-ad.ts'
import { editJobAd } from './life/edit-job-ad.ts'
import { expireJobAds } from './life/expire-job-ads.ts'
import { publishJobAd } from './life/publish-job-ad.ts'

const titles = ['Accountant', 'Nurse', 'Driver', 'Night driver', 'Head nurse']
const hourMs = 3_600_000

let database: TestDatabase
let company: SeededCompany
let now = new Date('2026-11-21T09:00:00Z')

beforeAll(async () => {
  database = await freshDatabase()
  company = await addSeededCompany(database.db, 'Oasis Group')
})
afterAll(() => database.drop())

/** The expected search rows of one ad, computed in the simplest way. */
type Expected = {
  own: { jobAdId: string }
  number: number
  version: number
  content: WrittenJobAd
  state: 'draft' | 'published' | 'archived'
  publishedAt: Date
  expiresAt: Date
}

const band = (south: number, north: number) =>
  ({ kind: 'bounds', south, north, west: 46.6, east: 46.8 }) as const

const anyAd = fc.nat(5)
const steps = fc.array(
  fc.oneof(
    { weight: 3, arbitrary: fc.record({ kind: fc.constant('publish' as const), ad: anyAd }) },
    fc.record({ kind: fc.constant('close' as const), ad: anyAd }),
    fc.record({ kind: fc.constant('expire' as const) }),
    fc.record({ kind: fc.constant('wait' as const), hours: fc.integer({ min: 1, max: 400 }) }),
    {
      weight: 4,
      arbitrary: fc.record({
        kind: fc.constant('edit' as const),
        ad: anyAd,
        title: fc.constantFrom(...titles),
        category: fc.constantFrom(...jobCategories.slice(0, 3)),
        workMode: fc.constantFrom(...workModes),
        employmentType: fc.constantFrom(...employmentTypes.slice(0, 2)),
        contractType: fc.constantFrom(null, ...contractTypes.slice(0, 2)),
        seniority: fc.constantFrom(null, ...seniorityLevels.slice(0, 2)),
        payMax: fc.constantFrom(4_000, 9_999, 20_000),
        branches: fc.subarray([0, 1, 2], { minLength: 1 }),
        days: fc.option(fc.integer({ min: 1, max: 40 })),
      }),
    },
  ),
  { minLength: 15, maxLength: 40 },
)

const filters = {
  words: fc.constantFrom('driver', 'nurse').map((word) => [[word]]),
  category: fc.subarray(jobCategories.slice(0, 3), { minLength: 1 }),
  workMode: fc.subarray([...workModes], { minLength: 1 }),
  employmentType: fc.constantFrom(...employmentTypes.slice(0, 2)).map((type) => [type]),
  contractType: fc.constantFrom(...contractTypes.slice(0, 2)).map((type) => [type]),
  seniority: fc.constantFrom(...seniorityLevels.slice(0, 2)).map((level) => [level]),
  salaryFrom: fc.constantFrom(4_000, 10_000),
  area: fc.constantFrom(band(24.75, 24.85), band(24.85, 25.05), band(21, 22)),
}

type Asked = Pick<SearchRequest, Exclude<keyof typeof filters, 'area'>> & { area?: ReturnType<typeof band> }

/** One filter or two, so that most questions have an answer. */
const asked: fc.Arbitrary<Asked> = fc
  .tuple(fc.record(filters), fc.subarray(Object.keys(filters), { minLength: 1, maxLength: 2 }))
  .map(([all, names]) => Object.fromEntries(Object.entries(all).filter(([name]) => names.includes(name))))

type Step = typeof steps extends fc.Arbitrary<(infer Value)[]> ? Value : never

it('search matches the stored ads after any sequence of publishing, editing, closing and expiring', async () => {
  await fc.assert(
    fc.asyncProperty(
      steps,
      fc.array(asked, { minLength: 12, maxLength: 12 }),
      async (sequence, questions) => {
        const world = await beginWorld()
        for (const step of sequence) {
          now = new Date(now.getTime() + 61_000)
          await take(step, world)
        }
        for (const question of [{}, ...questions]) await expectSearchToSay(world, question)
        await expectTablesToFollow()
      },
    ),
    { numRuns: 25 },
  )
}, 120_000)

async function beginWorld(): Promise<Expected[]> {
  await database.owner.query({ text: 'truncate job_ad, search_entry, search_word, search_card cascade' })
  return Promise.all(Array.from({ length: 6 }, beginAd))
}

async function beginAd(): Promise<Expected> {
  const { number, jobAdId } = await addDraft(database.db, company)
  const own = { jobAdId }
  const content = completeJobAd(company)
  const { version } = await editJobAd(context(), { ...own, version: 1, written: content })
  return { own, number, version, content, state: 'draft', publishedAt: now, expiresAt: now }
}

const context = () => memberCall({ db: database.db, now: () => now }, company)

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
  if (isOpen)
    return expect(await publishJobAd(context(), ad.own)).toMatchObject({ publishedAt: ad.publishedAt })
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

async function edit(ad: Expected, isOpen: boolean, step: Step & { kind: 'edit' }) {
  const { title, days, payMax, branches, category, workMode, employmentType, contractType, seniority } = step
  const deadline =
    days === null ? null : new Date(now.getTime() + days * 24 * hourMs).toISOString().slice(0, 10)
  const content = completeJobAd(company, {
    category,
    workMode,
    employmentType,
    contractType,
    seniority,
    title: { ar: null, en: title },
    pay: { min: 300_000, max: payMax * 100, currency: 'SAR', period: 'monthly' },
    locationIds: company.locationIds.filter((_id, index) => branches.includes(index)),
    deadline,
  })
  const { version } = await editJobAd(context(), { ...ad.own, version: ad.version, written: content })
  Object.assign(ad, { content, version, ...(isOpen && { expiresAt: expiryFrom(ad.publishedAt, content) }) })
}

const endOfDay = (riyadhDate: string) => new Date(`${riyadhDate}T21:00:00Z`)

const expiryFrom = (publishedAt: Date, { deadline }: WrittenJobAd) => {
  const latest = new Date(publishedAt.getTime() + 30 * 24 * hourMs)
  return deadline !== null && endOfDay(deadline) < latest ? endOfDay(deadline) : latest
}

async function expectSearchToSay(world: Expected[], question: Asked) {
  const open = world
    .filter(({ state, expiresAt }) => state === 'published' && expiresAt > now)
    .filter(({ content }) => answers(content, question))
    .toSorted((one, other) => other.publishedAt.getTime() - one.publishedAt.getTime())
  expect(await found({ ...question, sort: 'newest' })).toEqual(numbersOf(remoteLast(open)))
  for (const lat of [24.6, 25.2])
    expect(await found({ ...question, sort: 'closest', viewer: { lat, lng: 46.7 } })).toEqual(
      numbersOf(closestFirst(open, lat, question)),
    )
}

/** Whether an ad matches the filter. */
function answers(content: WrittenJobAd, question: Asked): boolean {
  const { words, salaryFrom, area } = question
  const names = ['category', 'workMode', 'employmentType', 'contractType', 'seniority'] as const
  return (
    names.every((name) => {
      const wanted: readonly (string | null)[] | undefined = question[name]
      return !wanted || wanted.includes(content[name])
    }) &&
    (!words || words.every(([word = '']) => content.title.en?.toLowerCase().includes(word))) &&
    (salaryFrom === undefined || (content.pay?.max ?? 0) >= salaryFrom * 100) &&
    (!area || content.workMode === 'full-remote' || latitudesIn(content, area).length > 0)
  )
}

/** Where the branches of a company lie: one tenth of a degree north of the other. */
function latitudesIn({ locationIds }: WrittenJobAd, area: Asked['area']): number[] {
  const latitudes = locationIds.map((id) => 24.8 + company.locationIds.indexOf(id) / 10)
  return latitudes.filter((lat) => !area || (area.south <= lat && lat <= area.north))
}

/** Remote ads last, as they come; of the others the nearest first, then the smallest number. */
function closestFirst(ads: Expected[], viewerLat: number, { area }: Asked): Expected[] {
  const degrees = ({ content }: Expected) =>
    Math.round(1000 * Math.min(...latitudesIn(content, area).map((lat) => Math.abs(lat - viewerLat))))
  const local = ads.filter((ad) => !isRemote(ad))
  return [
    ...local.toSorted((one, other) => degrees(one) - degrees(other) || one.number - other.number),
    ...ads.filter(isRemote),
  ]
}

const isRemote = ({ content }: Expected) => content.workMode === 'full-remote'

const remoteLast = (ads: Expected[]) => [...ads.filter((ad) => !isRemote(ad)), ...ads.filter(isRemote)]

const numbersOf = (ads: Expected[]) => ads.map(({ number }) => number)

async function found(request: Omit<SearchRequest, 'now'>): Promise<number[]> {
  const { rows } = await searchJobAds(context(), { ...request, now })
  return rows.map(({ number }) => number)
}

/**
 * Beyond the coverage of these requests: every row of both tables equals the output of a rebuild, except for the
 * expired.
 */
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
