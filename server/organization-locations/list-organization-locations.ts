import type { InputOf, ResponseOf } from '@qareeb/contract/endpoint'
import {
  type listOrganizationLocations as endpoint,
  organizationLocationBounds,
} from '@qareeb/contract/organization-locations'
import { organizationLocationRights } from '@qareeb/contract/rights/organization-locations'
import type { Context } from '../ground/context.ts'
import { inNamedCompany } from '../ground/use-case.ts'
import { auditPlatformRead } from '../organizations/audit-platform-read.ts'
import { presentLocation } from './present-location.ts'
import { listLocations } from './queries/locations.ts'

/** All branches of a company; there are at most 2,000, so that list and map show the same without pages. */
export async function listOrganizationLocations(
  context: Context,
  { query }: Pick<InputOf<typeof endpoint>, 'query'>,
): Promise<ResponseOf<typeof endpoint>> {
  const rows = await inNamedCompany(
    context,
    { named: query.organizationId, right: organizationLocationRights.read },
    async (context) => {
      const { organizationId } = context
      await auditPlatformRead(context, { action: 'organization.inspect', details: { part: 'locations' } })
      return listLocations(context.db, { organizationId, now: context.now() })
    },
  )
  return {
    items: rows.map((row) => presentLocation(row, query)),
    limit: organizationLocationBounds.perOrganization,
  }
}
