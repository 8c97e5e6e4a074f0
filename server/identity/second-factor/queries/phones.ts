import type { Database } from '../../../platform/database/database.ts'

/** Phones that a person gets codes on, and that they wanted to enrol a moment ago. */
export async function listPhones(db: Database, userId: string): Promise<string[]> {
  const rows = await db.query<{ phone: string }>({
    name: 'second_factor_phones_list',
    text: `
      select phone from second_factor_phone where user_id = $1
      union
      select phone from second_factor_request where user_id = $1 and phone is not null`,
    values: [userId],
  })
  return rows.map(({ phone }) => phone)
}
