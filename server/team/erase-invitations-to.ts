import type { Database } from '../platform/database/database.ts'
import { deleteInvitationsTo } from './queries/invitations.ts'

/**
 * Erases companies' data about an invited person. The transaction has to name the person as its actor: row-level
 * security lets only them reach invitations of every company.
 */
export const eraseInvitationsTo = (db: Database, email: string): Promise<void> =>
  deleteInvitationsTo(db, email)
