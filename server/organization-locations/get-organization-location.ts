import type { InputOf, ResponseOf } from '@qareeb/contract/endpoint'
import {
  type getOrganizationLocation as endpoint,
  organizationLocationBounds,
} from '@qareeb/contract/organization-locations'
import { organizationLocationRights } from '@qareeb/contract/rights/organization-locations'
import { isPlatformAdmin } from '../ground/acting-for.ts'
import type { Context } from '../ground/context.ts'
import { AppError } from '../ground/errors.ts'
import { asPlatform, inNamedCompany } from '../ground/use-case.ts'
import { auditPlatformRead } from '../organizations/audit-platform-read.ts'
import { presentLocation } from './present-location.ts'
import { findLocation, findOwnerOf, listJobAdsAt } from './queries/locations.ts'

/** One branch of the company that the caller works for, with the ads that keep it; platform administrators read any. */
export async function getOrganizationLocation(
  context: Context,
  { params, query }: Pick<InputOf<typeof endpoint>, 'params' | 'query'>,
): Promise<ResponseOf<typeof endpoint>> {
  const look = { action: 'organization.inspect', subject: params.id, details: { part: 'location' } } as const
  return inNamedCompany(
    context,
    { named: await ownerOf(context, params.id), right: organizationLocationRights.read },
    async (context) => {
      const { db, organizationId } = context
      const own = { organizationId, locationId: params.id, now: context.now() }
      await auditPlatformRead(context, look)
      const row = await findLocation(db, own)
      if (!row) throw new AppError('organizationLocation.notFound')
      const blockers = await listJobAdsAt(db, { ...own, most: organizationLocationBounds.jobAdsNamed })
      return { ...presentLocation(row, query), blockers }
    },
  )
}

/** The company whose branch a platform administrator names; members read those of their own. */
async function ownerOf(context: Context, locationId: string): Promise<string | undefined> {
  if (!isPlatformAdmin(context)) return undefined
  const owner = await asPlatform(context, ({ db }) => findOwnerOf(db, locationId))
  if (owner === undefined) throw new AppError('organizationLocation.notFound')
  return owner
}
