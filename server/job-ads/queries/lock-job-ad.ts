import type { Database, Transaction } from '../../platform/database/database.ts'
import { type OwnJobAdRecord, type TeamJobAdRow, teamJobAdSource, toRecord } from './team-job-ad-row.ts'

/** An ad, and the company that it has to belong to. */
export type OwnJobAd = { organizationId: string; jobAdId: string }

/** Locks one ad of a company with its whole content; none when the company has no such ad. */
export async function lockJobAd(
  db: Transaction,
  { organizationId, jobAdId }: OwnJobAd,
): Promise<OwnJobAdRecord | undefined> {
  const [row] = await db.query<TeamJobAdRow>({
    name: 'lock_job_ad',
    text: `${teamJobAdSource} where ad.id = $1 and ad.organization_id = $2 for update of ad`,
    values: [jobAdId, organizationId],
  })
  return row && toRecord(row)
}

/** The ad with this id, in any state; row-level security decides who finds a draft and a contact. */
export async function findTeamJobAd(db: Database, jobAdId: string): Promise<OwnJobAdRecord | undefined> {
  const [row] = await db.query<TeamJobAdRow>({
    name: 'find_team_job_ad',
    text: `${teamJobAdSource} where ad.id = $1`,
    values: [jobAdId],
  })
  return row && toRecord(row)
}

/** Some ads of a company with everything that they say, in no order. */
export async function listTeamJobAds(
  db: Database,
  { organizationId, jobAdIds }: { organizationId: string; jobAdIds: readonly string[] },
): Promise<OwnJobAdRecord[]> {
  const rows = await db.query<TeamJobAdRow>({
    name: 'list_team_job_ads',
    text: `${teamJobAdSource} where ad.id = any ($1::uuid[]) and ad.organization_id = $2`,
    values: [jobAdIds, organizationId],
  })
  return rows.map(toRecord)
}
