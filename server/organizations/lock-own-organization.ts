import type { Context } from '../ground/context.ts'
import { AppError } from '../ground/errors.ts'
import type { InCompany } from '../ground/use-case.ts'
import { type Company, lockCompany } from './queries/organizations.ts'

/** The company that the transaction works for, kept from every other change. @throws AppError `organization.notFound` */
export async function lockOwnOrganization({
  db,
  organizationId,
}: InCompany<Pick<Context, 'actor'>>): Promise<Company> {
  const company = await lockCompany(db, organizationId)
  if (!company) throw new AppError('organization.notFound')
  return company
}
