import type { Database } from '../../../platform/database/database.ts'

/** Gives a person these codes in the place of those before. */
export async function replaceRecoveryCodes(
  db: Database,
  userId: string,
  codeHashes: readonly string[],
): Promise<void> {
  await deleteRecoveryCodes(db, userId)
  await db.query({
    name: 'recovery_codes_add',
    text: 'insert into recovery_code (user_id, code_hash) select $1, unnest($2::text[])',
    values: [userId, codeHashes],
  })
}

/** Uses a code up. False when this person has no such code, or it was used before. */
export async function takeRecoveryCode(db: Database, userId: string, codeHash: string): Promise<boolean> {
  const used = await db.query({
    name: 'recovery_code_use',
    text: 'delete from recovery_code where user_id = $1 and code_hash = $2 returning code_hash',
    values: [userId, codeHash],
  })
  return used.length === 1
}

export async function deleteRecoveryCodes(db: Database, userId: string): Promise<void> {
  await db.query({
    name: 'recovery_codes_delete',
    text: 'delete from recovery_code where user_id = $1',
    values: [userId],
  })
}
