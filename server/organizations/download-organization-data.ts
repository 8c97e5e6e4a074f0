import { organizationRights } from '@qareeb/contract/rights/organizations'
import { listEventsOf } from '../audit/list-events-of.ts'
import { recordEvent } from '../audit/record-event.ts'
import type { Context } from '../ground/context.ts'
import { requireRight } from '../ground/require-right.ts'
import { inCompany } from '../ground/use-case.ts'
import { countAttempts } from '../platform/attempts/attempts.ts'
import type { Database } from '../platform/database/database.ts'
import { limits } from './limits.ts'
import { listCompanyData } from './queries/organization-data.ts'
import { readOrganization } from './read-organization.ts'

/** More than most companies ever have. The rest is given on request; the file names the lists that are cut. */
const most = 10_000

/**
 * All stored data of the active company, for it to keep: details, team, branches, ads with their contacts,
 * invitations, and its log. The registration itself has its own call. Every noun with data of a company adds it
 * here.
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

/** `truncated` names the lists with further rows. The query reads one row more for that. */
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
