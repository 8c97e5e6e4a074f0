import { candidateBounds } from '@qareeb/contract/candidates'
import type { InputOf, ResponseOf } from '@qareeb/contract/endpoint'
import { type getOrganizationStats as endpoint, openAdsOf } from '@qareeb/contract/organizations'
import { organizationRights } from '@qareeb/contract/rights/organizations'
import { riyadhDateOf } from '@qareeb/reference/riyadh'
import type { Context } from '../ground/context.ts'
import { AppError } from '../ground/errors.ts'
import { inNamedCompany } from '../ground/use-case.ts'
import { longBefore } from '../job-ads/long-before.ts'
import { auditPlatformRead } from './audit-platform-read.ts'
import { daysAfter, dueOf, endingDays, unansweredDays } from './due.ts'
import { findStats, type StatsRow } from './queries/stats.ts'

type Stats = ResponseOf<typeof endpoint>

/** Counts of a company, the use of its plan, and its open items. */
export async function getOrganizationStats(
  context: Context,
  { query }: Pick<InputOf<typeof endpoint>, 'query'>,
): Promise<Stats> {
  const now = context.now()
  const asked = {
    now,
    endingBefore: daysAfter(now, endingDays),
    sentBefore: daysAfter(now, -unansweredDays),
    appliedBefore: longBefore(now),
    today: riyadhDateOf(now),
    answersUntil: riyadhDateOf(daysAfter(now, candidateBounds.answerSoonDays)),
  }
  const row = await inNamedCompany(
    context,
    { named: query.organizationId, right: organizationRights.read },
    async (context) => {
      await auditPlatformRead(context, { action: 'organization.inspect', details: { part: 'stats' } })
      return findStats(context.db, { ...asked, organizationId: context.organizationId })
    },
  )
  if (!row) throw new AppError('organization.notFound')
  return present(row, now)
}

const present = (row: StatsRow, now: Date): Stats => ({
  jobAds: { active: row.active, inactive: row.inactive, draft: row.draft },
  locations: row.locations,
  members: row.members,
  pendingInvitations: row.pendingInvitations,
  candidates: {
    new: row.newCandidates,
    inProgress: row.candidatesInProgress,
    waitingLong: row.waitingLong,
  },
  plan: { name: row.plan, openAds: row.active, limit: openAdsOf[row.plan] },
  waitingSince: row.waitingSince?.toISOString() ?? null,
  isPublic: row.isPublic,
  due: dueOf(row, now),
})
