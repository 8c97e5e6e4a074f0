import type { Database } from '../platform/database/database.ts'

/** Asks the database for nothing, to hear whether it answers. */
export const ping = (db: Database) => db.query({ name: 'ping', text: 'select 1' })
