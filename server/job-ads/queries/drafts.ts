import type { Database } from '../../platform/database/database.ts'
import type { OwnJobAd } from './lock-job-ad.ts'

/** Adds an empty draft. Its version is 0, since writing its content makes it 1. @returns its id */
export async function insertDraft(
  db: Database,
  { organizationId, now }: { organizationId: string; now: Date },
): Promise<string> {
  const [draft] = await db.query<{ id: string }>({
    name: 'insert_draft',
    text: `
    insert into job_ad (organization_id, created_at, updated_at, version) values ($1, $2, $2, 0) returning id`,
    values: [organizationId, now],
  })
  if (!draft) throw new Error('The draft was not added.')
  return draft.id
}

/** How many drafts a company has. */
export async function countDrafts(db: Database, organizationId: string): Promise<number> {
  const [row] = await db.query<{ drafts: number }>({
    name: 'count_drafts',
    text: `select count(*)::int as drafts from job_ad where organization_id = $1 and status = 'draft'`,
    values: [organizationId],
  })
  return row?.drafts ?? 0
}

/** Deletes a draft with its contact and its locations. */
export async function deleteDraft(db: Database, { organizationId, jobAdId }: OwnJobAd): Promise<void> {
  await db.query({
    name: 'delete_draft',
    text: `delete from job_ad where id = $1 and organization_id = $2 and status = 'draft'`,
    values: [jobAdId, organizationId],
  })
}
