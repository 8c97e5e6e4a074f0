import type { ClosingOutcome } from '@qareeb/contract/job-ads/job-ad-life'
import type { Bilingual } from '@qareeb/contract/locale'
import type { Database } from '../../platform/database/database.ts'

/** Whether an ad is closed, how the search ended, and the company's words for applicants by language. */
export type Closing = { isClosed: boolean; outcome: ClosingOutcome | null; message: Bilingual }

export async function findClosing(db: Database, jobAdId: string): Promise<Closing | undefined> {
  const [row] = await db.query<Closing>({
    name: 'find_closing_of_job_ad',
    text: `
    select status = 'archived' as "isClosed", outcome, bilingual(closing_message_ar, closing_message_en) as message
    from job_ad where id = $1`,
    values: [jobAdId],
  })
  return row
}

/** Companies with ads that ended by themselves in a span of time. */
export async function listOrganizationsWithExpired(
  db: Database,
  { from, until }: { from: Date; until: Date },
): Promise<string[]> {
  const rows = await db.query<{ id: string }>({
    name: 'list_organizations_with_expired_ads',
    text: `
    select distinct organization_id as id from job_ad
    where status = 'published' and expires_at > $1 and expires_at <= $2 order by 1`,
    values: [from, until],
  })
  return rows.map(({ id }) => id)
}

/** Companies with ads that ended before a moment, whose candidates may be due to be erased. */
export async function listOrganizationsWithEnded(db: Database, before: Date): Promise<string[]> {
  const rows = await db.query<{ id: string }>({
    name: 'list_organizations_with_ended_ads',
    text: `
    select organization_id as id from job_ad where status = 'published' and expires_at <= $1
    union select organization_id from job_ad where status = 'archived' and closed_at <= $1 order by 1`,
    values: [before],
  })
  return rows.map(({ id }) => id)
}
