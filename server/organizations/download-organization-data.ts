import { actingAsAdmin } from '../acting-for.ts'
import { listEventsOf } from '../audit/list-events-of.ts'
import { recordEvent } from '../audit/record-event.ts'
import type { Context } from '../context.ts'
import { countAttempts } from '../platform/attempts/attempts.ts'
import { signedIn } from '../signed-in.ts'
import { limits } from './limits.ts'
import { readOrganization } from './present-organization.ts'
import { listCompanyData } from './queries/company-data.ts'

/**
 * Everything that is stored of the active company, for it to keep: details, team, branches, ads with their contacts,
 * invitations, and what was done. The registration itself is fetched by its own call.
 * Whatever noun comes to hold something of a company adds it here.
 */
export async function downloadOrganizationData(context: Context): Promise<Record<string, unknown>> {
  const { organizationId } = actingAsAdmin(context)
  await countAttempts(context, [[limits.downloadData, organizationId]])
  return context.db.transaction(
    async (db) => {
      await recordEvent(context, db, { action: 'organization.downloadData', organizationId })
      return {
        madeAt: context.now().toISOString(),
        organization: await readOrganization({ ...context, db }, organizationId),
        ...(await listCompanyData(db, organizationId)),
        events: await listEventsOf(db, organizationId),
      }
    },
    { organizationId, actor: signedIn(context).userId },
  )
}
