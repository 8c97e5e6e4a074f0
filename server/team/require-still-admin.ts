import { AppError } from '../ground/errors.ts'
import type { Database } from '../platform/database/database.ts'
import { holdCompany, holdRole } from './queries/members.ts'

/**
 * Asks inside of a transaction once more whether somebody administers a company, and keeps that so until it ends:
 * another administrator, or the deletion of the company, may have been faster.
 * @throws AppError `organization.noneActive` for a company that is gone or left, `request.forbidden`
 */
export async function requireStillAdmin(
  db: Database,
  named: { organizationId: string; userId: string },
): Promise<void> {
  const isThere = await holdCompany(db, named.organizationId)
  const role = isThere ? await holdRole(db, named) : undefined
  if (!role) throw new AppError('organization.noneActive')
  if (role !== 'ADMIN') throw new AppError('request.forbidden')
}
