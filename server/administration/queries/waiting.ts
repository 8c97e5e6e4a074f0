import type { Locale } from '@qareeb/contract/locale'
import type { Database } from '../../platform/database/database.ts'

/** A platform administrator whose account may be used. */
export type Administrator = { userId: string; email: string; firstName: string; locale: Locale }

/** Administrators of the platform who get mails about it. */
export const listAdministrators = (db: Database): Promise<Administrator[]> =>
  db.query<Administrator>({
    name: 'list_administrators',
    text: `
      select id as "userId", email, first_name as "firstName", locale
      from user_account where user_type = 'admin' and disabled_at is null
      order by id limit 200`,
    values: [],
  })

/** How many companies have waited for an answer since before a moment, and since when the first of them. */
export async function findLongWaiting(
  db: Database,
  before: Date,
): Promise<{ count: number; since: Date | null }> {
  const [row] = await db.query<{ count: number; since: Date | null }>({
    name: 'companies_waiting_long',
    text: `
      select count(*)::int as count, min(waiting_since) as since
      from organization_private where waiting_since < $1`,
    values: [before],
  })
  return row ?? { count: 0, since: null }
}
