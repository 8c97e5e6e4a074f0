import type { InputOf } from '@qareeb/contract/endpoint'
import {
  type deleteOrganizationLocation as endpoint,
  organizationLocationBounds,
} from '@qareeb/contract/organization-locations'
import { organizationLocationRights } from '@qareeb/contract/rights/organization-locations'
import { recordEvent } from '../audit/record-event.ts'
import type { Context } from '../ground/context.ts'
import { AppError } from '../ground/errors.ts'
import { inCompany } from '../ground/use-case.ts'
import { listJobAdsAt, lockLocation } from './queries/locations.ts'
import { removeLocation } from './queries/write-locations.ts'

/** Deletes a branch that no ad names but archived ones. An ad that is saved at the same moment waits, and then fails. */
export async function deleteOrganizationLocation(
  context: Context,
  { params }: Pick<InputOf<typeof endpoint>, 'params'>,
): Promise<undefined> {
  await inCompany(context, organizationLocationRights.remove, async (context) => {
    const { db, organizationId } = context
    const own = { organizationId, locationId: params.id }
    if (!(await lockLocation(db, own))) throw new AppError('organizationLocation.notFound')
    const asked = { ...own, now: context.now(), most: organizationLocationBounds.jobAdsNamed }
    const blockers = await listJobAdsAt(db, asked)
    if (blockers.length > 0) throw new AppError('organizationLocation.inUse', { blockers })

    await removeLocation(db, own, context.now())
    await recordEvent(context, {
      action: 'organizationLocation.remove',
      organizationId,
      subject: own.locationId,
    })
  })
}
