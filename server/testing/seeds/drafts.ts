import type { WrittenJobAd } from '../../job-ads/content/job-ad-content.ts'
import { noRequirements } from '../../job-ads/queries/team-job-ad-row.ts'
import type { Database } from '../../platform/database/database.ts'
import { addJobAd } from '../job-ads.ts'

/** A company that is not public yet, with three branches. */
export type SeededCompany = { organizationId: string; locationIds: string[] }

/** Adds a company in Riyadh, behind row-level security, as the product will. */
export async function addSeededCompany(db: Database, nameEn: string): Promise<SeededCompany> {
  const organizationId = crypto.randomUUID()
  return db.transaction(
    async (transaction) => {
      await transaction.query({
        text: `insert into organization (id, slug, name_en, verification_status, verified_at, plan)
          values ($1, $2, $3, 'verified', now(), 'premium')`,
        values: [organizationId, `company-${organizationId}`, nameEn],
      })
      await transaction.query({
        text: `insert into organization_private (organization_id, registration_number) values ($1, '1010123456')`,
        values: [organizationId],
      })
      const branches = await transaction.query<{ id: string }>({
        text: `
          insert into organization_location (organization_id, name_en, address_en, lat, lng)
          select $1, 'Branch ' || no, 'King Road 1', 24.7 + no / 10.0, 46.7 from generate_series(1, 3) as no returning id`,
        values: [organizationId],
      })
      return { organizationId, locationIds: branches.map(({ id }) => id) }
    },
    { organizationId },
  )
}

/** Adds an empty draft. */
export async function addDraft(
  db: Database,
  { organizationId }: SeededCompany,
): Promise<{ organizationId: string; jobAdId: string; number: number }> {
  return db.transaction(
    async (transaction) => {
      const [draft] = await transaction.query<{ id: string; number: number }>({
        text: 'insert into job_ad (organization_id) values ($1) returning id, number',
        values: [organizationId],
      })
      if (!draft) throw new Error('The draft was not added.')
      return { organizationId, jobAdId: draft.id, number: draft.number }
    },
    { organizationId },
  )
}

/** The content of a complete ad of a company. */
export const completeJobAd = (
  { locationIds }: SeededCompany,
  changes: Partial<WrittenJobAd> = {},
): WrittenJobAd => ({
  title: { ar: null, en: 'Accountant' },
  description: { ar: null, en: '<p>Keeps the books of four branches, with two others.</p>' },
  category: 'finance',
  workMode: 'onsite',
  employmentType: 'full-time',
  contractType: null,
  seniority: null,
  pay: { min: 600_000, max: 800_000, currency: 'SAR', period: 'monthly' },
  deadline: null,
  locationIds: locationIds.slice(0, 1),
  openings: null,
  benefits: [],
  benefitsText: { ar: null, en: null },
  requirements: noRequirements,
  adType: 'free',
  contact: { name: 'Huda', email: 'huda@oasis.example', phone: null },
  ...changes,
})

/** Adds a draft of a company that lacks nothing. @returns its id */
export async function addCompleteDraft(
  db: Database,
  { organizationId, locationId }: { organizationId: string; locationId: string },
): Promise<string> {
  return db.transaction(
    async (transaction) => {
      const [draft] = await transaction.query<{ id: string }>({
        text: `
          insert into job_ad (organization_id, title_en, description_html_en, description_text_en, category, work_mode,
            employment_type, currency, pay_period, pay_min, pay_max, pay_min_monthly, pay_max_monthly)
          values ($1, 'Clerk', '<p>Answers letters of customers every day.</p>', 'Answers letters of customers every day.',
            'administration', 'onsite', 'full-time', 'SAR', 'monthly', 500000, 600000, 5000, 6000)
          returning id`,
        values: [organizationId],
      })
      if (!draft) throw new Error('The draft was not added.')
      await transaction.query({
        text: `insert into job_ad_contact (job_ad_id, organization_id, email) values ($1, $2, 'huda@palm.example')`,
        values: [draft.id, organizationId],
      })
      await transaction.query({
        text: `
          insert into job_ad_location (job_ad_id, location_no, organization_id, organization_location_id)
          values ($1, 1, $2, $3)`,
        values: [draft.id, organizationId, locationId],
      })
      return draft.id
    },
    { organizationId },
  )
}

/** Adds open ads of a company. Takes the owner's connection. */
export async function openAds(owner: Database, organizationId: string, count: number): Promise<void> {
  const [company] = await owner.transaction(
    (db) =>
      db.query<{ number: number }>({
        text: 'select number from organization where id = $1',
        values: [organizationId],
      }),
    { organizationId },
  )
  if (!company) throw new Error('There is no such company.')
  const ad = { titleEn: 'Guard', at: [{ lat: 21.5, lng: 39.2 }] }
  for (let added = 0; added < count; added++)
    await addJobAd(owner, { id: organizationId, number: company.number }, ad)
}
