import type { Database } from '../../platform/database/database.ts'

/** The full name of somebody who invites. */
export async function getInviterName(db: Database, userId: string): Promise<string> {
  const [row] = await db.query<{ name: string }>({
    name: 'get_inviter_name',
    text: `select concat_ws(' ', first_name, last_name) as name from user_account where id = $1`,
    values: [userId],
  })
  if (!row) throw new Error('The account is not there.')
  return row.name
}
