import { jobAdRights } from '@qareeb/contract/rights/job-ads'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { signedIn } from '../../ground/signed-in.ts'
import { type CallContext, inCompany } from '../../ground/use-case.ts'
import { freshDatabase, type TestDatabase } from '../../testing/database.ts'
import { memberCall } from '../../testing/member-call.ts'
import { addDraft, addSeededCompany, completeJobAd, type SeededCompany } from '../../testing/seeds/drafts.ts'
import type { WrittenJobAd } from '../content/job-ad-content.ts'
import { readPublicJobAd } from '../open-ads/get-job-ad.ts'
import { closeJobAd } from './close-job-ad.ts'
import { editJobAd } from './edit-job-ad.ts'
import { extendInside } from './extend-job-ad.ts'
import { getOwnJobAd } from './lock-own-job-ad.ts'
import { publishJobAd } from './publish-job-ad.ts'

let database: TestDatabase
let oasis: SeededCompany
let rival: SeededCompany
let own: { jobAdId: string }
let version: number
let now: Date

beforeAll(async () => {
  database = await freshDatabase()
  oasis = await addSeededCompany(database.db, 'Oasis Group')
  rival = await addSeededCompany(database.db, 'Rival')
})
beforeEach(async () => {
  now = new Date('2026-11-21T09:00:00Z')
  const { jobAdId } = await addDraft(database.db, oasis)
  own = { jobAdId }
  version = 1
  await write({})
})
afterAll(() => database.drop())

const context = (company: SeededCompany = oasis) => memberCall({ db: database.db, now: () => now }, company)
const publish = () => publishJobAd(context(), own)
const write = async (changes: Partial<WrittenJobAd>) => {
  const written = completeJobAd(oasis, changes)
  version = (await editJobAd(context(), { ...own, version, written })).version
}
/** As anybody reads it. */
const read = (idOrSlug: string) => readPublicJobAd(context(), idOrSlug)
const later = (days: number) => (now = new Date(now.getTime() + days * 86_400_000))

async function cardOf(): Promise<string | undefined> {
  const [row] = await database.db.query<{ card: string }>({
    text: `select card from search_card where card::json ->> 'id' = $1`,
    values: [own.jobAdId],
  })
  return row?.card
}

/** An ad as its company has it stored. */
const storedAd = (call: CallContext, { jobAdId }: { jobAdId: string }) =>
  inCompany(call, jobAdRights.extend, (context) => getOwnJobAd(context, { jobAdId }))

/** A complete draft of a verified company without a registration number. */
async function addNumberless() {
  const company = await addSeededCompany(database.db, 'Numberless')
  const setNumber = (registrationNumber: string | null) =>
    database.owner.transaction(
      (db) =>
        db.query({
          text: 'update organization_private set registration_number = $2 where organization_id = $1',
          values: [company.organizationId, registrationNumber],
        }),
      { organizationId: company.organizationId },
    )
  await setNumber(null)
  const draft = await addDraft(database.db, company)
  const call = context(company)
  await editJobAd(call, { ...draft, version: 1, written: completeJobAd(company) })
  return { call, draft, setNumber }
}

describe('publishing', () => {
  it('needs the number of the commercial registration, and leaves the draft as it was', async () => {
    const { call, draft } = await addNumberless()
    await expect(publishJobAd(call, draft)).rejects.toThrow('organization.numberMissing')
    const found = await storedAd(call, draft)
    expect(found).toMatchObject({ state: 'draft', publishedAt: null, expiresAt: null, version: 2 })
  })

  it('needs the number to publish again, and not to extend', async () => {
    const { call, draft, setNumber } = await addNumberless()
    await setNumber('1010123456')
    const { expiresAt } = await publishJobAd(call, draft)
    await setNumber(null)
    later(25)
    await inCompany(call, jobAdRights.extend, (context) => extendInside(context, draft))
    const extended = await storedAd(call, draft)
    expect(extended.expiresAt?.getTime()).toBeGreaterThan(expiresAt.getTime())
    await closeJobAd(call, draft)
    await expect(publishJobAd(call, draft)).rejects.toThrow('organization.numberMissing')
    expect(await storedAd(call, draft)).toMatchObject({ state: 'inactive' })
  })

  it('refuses wording that selects by sex, except inside the name of the company', async () => {
    await write({ title: { ar: null, en: 'Accountant, males only' } })
    await expect(publish()).rejects.toMatchObject({
      code: 'jobAd.incomplete',
      errors: [{ path: 'title.en', words: [{ text: 'males only', at: 12 }] }],
    })
    const gym = await addSeededCompany(database.db, 'Ladies Only')
    const draft = await addDraft(database.db, gym)
    const written = completeJobAd(gym, { title: { ar: null, en: 'Accountant of Ladies Only' } })
    await editJobAd(memberCall({ db: database.db, now: () => now }, gym), {
      jobAdId: draft.jobAdId,
      version: 1,
      written,
    })
    await expect(
      publishJobAd(memberCall({ db: database.db, now: () => now }, gym), { jobAdId: draft.jobAdId }),
    ).resolves.toMatchObject({ publishedAt: now })
  })

  it('makes a draft visible to everybody, with its company and its location, for 30 days', async () => {
    await expect(read(own.jobAdId)).rejects.toThrow('jobAd.notFound')
    const { slugs, expiresAt } = await publish()
    expect(expiresAt).toEqual(new Date('2026-12-21T09:00:00Z'))
    const jobAd = await read(own.jobAdId)
    expect(jobAd).toMatchObject({ state: 'active', slugs, title: { ar: null, en: 'Accountant' } })
    expect(jobAd.organization.name.en).toBe('Oasis Group')
    expect(jobAd.locations.map(({ name }) => name.en)).toEqual(['Branch 1'])
  })

  it('keeps the contact private', async () => {
    await publish()
    expect(JSON.stringify(await read(own.jobAdId))).not.toContain('huda')
    expect(await cardOf()).not.toContain('huda')
  })

  it('names the missing fields and leaves the draft as it is', async () => {
    await write({ category: null, pay: null })
    await expect(publish()).rejects.toMatchObject({
      code: 'jobAd.incomplete',
      errors: [
        { path: 'category', problem: 'required' },
        { path: 'pay', problem: 'required' },
      ],
    })
    await expect(read(own.jobAdId)).rejects.toThrow('jobAd.notFound')
  })

  it('answers not found for an ad of another company', async () => {
    await expect(publishJobAd(context(rival), own)).rejects.toThrow('jobAd.notFound')
    await expect(closeJobAd(context(rival), own)).rejects.toThrow('jobAd.notFound')
    const written = completeJobAd(rival)
    await expect(editJobAd(context(rival), { ...own, version, written })).rejects.toThrow('jobAd.notFound')
  })

  it('opens one ad once, however often it is asked at the same time', async () => {
    const [first, ...others] = await Promise.all([publish(), publish(), publish()])
    expect(others).toEqual([first, first])
  })

  it('again opens a closed ad at the same address, as new', async () => {
    const { slugs } = await publish()
    later(10)
    await closeJobAd(context(), own)
    expect(await read(own.jobAdId)).toMatchObject({ state: 'inactive', closedAt: '2026-12-01T09:00:00.000Z' })
    expect(await cardOf()).toBeUndefined()
    later(10)
    expect(await publish()).toEqual({ publishedAt: now, expiresAt: new Date('2027-01-10T09:00:00Z'), slugs })
    expect(await read(own.jobAdId)).toMatchObject({ state: 'active', closedAt: null })
  })
})

it('the audit log of the company names the person who published, changed and closed an ad', async () => {
  const caller = context()
  await publishJobAd(caller, own)
  await editJobAd(caller, { ...own, version, written: completeJobAd(oasis) })
  await closeJobAd(caller, own)
  const events = await database.owner.query({
    text: `select action, organization_id, actor_id from audit_event where subject = $1 order by happened_at`,
    values: [own.jobAdId],
  })
  const told = { organization_id: oasis.organizationId, actor_id: signedIn(caller).userId }
  expect(events).toEqual(
    ['jobAd.publish', 'jobAd.update', 'jobAd.close'].map((action) => ({ action, ...told })),
  )
})

it('refuses to publish for somebody who acts for no company', async () => {
  const actor = { ...signedIn(context()), organization: null }
  await expect(publishJobAd({ ...context(), actor }, own)).rejects.toThrow('organization.noneActive')
  await expect(publishJobAd({ ...context(), actor: { kind: 'guest' } }, own)).rejects.toThrow(
    'auth/unauthenticated',
  )
})

describe('editing an open ad', () => {
  it('gives it a new address and keeps the old one', async () => {
    const before = await publish()
    await write({ title: { ar: null, en: 'Senior accountant' } })
    const after = await read(before.slugs.en ?? '')
    expect(after).toMatchObject({ id: own.jobAdId, title: { en: 'Senior accountant' } })
    expect(after.slugs.en).toMatch(/^senior-accountant-/)
    expect(await cardOf()).toContain('Senior accountant')
  })

  it('gives back an address that it had before', async () => {
    const before = await publish()
    await write({ title: { ar: null, en: 'Senior accountant' } })
    await write({ title: { ar: null, en: 'Accountant' } })
    expect((await read(own.jobAdId)).slugs).toEqual(before.slugs)
  })

  it('gives two languages two addresses even for one title', async () => {
    const { description } = completeJobAd(oasis)
    await write({
      title: { ar: 'Accountant', en: 'Accountant' },
      description: { ar: description.en, en: description.en },
    })
    const { slugs } = await publish()
    expect(new Set([slugs.ar, slugs.en]).size).toBe(2)
    expect((await read(slugs.en ?? '')).id).toBe(own.jobAdId)
  })

  it('keeps it complete', async () => {
    await publish()
    await expect(write({ locationIds: [] })).rejects.toThrow('jobAd.incomplete')
    expect((await read(own.jobAdId)).locations).toHaveLength(1)
  })

  it('moves its expiry with its deadline, not its date of publishing', async () => {
    await publish()
    later(1)
    await write({ deadline: '2026-11-30' })
    const { publishedAt, expiresAt } = await read(own.jobAdId)
    expect({ publishedAt, expiresAt }).toEqual({
      publishedAt: '2026-11-21T09:00:00.000Z',
      expiresAt: '2026-11-30T21:00:00.000Z',
    })
  })

  it('shows the locations that it adds', async () => {
    await publish()
    await write({ locationIds: oasis.locationIds })
    expect((await read(own.jobAdId)).locations.map(({ name }) => name.en)).toEqual([
      'Branch 1',
      'Branch 2',
      'Branch 3',
    ])
  })
})

describe('an ad whose deadline has passed', () => {
  const deadline = '2026-11-30'
  const ends = {
    expired: async () => undefined,
    inactive: async () => {
      await closeJobAd(context(), own)
    },
  }

  it.each(['expired', 'inactive'] as const)('is published again with a later one when %s', async (state) => {
    await write({ deadline })
    await publish()
    later(12)
    await ends[state]()
    await expect(publish()).rejects.toMatchObject({ errors: [{ path: 'deadline', problem: 'hasPassed' }] })

    await write({ deadline: '2026-12-10', title: { ar: null, en: 'Senior accountant' } })
    expect(await read(own.jobAdId)).toMatchObject({ state, title: { en: 'Senior accountant' } })
    await publish()
    expect(await read(own.jobAdId)).toMatchObject({ state: 'active', expiresAt: '2026-12-10T21:00:00.000Z' })
  })

  it('stays complete until it is published again', async () => {
    await write({ deadline })
    await publish()
    later(12)
    await write({ deadline })
    await expect(write({ deadline, pay: null })).rejects.toThrow('jobAd.incomplete')
  })
})
