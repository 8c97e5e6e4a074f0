import type { InputOf } from '@qareeb/contract/endpoint'
import type { OwnFile } from '@qareeb/contract/files'
import type { openRegistration as endpoint } from '@qareeb/contract/organizations'
import { organizationRights } from '@qareeb/contract/rights/organizations'
import { recordEvent } from '../../audit/record-event.ts'
import { openCompanyFile } from '../../files/company-files.ts'
import type { Context } from '../../ground/context.ts'
import { AppError } from '../../ground/errors.ts'
import { inNamedCompany } from '../../ground/use-case.ts'
import { findCompany } from '../queries/organizations.ts'

/**
 * The commercial registration of a company with an address to fetch it from; the request is audited.
 * @throws AppError `organization.notFound`, `file.notFound` without one, `file.inQuarantine`, `file.infected`
 */
export async function openRegistration(
  context: Context,
  { query }: Pick<InputOf<typeof endpoint>, 'query'>,
): Promise<OwnFile> {
  return inNamedCompany(
    context,
    { named: query.organizationId, right: organizationRights.read },
    async (context) => {
      const { organizationId } = context
      const company = await findCompany(context.db, organizationId)
      if (!company) throw new AppError('organization.notFound')
      if (!company.registrationFileId) throw new AppError('file.notFound')

      const file = await openCompanyFile(context, company.registrationFileId)
      await recordEvent(context, { action: 'organization.openRegistration', organizationId })
      return file
    },
  )
}
