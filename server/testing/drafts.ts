import type { WrittenJobAd } from '../job-ads/job-ad-content.ts'
import { noRequirements } from '../job-ads/queries/team-job-ad-row.ts'
import type { Database } from '../platform/database/database.ts'

/** A company that nobody knows yet, with three branches. */
export type Team = { organizationId: string; locationIds: string[] }

/** Adds a company in Riyadh, behind row-level security, as the product will. */
export async function addTeam(db: Database, nameEn: string): Promise<Team> {
  const organizationId = crypto.randomUUID()
  return db.transaction(
    async (transaction) => {
      await transaction.query({
        text: `insert into organization (id, slug, name_en, verification_status, verified_at, plan)
          values ($1, $2, $3, 'verified', now(), 'premium')`,
        values: [organizationId, `company-${organizationId}`, nameEn],
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
  { organizationId }: Team,
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

/** What a complete ad of a team says. */
export const completeJobAd = ({ locationIds }: Team, changes: Partial<WrittenJobAd> = {}): WrittenJobAd => ({
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
