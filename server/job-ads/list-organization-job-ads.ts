import type { InputOf, ResponseOf } from '@qareeb/contract/endpoint'
import {
  jobAdListBounds,
  type listOrganizationJobAds as endpoint,
  type TeamJobAdRow,
} from '@qareeb/contract/job-ads/job-ad-life'
import { openAdsOf } from '@qareeb/contract/organizations'
import { jobAdRights } from '@qareeb/contract/rights/job-ads'
import { recordEvent } from '../audit/record-event.ts'
import type { Context } from '../ground/context.ts'
import { inNamedCompany } from '../ground/use-case.ts'
import { decodeCursor, pageOf } from '../platform/cursor.ts'
import { findMissing } from './find-missing.ts'
import { countAdsOf, listAdsOf, type ListedAd } from './queries/company-list.ts'
import { getPlan } from './queries/publisher.ts'
import { stateAt } from './rules.ts'

/**
 * A page of the job ads of a company, drafts included, with the counts of its tabs and its plan. That somebody of the
 * platform looked is written down, for the company to see.
 */
export const listOrganizationJobAds = (
  context: Context,
  { query }: Pick<InputOf<typeof endpoint>, 'query'>,
): Promise<ResponseOf<typeof endpoint>> =>
  inNamedCompany(context, { named: query.organizationId, right: jobAdRights.read }, async (context) => {
    const { db, organizationId } = context
    const now = context.now()
    if (context.as === 'platform')
      await recordEvent(context, {
        action: 'organization.inspect',
        organizationId,
        details: { part: 'jobAds' },
      })
    const { limit = jobAdListBounds.pageSize, after, sort = 'newest', ...filter } = query
    const asked = { ...filter, sort, organizationId, now, limit: limit + 1 }
    const found = await listAdsOf(db, {
      ...asked,
      after: after === undefined ? undefined : decodeCursor(after),
    })
    const { rows, next } = pageOf(found, limit, ({ place, id }) => ({ at: place, id }))
    const counts = await countAdsOf(db, { organizationId, now })
    const plan = await getPlan(db, organizationId)
    const drafts = rows.filter(({ status }) => status === 'draft')
    const missing = await findMissing(context, { jobAdIds: drafts.map(({ id }) => id), plan })
    return {
      items: rows.map((row) => presentRow(row, { now, missing: missing.get(row.id) ?? [] })),
      next,
      counts,
      plan: { used: counts.active, limit: openAdsOf[plan] },
    }
  })

const presentRow = (
  { place: _place, status, ...row }: ListedAd,
  { now, missing }: { now: Date; missing: string[] },
): TeamJobAdRow => ({
  ...row,
  missing,
  state: stateAt({ status, expiresAt: row.expiresAt }, now),
  createdAt: row.createdAt.toISOString(),
  publishedAt: row.publishedAt?.toISOString() ?? null,
  expiresAt: row.expiresAt?.toISOString() ?? null,
  closedAt: row.closedAt?.toISOString() ?? null,
})
