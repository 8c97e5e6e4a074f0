import { type AuditEvent, recordEvent } from '../audit/record-event.ts'
import type { Context } from '../ground/context.ts'
import { AppError } from '../ground/errors.ts'
import type { InCompany } from '../ground/use-case.ts'
import { findCompanyRow } from './queries/memberships.ts'

/**
 * Audits that a platform administrator reads data of a company; the company sees the entry. Reads by its own
 * members are not audited.
 * @throws AppError `organization.notFound` when an administrator names a company that does not exist
 */
export async function auditPlatformRead(
  context: InCompany<Context>,
  look: Pick<AuditEvent, 'action' | 'subject' | 'details'>,
): Promise<void> {
  const { organizationId, as } = context
  if (as !== 'platform') return
  if (!(await findCompanyRow(context.db, organizationId))) throw new AppError('organization.notFound')
  await recordEvent(context, { ...look, organizationId })
}
