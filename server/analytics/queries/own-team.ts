import type { Database } from '../../platform/database/database.ts'

/** Whether somebody belongs to the company of an ad. Needs the scope of that person. */
export async function isOfOwnTeam(
  db: Database,
  { userId, jobAdId }: { userId: string; jobAdId: string },
): Promise<boolean> {
  const found = await db.query({
    name: 'is_of_team_of_job_ad',
    text: `
      select from organization_member as member join job_ad as ad on ad.organization_id = member.organization_id
      where member.user_id = $1 and ad.id = $2`,
    values: [userId, jobAdId],
  })
  return found.length > 0
}
