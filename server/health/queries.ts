import type { Database } from '../platform/database/database.ts'

/** Runs `select 1`. @throws when the database does not answer */
export async function pingDatabase(db: Database): Promise<void> {
  await db.query({ name: 'health', text: 'select 1' })
}
