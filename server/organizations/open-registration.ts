import type { InputOf } from '@qareeb/contract/endpoint'
import type { OwnFile } from '@qareeb/contract/files'
import type { getOrganizationFile as endpoint } from '@qareeb/contract/organizations'
import { recordEvent } from '../audit/record-event.ts'
import { openCompanyFile } from '../files/company-files.ts'
import { actingForNamed } from '../ground/acting-for.ts'
import type { Context } from '../ground/context.ts'
import { AppError } from '../ground/errors.ts'
import { signedIn } from '../ground/signed-in.ts'
import { inTransaction } from '../ground/use-case.ts'
import { findCompany } from './queries/companies.ts'

/**
 * The commercial registration of a company with an address to fetch it from; who asked for one is written down.
 * @throws AppError `organization.notFound`, `file.notFound` without one, `file.inQuarantine`, `file.infected`
 */
export async function openRegistration(
  context: Context,
  { query }: Pick<InputOf<typeof endpoint>, 'query'>,
): Promise<OwnFile> {
  const { organizationId } = actingForNamed(context, query.organizationId)
  return inTransaction(
    context,
    async (context) => {
      const company = await findCompany(context.db, organizationId)
      if (!company) throw new AppError('organization.notFound')
      if (!company.registrationFileId) throw new AppError('file.notFound')

      const file = await openCompanyFile(context, company.registrationFileId)
      await recordEvent(context, { action: 'organization.openRegistration', organizationId })
      return file
    },
    { organizationId, actor: signedIn(context).userId },
  )
}
