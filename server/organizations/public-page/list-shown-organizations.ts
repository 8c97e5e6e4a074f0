import type { ResponseOf } from '@qareeb/contract/endpoint'
import type { listShownOrganizations as endpoint } from '@qareeb/contract/organizations/public-page'
import type { Context } from '../../ground/context.ts'
import { presentSummary } from '../list-memberships.ts'
import { listShownCompanyRows } from '../queries/shown-organizations.ts'

/** Logos on a page. */
const most = 12

/** The companies whose names and logos the pages show; each can switch that off in its settings. */
export async function listShownOrganizations({
  db,
}: Pick<Context, 'db'>): Promise<ResponseOf<typeof endpoint>> {
  const companies = await listShownCompanyRows(db, most)
  return { items: companies.map(presentSummary) }
}
