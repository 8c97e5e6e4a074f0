import type { InputOf, ResponseOf } from '@qareeb/contract/endpoint'
import {
  type listOrganizationLocations as endpoint,
  organizationLocationBounds,
} from '@qareeb/contract/organization-locations'
import { actingForNamed } from '../acting-for.ts'
import type { Context } from '../context.ts'
import { presentLocation } from './present-location.ts'
import { listLocations } from './queries/locations.ts'
import { scopeOf } from './scope.ts'

/** All branches of a company; there are at most 2,000, so that list and map show the same without pages. */
export async function listOrganizationLocations(
  context: Pick<Context, 'actor' | 'db' | 'now'>,
  { query }: Pick<InputOf<typeof endpoint>, 'query'>,
): Promise<ResponseOf<typeof endpoint>> {
  const { organizationId } = actingForNamed(context, query.organizationId)
  const rows = await context.db.transaction(
    (db) => listLocations(db, { organizationId, now: context.now() }),
    scopeOf(context, { organizationId }),
  )
  return {
    items: rows.map((row) => presentLocation(row, query)),
    limit: organizationLocationBounds.perOrganization,
  }
}
