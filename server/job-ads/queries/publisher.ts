import type { Plan, VerificationStatus } from '@qareeb/contract/job-ads'
import type { Database, Transaction } from '../../platform/database/database.ts'

export type Publisher = {
  verificationStatus: VerificationStatus
  plan: Plan
  /** Whether the number of its commercial registration is known. */
  hasNumber: boolean
}

/**
 * Locks a company before one of its ads, so that its open ads can be counted and none opens meanwhile. Every use case
 * locks in this order.
 */
export async function lockPublisher(db: Transaction, organizationId: string): Promise<Publisher> {
  const [company] = await db.query<Publisher>({
    name: 'lock_publisher',
    text: `
    select verification_status as "verificationStatus", plan, exists (
        select from organization_private where organization_id = $1 and registration_number is not null) as "hasNumber"
    from organization where id = $1 for no key update`,
    values: [organizationId],
  })
  if (!company) throw new Error(`The company ${organizationId} is not visible to its own transaction.`)
  return company
}

/** How many ads of a company are open at a moment, besides one. */
export async function countOpenAds(
  db: Database,
  { organizationId, except, now }: { organizationId: string; except?: string | undefined; now: Date },
): Promise<number> {
  const [row] = await db.query<{ open: number }>({
    name: 'count_open_ads_of_company',
    text: `
    select count(*)::int as open from job_ad
    where organization_id = $1 and status = 'published' and expires_at > $2 and id is distinct from $3`,
    values: [organizationId, now, except ?? null],
  })
  return row?.open ?? 0
}

/** The plan of a company. */
export async function getPlan(db: Database, organizationId: string): Promise<Plan> {
  const [company] = await db.query<{ plan: Plan }>({
    name: 'plan_of_company',
    text: 'select plan from organization where id = $1',
    values: [organizationId],
  })
  return company?.plan ?? 'free'
}
