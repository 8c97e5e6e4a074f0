import type { InputOf } from '@qareeb/contract/endpoint'
import type { getOrganization as endpoint, Organization } from '@qareeb/contract/organizations'
import { organizationRights } from '@qareeb/contract/rights/organizations'
import type { Context } from '../ground/context.ts'
import { inNamedCompany } from '../ground/use-case.ts'
import { auditPlatformRead } from './audit-platform-read.ts'
import { readOrganization } from './read-organization.ts'

type Query = InputOf<typeof endpoint>['query']

/** The company that the caller acts for, or that a platform administrator names. */
export async function getOrganization(context: Context, { query }: { query: Query }): Promise<Organization> {
  return inNamedCompany(
    context,
    { named: query.organizationId, right: organizationRights.read },
    async (context) => {
      await auditPlatformRead(context, { action: 'organization.inspect', details: { part: 'details' } })
      return readOrganization(context, context.organizationId)
    },
  )
}
