import type { InputOf } from '@qareeb/contract/endpoint'
import type { deleteOrganization as endpoint } from '@qareeb/contract/organizations/deletion'
import { organizationRights } from '@qareeb/contract/rights/organizations'
import type { Context } from '../ground/context.ts'
import { AppError } from '../ground/errors.ts'
import { isRecent } from '../ground/recent-sign-in.ts'
import { requireRight } from '../ground/require-right.ts'
import { signedIn } from '../ground/signed-in.ts'
import { inCompany } from '../ground/use-case.ts'
import { eraseOrganization } from './erase-organization.ts'
import { mailCompanyDeleted } from './mail-company-deleted.ts'
import { listRecipients } from './queries/members.ts'
import { lockCompany } from './queries/organizations.ts'
import { isNameOf } from './rules.ts'

/**
 * Only administrators of the company itself, with a recent proof of identity.
 * @throws AppError `organization.noneActive`, `organization.notWhileImpersonating`, `request.forbidden`,
 * `auth/requires-recent-login`
 */
export function allowDeletingOrganization(context: Pick<Context, 'actor' | 'now'>): void {
  requireRight(context, organizationRights.delete)
  if (!isRecent(signedIn(context).provedAt, context.now())) throw new AppError('auth/requires-recent-login')
}

/** Erases the active company at once and mails its people. @throws AppError `organization.wrongName` */
export async function deleteOrganization(
  context: Context,
  { body }: Pick<InputOf<typeof endpoint>, 'body'>,
): Promise<undefined> {
  await inCompany(context, organizationRights.delete, async (context) => {
    const { db } = context
    const company = await lockCompany(db, context.organizationId)
    if (!company) throw new AppError('organization.noneActive')
    if (!isNameOf(body.name, company.name)) throw new AppError('organization.wrongName')

    const people = await listRecipients(db, context.organizationId)
    await eraseOrganization(context, company)
    await mailCompanyDeleted(context, { name: company.name, people })
  })
}
