import type { InputOf, ResponseOf } from '@qareeb/contract/endpoint'
import type {
  addOrganizationLocation as endpoint,
  LocationContent,
} from '@qareeb/contract/organization-locations'
import { organizationLocationRights } from '@qareeb/contract/rights/organization-locations'
import { recordEvent } from '../audit/record-event.ts'
import type { Context } from '../ground/context.ts'
import { AppError } from '../ground/errors.ts'
import { inCompany } from '../ground/use-case.ts'
import { cleanContent } from './clean-content.ts'
import { placesAt } from './places-at.ts'
import { presentLocation } from './present-location.ts'
import { findLocation } from './queries/locations.ts'
import { insertLocations, lockAdding, type StoredLocation } from './queries/write-locations.ts'
import { refuseTooMany } from './refuse-too-many.ts'

/**
 * Adds a branch to the company that the caller works for.
 * @throws AppError `organizationLocation.tooMany`; `organization.noneActive` when the company has just been deleted
 */
export async function addOrganizationLocation(
  context: Context,
  { body }: Pick<InputOf<typeof endpoint>, 'body'>,
): Promise<ResponseOf<typeof endpoint>> {
  const location = toStored(cleanContent(body), { isApproximate: false })
  const now = context.now()
  return inCompany(context, organizationLocationRights.add, async (context) => {
    const { db, organizationId } = context
    const present = await lockAdding(db, organizationId)
    if (present === undefined) throw new AppError('organization.noneActive')
    refuseTooMany(present + 1)

    const [locationId = ''] = await insertLocations(db, { organizationId, locations: [location], now })
    await recordEvent(context, {
      action: 'organizationLocation.add',
      organizationId,
      subject: locationId,
    })
    const added = await findLocation(db, { organizationId, locationId, now })
    if (!added) throw new AppError('organizationLocation.notFound')
    return presentLocation(added)
  })
}

/** The columns of a branch with clean texts: with the places around its position. */
export const toStored = (
  { name, address, shortNationalAddress, lat, lng }: LocationContent,
  { isApproximate }: { isApproximate: boolean },
): StoredLocation => ({
  name,
  address,
  shortNationalAddress,
  ...placesAt({ lat, lng }),
  lat,
  lng,
  isApproximate,
})
