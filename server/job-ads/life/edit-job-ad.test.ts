import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase, type TestDatabase } from '../../testing/database.ts'
import { memberCall } from '../../testing/member-call.ts'
import { harmlessHtml, scriptPayloads } from '../../testing/script-payloads.ts'
import { addDraft, addSeededCompany, completeJobAd, type SeededCompany } from '../../testing/seeds/drafts.ts'
import { getJobAd } from '../open-ads/get-job-ad.ts'
import { editJobAd } from './edit-job-ad.ts'
import { publishJobAd } from './publish-job-ad.ts'

let database: TestDatabase
let company: SeededCompany

beforeAll(async () => {
  database = await freshDatabase()
  company = await addSeededCompany(database.db, 'Oasis Group')
})
afterAll(() => database.drop())

const now = () => new Date('2026-11-21T09:00:00Z')
const context = (as: SeededCompany = company) => memberCall({ db: database.db, now }, as)

/** Writes an ad and publishes it. @returns its description as anybody may read it */
async function publishWith(description: string): Promise<string> {
  const { jobAdId } = await addDraft(database.db, company)
  const written = completeJobAd(company, { description: { ar: null, en: description } })
  await editJobAd(context(), { jobAdId, version: 1, written })
  await publishJobAd(context(), { jobAdId })

  const jobAd = await getJobAd(context(), { params: { id: jobAdId }, query: {} })
  return jobAd.description.en ?? ''
}

test('a company’s content can run nothing in the page of its ad', async () => {
  const description = await publishWith(
    `<p>Keeps the books of four branches.</p>${scriptPayloads.join('\n')}`,
  )
  expect(description).toMatch(harmlessHtml)
  expect(description).toContain('<p>Keeps the books of four branches.</p>')
})

test('a description keeps its headings, lists and links', async () => {
  const written = '<h3>Duties</h3><ul><li>Closing the <strong>books</strong> of each month</li></ul>'
  expect(await publishWith(written)).toBe(written)
})

test('a description of marks alone is as good as none', async () => {
  await expect(publishWith('<p> </p><script>keeps the books of four branches</script>')).rejects.toThrow(
    'jobAd.incomplete',
  )
})

test('an edit that saw an older version is refused and changes nothing', async () => {
  const { jobAdId } = await addDraft(database.db, company)
  const write = (version: number, en: string) =>
    editJobAd(context(), { jobAdId, version, written: completeJobAd(company, { title: { ar: null, en } }) })

  const { version } = await write(1, 'Accountant')
  await expect(write(1, 'Driver')).rejects.toThrow('jobAd.changedMeanwhile')
  const both = await Promise.allSettled([write(version, 'Nurse'), write(version, 'Nurse')])
  expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  await publishJobAd(context(), { jobAdId })
  expect((await getJobAd(context(), { params: { id: jobAdId }, query: {} })).title.en).toBe('Nurse')
})

test('an ad names no branch that was deleted, nor one of another company', async () => {
  const [own, palm] = [
    await addSeededCompany(database.db, 'Sahara Clinics'),
    await addSeededCompany(database.db, 'Palm Trading'),
  ]
  const { organizationId, jobAdId } = await addDraft(database.db, own)
  const [removed = '', present = ''] = own.locationIds
  await database.db.transaction(
    (db) =>
      // Archived ads name it, so that its row stays.
      db.query({
        text: 'update organization_location set removed_at = now() where id = $1',
        values: [removed],
      }),
    { organizationId },
  )
  const write = (locationId: string) => {
    const written = completeJobAd(own, { locationIds: [locationId] })
    return editJobAd(context(own), { jobAdId, version: 1, written })
  }
  for (const elsewhere of [removed, palm.locationIds[0] ?? ''])
    await expect(write(elsewhere)).rejects.toThrow('organizationLocation.notFound')
  expect(await write(present)).toEqual({ version: 2 })
})
