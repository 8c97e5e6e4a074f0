import { afterAll, beforeAll, expect, test } from 'vitest'
import { expiryOf } from '../job-ads/rules.ts'
import { addEmployer, addOpenAd } from '../testing/companies.ts'
import { addUpload } from '../testing/files/add-upload.ts'
import { addCandidate } from '../testing/seeds/candidates.ts'
import { openSite, type TestSite, type Visitor } from '../testing/site.ts'
import { dueOf } from './due.ts'

let site: TestSite
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

const stats = async (who: Visitor) => (await site.ask(who, 'GET /api/v1/organization/stats')).json()
const inDays = (days: number) => new Date(site.clock.now.getTime() + days * 24 * 60 * 60_000)

test('returns zero counts for a new company and lists its registration as missing', async () => {
  const { omar } = await addEmployer(site)
  expect(await stats(omar)).toEqual({
    jobAds: { active: 0, inactive: 0, draft: 0 },
    locations: 0,
    members: 1,
    pendingInvitations: 0,
    candidates: { new: 0, inProgress: 0, waitingLong: 0 },
    plan: { name: 'free', openAds: 0, limit: 10 },
    waitingSince: null,
    isPublic: false,
    due: [{ kind: 'registration-missing', count: 1, on: null }],
  })
})

test('counts an ad whose expiry has passed as inactive, and names what ends soon', async () => {
  const { omar, company } = await addEmployer(site)
  await addOpenAd(site, company.id)
  await addOpenAd(site, company.id, { expiresAt: inDays(2) })
  await addOpenAd(site, company.id, { publishedAt: inDays(-40), expiresAt: inDays(-1) })
  await site.database.owner.transaction(
    (db) => db.query({ text: 'insert into job_ad (organization_id) values ($1)', values: [company.id] }),
    { organizationId: company.id },
  )
  const registration = await addUpload(site, omar, 'cr.pdf', { purpose: 'registration' })
  const document = { registration, registrationNumber: '1010123456', registrationExpiresOn: '2026-12-01' }
  await site.ask(omar, 'PATCH /api/v1/organization', { version: 1, ...document })
  expect(await stats(omar)).toMatchObject({
    jobAds: { active: 2, inactive: 1, draft: 1 },
    locations: 3,
    plan: { openAds: 2 },
    waitingSince: site.clock.now.toISOString(),
    due: [
      { kind: 'job-ads-expiring', count: 1, on: '2026-11-23' },
      { kind: 'registration-expiring', count: 1, on: '2026-12-01' },
    ],
  })
})

test('counts candidates by their state and wait, and so does the list of ads', async () => {
  const { omar, company } = await addEmployer(site)
  const { id: jobAdId } = await addOpenAd(site, company.id)
  const seed = { organizationId: company.id, jobAdId }
  for (const more of [
    { appliedAt: inDays(-1) },
    { appliedAt: inDays(-8) },
    { appliedAt: inDays(-9) },
    { appliedAt: inDays(-9), state: 'in-progress' as const },
    { appliedAt: inDays(-9), state: 'rejected' as const },
  ])
    await addCandidate(site.database.owner, { ...seed, ...more })
  expect(await stats(omar)).toMatchObject({
    candidates: { new: 3, inProgress: 1, waitingLong: 2 },
    due: expect.arrayContaining([{ kind: 'candidates-waiting', count: 2, on: null }]),
  })
  const { items } = (await site.ask(omar, 'GET /api/v1/organization/ads')).json()
  expect(items).toMatchObject([{ id: jobAdId, candidates: { all: 5, new: 3, waitingLong: 2, open: 4 } }])
})

test('counts people where the list of applicants has people', async () => {
  const { omar, company } = await addEmployer(site)
  const ads = [await addOpenAd(site, company.id), await addOpenAd(site, company.id)]
  for (const { id: jobAdId } of ads) {
    const seed = { organizationId: company.id, jobAdId, appliedAt: inDays(-9) }
    await addCandidate(site.database.owner, { ...seed, email: 'sara@mail.example' })
    const promised = { state: 'in-progress' as const, promisedOn: '2026-11-01' }
    await addCandidate(site.database.owner, { ...seed, ...promised, email: 'lina@mail.example' })
  }
  const sort = '?state=new&sort=waiting'
  const { items } = (await site.ask(omar, `GET /api/v1/organization/candidates${sort}`)).json()
  expect(items).toHaveLength(1)
  expect(await stats(omar)).toMatchObject({
    candidates: { new: 1, inProgress: 1, waitingLong: 1 },
    due: expect.arrayContaining([
      { kind: 'answers-overdue', count: 1, on: null },
      { kind: 'candidates-waiting', count: 1, on: null },
    ]),
  })
})

test('reports the last day on which an ad is open, not the day after it', async () => {
  const { omar, company } = await addEmployer(site)
  await addOpenAd(site, company.id, { expiresAt: expiryOf(site.clock.now, '2026-11-23') })
  expect((await stats(omar)).due).toContainEqual({ kind: 'job-ads-expiring', count: 1, on: '2026-11-23' })
})

const settled = {
  verificationStatus: 'verified',
  hasRegistration: true,
  hasNumber: true,
  registrationExpiresOn: null,
  endingAds: 0,
  nextEnd: null,
  unanswered: 0,
  waitingLong: 0,
  answersOverdue: 0,
  answersDue: 0,
  nextAnswerOn: null,
} as const
const now = new Date('2026-11-21T22:00:00Z')

test.each([
  [{}, []],
  [{ hasNumber: false }, ['registration-number-missing']],
  [{ hasNumber: false, hasRegistration: false }, ['registration-missing', 'registration-number-missing']],
  [
    { verificationStatus: 'pending' as const, hasNumber: false, hasRegistration: false },
    ['registration-missing'],
  ],
  [{ registrationExpiresOn: '2026-12-22' }, ['registration-expiring']],
  [{ registrationExpiresOn: '2026-12-23' }, []],
  [{ registrationExpiresOn: '2026-11-22' }, ['registration-expiring']],
  [{ registrationExpiresOn: '2026-11-21' }, ['registration-expired']],
  [{ verificationStatus: 'rejected' as const, hasRegistration: false }, ['registration-rejected']],
  [{ unanswered: 2 }, ['invitations-unanswered']],
  [{ waitingLong: 2 }, ['candidates-waiting']],
  [
    { waitingLong: 2, unanswered: 1, registrationExpiresOn: '2026-12-22' },
    ['candidates-waiting', 'invitations-unanswered', 'registration-expiring'],
  ],
  [{ waitingLong: 2, registrationExpiresOn: '2026-11-21' }, ['registration-expired', 'candidates-waiting']],
])('of %j is due, after midnight in Riyadh: %j', (facts, kinds) => {
  expect(dueOf({ ...settled, ...facts }, now).map(({ kind }) => kind)).toEqual(kinds)
})
