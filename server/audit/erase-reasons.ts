import type { Database } from '../platform/database/database.ts'
import { deleteReasonsAbout, deleteReasonsIn } from './queries/events.ts'

/** Erases why something was decided about a person; that it was stays in the log. */
export const eraseReasonsAbout = (db: Database, userId: string): Promise<void> =>
  deleteReasonsAbout(db, userId)

/** The same about a company, in the transaction that works for it. */
export const eraseReasonsIn = (db: Database, organizationId: string): Promise<void> =>
  deleteReasonsIn(db, organizationId)
