import type { Right } from '@qareeb/contract/rights/right'
import type { Context } from '../ground/context.ts'
import { AppError } from '../ground/errors.ts'
import { requireRightAs } from '../ground/require-right.ts'
import type { InCompany } from '../ground/use-case.ts'
import { lockCompanyAgainstDeletion, lockRole } from './queries/members.ts'

/**
 * Checks a right of the caller once more inside of a transaction, and keeps it until the end: another
 * administrator, or the deletion of the company, may have been faster.
 * @throws AppError `organization.noneActive` for a company that is gone or left, and the refusal of the right
 */
export async function requireStill(context: InCompany<Pick<Context, 'actor'>>, right: Right): Promise<void> {
  const { db, organizationId, userId } = context
  const isThere = await lockCompanyAgainstDeletion(db, organizationId)
  const role = isThere ? await lockRole(db, { organizationId, userId }) : undefined
  if (!role) throw new AppError('organization.noneActive')
  requireRightAs(context, right, role)
}
