import type { InputOf, ResponseOf } from '@qareeb/contract/endpoint'
import {
  type getOrganizationLocation as endpoint,
  organizationLocationBounds,
} from '@qareeb/contract/organization-locations'
import { actingFor, type ActingFor, isPlatformAdmin } from '../ground/acting-for.ts'
import type { Context } from '../ground/context.ts'
import { AppError } from '../ground/errors.ts'
import { signedIn } from '../ground/signed-in.ts'
import { inTransaction } from '../ground/use-case.ts'
import { lookInto } from '../organizations/look-into.ts'
import { presentLocation } from './present-location.ts'
import { findLocation, findOwnerOf, listJobAdsAt } from './queries/locations.ts'
import { scopeOf } from './scope.ts'

/** One branch of the company that the caller works for, with the ads that keep it; platform administrators read any. */
export async function getOrganizationLocation(
  context: Context,
  { params, query }: Pick<InputOf<typeof endpoint>, 'params' | 'query'>,
): Promise<ResponseOf<typeof endpoint>> {
  const acting = await findCompany(context, params.id)
  const own = { organizationId: acting.organizationId, locationId: params.id, now: context.now() }
  const look = { action: 'organization.inspect', subject: params.id, details: { part: 'location' } } as const
  return inTransaction(
    context,
    async (context) => {
      const { db } = context
      await lookInto(context, acting, look)
      const row = await findLocation(db, own)
      if (!row) throw new AppError('organizationLocation.notFound')
      const blockers = await listJobAdsAt(db, { ...own, most: organizationLocationBounds.jobAdsNamed })
      return { ...presentLocation(row, query), blockers }
    },
    scopeOf(context, own),
  )
}

async function findCompany(context: Context, locationId: string): Promise<ActingFor> {
  if (!isPlatformAdmin(context)) return actingFor(context)
  const owner = await inTransaction(context, (context) => findOwnerOf(context.db, locationId), {
    actor: signedIn(context).userId,
  })
  if (owner === undefined) throw new AppError('organizationLocation.notFound')
  return { organizationId: owner, as: 'platform' }
}
