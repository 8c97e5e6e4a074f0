import { type AuditEvent, recordEvent } from '../audit/record-event.ts'
import type { Context } from '../ground/context.ts'
import { AppError } from '../ground/errors.ts'
import type { InCompany } from '../ground/use-case.ts'
import { findCompanyRow } from './queries/memberships.ts'

/**
 * Before somebody reads something of a company: of the platform's people it is written down, for the company to see.
 * Everybody else reads what is their own.
 * @throws AppError `organization.notFound` for a company that somebody of the platform names and that is not there
 */
export async function lookInto(
  context: InCompany<Context>,
  look: Pick<AuditEvent, 'action' | 'subject' | 'details'>,
): Promise<void> {
  const { organizationId, as } = context
  if (as !== 'platform') return
  if (!(await findCompanyRow(context.db, organizationId))) throw new AppError('organization.notFound')
  await recordEvent(context, { ...look, organizationId })
}
