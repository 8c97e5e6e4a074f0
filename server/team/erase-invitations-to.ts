import type { Database } from '../platform/database/database.ts'
import { deleteInvitationsTo } from './queries/invitations.ts'

/**
 * Erases what companies wrote of somebody when they invited them. The transaction has to name the person as its actor:
 * row-level security lets them, and nobody else, reach invitations of every company.
 */
export const eraseInvitationsTo = (db: Database, email: string): Promise<void> =>
  deleteInvitationsTo(db, email)
