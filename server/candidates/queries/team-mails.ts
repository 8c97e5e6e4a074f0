import type { Bilingual, Locale } from '@qareeb/contract/locale'
import type { OrganizationRole } from '@qareeb/contract/organizations'
import { waitsLong } from '../../job-ads/told-of-end.ts'
import type { Database, Transaction } from '../../platform/database/database.ts'

/** Companies with an ad that was open after a moment: only these get new candidates. */
export async function listOrganizationsWithOpenSince(db: Database, since: Date): Promise<string[]> {
  const rows = await db.query<{ id: string }>({
    name: 'list_organizations_with_ads_open_since',
    text: `
    select organization_id as id from job_ad where status = 'published' and expires_at >= $1
    union select organization_id from job_ad where status = 'archived' and closed_at >= $1 order by 1`,
    values: [since],
  })
  return rows.map(({ id }) => id)
}

/** Whether nobody applied to the ad of a candidate before, save those who have withdrawn since. */
export async function isFirstOfAd(db: Database, candidateId: string): Promise<boolean> {
  const [row] = await db.query<{ isFirst: boolean }>({
    name: 'is_first_candidate_of_ad',
    text: `
    select not exists (
      select from candidate as other where other.job_ad_id = candidate.job_ad_id and other.id <> candidate.id
        and (other.team_told_at is not null
          or other.withdrawn_at is null and (other.applied_at, other.id) < (candidate.applied_at, candidate.id))
    ) as "isFirst" from candidate where id = $1`,
    values: [candidateId],
  })
  return row?.isFirst ?? false
}

type Untold = {
  organizationId: string
  /** Null: all ads of the company. */
  jobAdId: string | null
  /** Those who applied before this moment. */
  before: Date
  now: Date
}

/**
 * Counts new candidates by ad that no mail to the team has named, and marks them as named. A second call finds
 * none. Needs the scope of the company.
 */
export const takeUntold = (
  db: Transaction,
  { organizationId, jobAdId, before, now }: Untold,
): Promise<{ jobAdId: string; count: number }[]> =>
  db.query<{ jobAdId: string; count: number }>({
    name: 'take_untold_candidates',
    text: `
    with told as (
      update candidate set team_told_at = $4 where id in (
        select id from candidate where organization_id = $1 and place = 0 and team_told_at is null and applied_at < $3
          and ($2::uuid is null or job_ad_id = $2) order by id for update)
      returning job_ad_id)
    select job_ad_id as "jobAdId", count(*)::int as count from told group by job_ad_id`,
    values: [organizationId, jobAdId, before, now],
  })

export type WaitingAd = { jobAdId: string; title: Bilingual; waiting: number }

/**
 * Some ads of a company with their names, and every other one where new candidates applied before a moment; how many
 * these are. Needs the scope of the company.
 */
export const listWaitingAds = (
  db: Database,
  {
    organizationId,
    appliedBefore,
    ids,
  }: { organizationId: string; appliedBefore: Date; ids: readonly string[] },
): Promise<WaitingAd[]> =>
  db.query<WaitingAd>({
    name: 'list_ads_with_waiting_candidates',
    text: `
    with waiting as (
      select job_ad_id, count(*)::int as count from candidate
      where organization_id = $1 and ${waitsLong('$2')} group by job_ad_id)
    select ad.id as "jobAdId", bilingual(ad.title_ar, ad.title_en) as title, coalesce(waiting.count, 0) as waiting
    from job_ad as ad left join waiting on waiting.job_ad_id = ad.id
    where ad.id = any ($3::uuid[]) or ad.id in (select job_ad_id from waiting)
    order by waiting desc, ad.id`,
    values: [organizationId, appliedBefore, ids],
  })

export type ToldMember = {
  userId: string
  email: string
  firstName: string
  locale: Locale
  role: OrganizationRole
}

/** Members of the company of the scope who can sign in and want mails about new candidates. */
export const listMembersToTell = (db: Database, organizationId: string): Promise<ToldMember[]> =>
  db.query<ToldMember>({
    name: 'list_members_to_tell_of_candidates',
    text: `
    select account.id as "userId", account.email, account.first_name as "firstName", account.locale, member.role
    from organization_member as member join user_account as account on account.id = member.user_id
    where member.organization_id = $1 and account.candidate_mails and account.disabled_at is null
      and account.email_verified_at is not null
    order by member.joined_at, account.id`,
    values: [organizationId],
  })

/** The name of the company of the scope. */
export async function getCompanyName(db: Database, organizationId: string): Promise<Bilingual> {
  const [row] = await db.query<{ name: Bilingual }>({
    name: 'name_of_company_with_candidates',
    text: 'select bilingual(name_ar, name_en) as name from organization where id = $1',
    values: [organizationId],
  })
  if (!row) throw new Error('The company of these candidates is gone.')
  return row.name
}
