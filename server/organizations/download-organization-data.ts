import { organizationRights } from '@qareeb/contract/rights/organizations'
import { listEventsOf } from '../audit/list-events-of.ts'
import { recordEvent } from '../audit/record-event.ts'
import type { Context } from '../ground/context.ts'
import { requireRight } from '../ground/require-right.ts'
import { inCompany } from '../ground/use-case.ts'
import { countAttempts } from '../platform/attempts/attempts.ts'
import type { Database } from '../platform/database/database.ts'
import { limits } from './limits.ts'
import { readOrganization } from './present-organization.ts'
import { listCompanyData } from './queries/company-data.ts'

/** More than most companies ever have. What is beyond is told on request; the file says of which lists. */
const most = 10_000

/**
 * Everything that is stored of the active company, for it to keep: details, team, branches, ads with their contacts,
 * invitations, and what was done. The registration itself is fetched by its own call.
 * Whatever noun comes to hold something of a company adds it here.
 */
export async function downloadOrganizationData(context: Context): Promise<Record<string, unknown>> {
  const { organizationId } = requireRight(context, organizationRights.downloadData)
  await countAttempts(context, [[limits.downloadData, organizationId]])
  return inCompany(context, organizationRights.downloadData, async (context) => {
    await recordEvent(context, { action: 'organization.downloadData', organizationId })
    return {
      madeAt: context.now().toISOString(),
      organization: await readOrganization(context, organizationId),
      ...(await listLists(context.db, organizationId)),
    }
  })
}

/** `truncated` names the lists that go on beyond what is told. One more than that is asked for, to know. */
async function listLists(db: Database, organizationId: string) {
  const asked = { organizationId, most: most + 1 }
  const lists: Record<string, unknown[]> = {
    ...(await listCompanyData(db, asked)),
    events: await listEventsOf(db, asked),
  }
  const truncated = Object.keys(lists).filter((name) => (lists[name]?.length ?? 0) > most)
  for (const name of truncated) lists[name]?.pop()
  return { ...lists, truncated }
}
