import type { Transaction } from '../../platform/database/database.ts'

type Asked = { jobAdId: string; undoHash: Buffer; since: Date }

export type Undoable = {
  organizationId: string
  email: string
  /** It had been withdrawn before. */
  isAgain: boolean
}

/** The application that a browser sent a moment ago. Needs the secret as the ticket of the transaction. */
export async function findUndoable(
  db: Transaction,
  { jobAdId, undoHash, since }: Asked,
): Promise<Undoable | undefined> {
  const [row] = await db.query<Undoable>({
    name: 'find_undoable_application',
    text: `
    select organization_id as "organizationId", email,
      exists (select from candidate_event where candidate_id = candidate.id and kind = 'appliedAgain') as "isAgain"
    from candidate where email is not null and undo_hash = $1 and job_ad_id = $2 and applied_at >= $3 and withdrawn_at is null`,
    values: [undoHash, jobAdId, since],
  })
  return row
}

/** Erases that application with all dependent rows. */
export async function deleteUndoable(db: Transaction, { jobAdId, undoHash, since }: Asked): Promise<boolean> {
  const gone = await db.query({
    name: 'delete_undoable_application',
    text: `
    delete from candidate where undo_hash = $1 and job_ad_id = $2 and applied_at >= $3 and withdrawn_at is null
    returning id`,
    values: [undoHash, jobAdId, since],
  })
  return gone.length > 0
}
