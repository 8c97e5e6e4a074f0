import type { Bilingual } from '@qareeb/contract/locale'
import type { Organization } from '@qareeb/contract/organizations'
import { type TestJobAd, addJobAd } from './job-ads.ts'
import type { TestSite, Visitor } from './site.ts'

export const oasis: Bilingual = { ar: 'مجموعة الواحة', en: 'Oasis Group' }

/** A person who has just registered a company, as the form does, and acts for it. */
export async function addEmployer(
  site: TestSite,
  {
    firstName = 'Omar',
    name = oasis,
    ...more
  }: { firstName?: string; name?: Bilingual; registration?: object; registrationNumber?: string } = {},
): Promise<{ omar: Visitor; company: Organization }> {
  const omar = await site.visitor({ firstName, userType: 'employer' })
  const answer = await site.ask(omar, 'POST /api/v1/organization/create', { name, ...more })
  if (answer.statusCode !== 201) throw new Error(`The company was not created: ${answer.body}`)
  return { omar, company: answer.json() }
}

/** Adds an open ad of a company, which makes it public as publishing does. */
export async function addOpenAd(
  site: TestSite,
  organizationId: string,
  ad: Partial<TestJobAd> = {},
): Promise<{ id: string; number: number }> {
  const { owner } = site.database
  const [row] = await owner.transaction(
    (db) =>
      db.query<{ number: number }>({
        text: `
          update organization set public_since = coalesce(public_since, $2) where id = $1 returning number`,
        values: [organizationId, site.clock.now],
      }),
    { organizationId },
  )
  if (!row) throw new Error('There is no such company.')
  const publishedAt = new Date(site.clock.now.getTime() - 60_000)
  const described = { titleEn: 'Accountant', at: [{ lat: 24.7, lng: 46.7 }], publishedAt, ...ad }
  return addJobAd(owner, { id: organizationId, number: row.number }, described)
}
