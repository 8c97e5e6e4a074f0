import type { InputOf, ResponseOf } from '@qareeb/contract/endpoint'
import type { updateOrganizationLocation as endpoint } from '@qareeb/contract/organization-locations'
import { organizationLocationRights } from '@qareeb/contract/rights/organization-locations'
import { recordEvent } from '../audit/record-event.ts'
import type { Context } from '../ground/context.ts'
import { AppError } from '../ground/errors.ts'
import { inCompany } from '../ground/use-case.ts'
import { toStored } from './add-organization-location.ts'
import { cleanContent } from './clean-content.ts'
import { presentLocation } from './present-location.ts'
import { findLocation, lockLocation } from './queries/locations.ts'
import { updateLocation } from './queries/write-locations.ts'
import { reindexLocationTask } from './reindex-location-task.ts'

type Updating = Pick<InputOf<typeof endpoint>, 'params' | 'body'>

/**
 * Refuses a branch that is not the caller's before anything else of the call is checked.
 * @throws AppError `organizationLocation.notFound`, `organization.noneActive`
 */
export const allowUpdating = (context: Context, { params }: Pick<Updating, 'params'>): Promise<void> =>
  inCompany(context, organizationLocationRights.update, async ({ db, now, organizationId }) => {
    const found = await findLocation(db, { organizationId, locationId: params.id, now: now() })
    if (!found) throw new AppError('organizationLocation.notFound')
  })

/** Rewrites a branch. Ads that name it follow in search and on their cards by a task. */
export async function updateOrganizationLocation(
  context: Context,
  { params, body }: Updating,
): Promise<ResponseOf<typeof endpoint>> {
  const content = cleanContent(body)
  return inCompany(context, organizationLocationRights.update, async (context) => {
    const { db, organizationId } = context
    const own = { organizationId, locationId: params.id }
    const before = await lockLocation(db, own)
    if (!before) throw new AppError('organizationLocation.notFound')
    if (before.version !== body.version) throw new AppError('organizationLocation.changedMeanwhile')

    const hasMoved = content.lat !== before.lat || content.lng !== before.lng
    await updateLocation(db, own, toStored(content, { isApproximate: before.isApproximate && !hasMoved }))
    await context.tasks.add(db, reindexLocationTask, own, { group: organizationId })
    await recordEvent(context, {
      action: 'organizationLocation.update',
      organizationId,
      subject: own.locationId,
      details: { hasMoved },
    })
    const updated = await findLocation(db, { ...own, now: context.now() })
    if (!updated) throw new AppError('organizationLocation.notFound')
    return presentLocation(updated)
  })
}
