import type { InputOf, ResponseOf } from '@qareeb/contract/endpoint'
import type { getOrganizationLocation as endpoint } from '@qareeb/contract/organization-locations'
import { actingFor, isPlatformAdmin } from '../acting-for.ts'
import type { Context } from '../context.ts'
import { AppError } from '../errors.ts'
import { signedIn } from '../signed-in.ts'
import { presentLocation } from './present-location.ts'
import { findLocation, findOwnerOf } from './queries/locations.ts'
import { scopeOf } from './scope.ts'

type Asker = Pick<Context, 'actor' | 'db' | 'now'>

/** One branch of the company that the caller works for; platform administrators read those of any. */
export async function getOrganizationLocation(
  context: Asker,
  { params, query }: Pick<InputOf<typeof endpoint>, 'params' | 'query'>,
): Promise<ResponseOf<typeof endpoint>> {
  const organizationId = await findCompany(context, params.id)
  const own = { organizationId, locationId: params.id, now: context.now() }
  const row = await context.db.transaction((db) => findLocation(db, own), scopeOf(context, own))
  if (!row) throw new AppError('organizationLocation.notFound')
  return presentLocation(row, query)
}

async function findCompany(context: Asker, locationId: string): Promise<string> {
  if (!isPlatformAdmin(context)) return actingFor(context).organizationId
  const owner = await context.db.transaction((db) => findOwnerOf(db, locationId), {
    actor: signedIn(context).userId,
  })
  if (owner === undefined) throw new AppError('organizationLocation.notFound')
  return owner
}
