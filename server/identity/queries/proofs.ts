import type { Database } from '../../platform/database/database.ts'

/**
 * Deletes all proofs of identity that were added to an account since a moment: the Google account, second factors,
 * and with these the recovery codes that came with them.
 */
export async function deleteProofsSince(
  db: Database,
  { userId, since }: { userId: string; since: Date },
): Promise<void> {
  await db.query({
    name: 'delete_proofs_since',
    text: `
    with google as (delete from google_identity where user_id = $1 and linked_at >= $2),
      request as (delete from second_factor_request where user_id = $1),
      phone as (delete from second_factor_phone where user_id = $1 and enrolled_at >= $2 returning user_id),
      totp as (delete from second_factor_totp where user_id = $1 and enrolled_at >= $2 returning user_id),
      key as (delete from passkey where user_id = $1 and created_at >= $2 returning user_id),
      factor as (select from phone union all select from totp union all select from key)
    delete from recovery_code where user_id = $1 and exists (select from factor)`,
    values: [userId, since],
  })
}

/** Deletes a person's requests for another address, confirmed or not. */
export async function deleteEmailChanges(db: Database, userId: string): Promise<void> {
  await db.query({
    name: 'delete_email_changes',
    text: 'delete from email_change where user_id = $1',
    values: [userId],
  })
}
