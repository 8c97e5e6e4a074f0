import type { Database } from '../platform/database/database.ts'

/** Asks the database for nothing at all; throws when it does not answer. */
export async function pingDatabase(db: Database): Promise<void> {
  await db.query({ name: 'health', text: 'select 1' })
}
