import type { InputOf, ResponseOf } from '@qareeb/contract/endpoint'
import {
  type listOrganizationLocations as endpoint,
  organizationLocationBounds,
} from '@qareeb/contract/organization-locations'
import { actingForNamed } from '../ground/acting-for.ts'
import type { Context } from '../ground/context.ts'
import { inTransaction } from '../ground/use-case.ts'
import { lookInto } from '../organizations/look-into.ts'
import { presentLocation } from './present-location.ts'
import { listLocations } from './queries/locations.ts'
import { scopeOf } from './scope.ts'

/** All branches of a company; there are at most 2,000, so that list and map show the same without pages. */
export async function listOrganizationLocations(
  context: Context,
  { query }: Pick<InputOf<typeof endpoint>, 'query'>,
): Promise<ResponseOf<typeof endpoint>> {
  const acting = actingForNamed(context, query.organizationId)
  const { organizationId } = acting
  const rows = await inTransaction(
    context,
    async (context) => {
      await lookInto(context, acting, { action: 'organization.inspect', details: { part: 'locations' } })
      return listLocations(context.db, { organizationId, now: context.now() })
    },
    scopeOf(context, { organizationId }),
  )
  return {
    items: rows.map((row) => presentLocation(row, query)),
    limit: organizationLocationBounds.perOrganization,
  }
}
