import type { InputOf, ResponseOf } from '@qareeb/contract/endpoint'
import {
  jobAdListBounds,
  type listOrganizationAds as endpoint,
  type TeamJobAdRow,
} from '@qareeb/contract/job-ad-life'
import { openAdsOf } from '@qareeb/contract/organizations'
import { jobAdRights } from '@qareeb/contract/rights/job-ads'
import type { Context } from '../ground/context.ts'
import { inCompany } from '../ground/use-case.ts'
import { decodeCursor, pageOf } from '../platform/cursor.ts'
import { countAdsOf, listAdsOf, type ListedAd } from './queries/company-list.ts'
import { getPlan } from './queries/publisher.ts'
import { stateAt } from './rules.ts'

/** A page of the job ads of the caller's company, drafts included, with the counts of its tabs and its plan. */
export const listOrganizationAds = (
  context: Context,
  { query }: Pick<InputOf<typeof endpoint>, 'query'>,
): Promise<ResponseOf<typeof endpoint>> =>
  inCompany(context, jobAdRights.read, async ({ db, now: readClock, organizationId }) => {
    const now = readClock()
    const { limit = jobAdListBounds.pageSize, after, sort = 'newest', ...filter } = query
    const asked = { ...filter, sort, organizationId, now, limit: limit + 1 }
    const found = await listAdsOf(db, {
      ...asked,
      after: after === undefined ? undefined : decodeCursor(after),
    })
    const { rows, next } = pageOf(found, limit, ({ place, id }) => ({ at: place, id }))
    const counts = await countAdsOf(db, { organizationId, now })
    const plan = await getPlan(db, organizationId)
    return {
      items: rows.map((row) => presentRow(row, now)),
      next,
      counts,
      plan: { used: counts.active, limit: openAdsOf[plan] },
    }
  })

const presentRow = ({ place: _place, status, ...row }: ListedAd, now: Date): TeamJobAdRow => ({
  ...row,
  state: stateAt({ status, expiresAt: row.expiresAt }, now),
  createdAt: row.createdAt.toISOString(),
  publishedAt: row.publishedAt?.toISOString() ?? null,
  expiresAt: row.expiresAt?.toISOString() ?? null,
  closedAt: row.closedAt?.toISOString() ?? null,
})
