import type { InputOf, ResponseOf } from '@qareeb/contract/endpoint'
import { type getOrganizationStats as endpoint, openAdsOf } from '@qareeb/contract/organizations'
import { actingForNamed } from '../ground/acting-for.ts'
import type { Context } from '../ground/context.ts'
import { AppError } from '../ground/errors.ts'
import { signedIn } from '../ground/signed-in.ts'
import { inTransaction } from '../ground/use-case.ts'
import { daysAfter, dueOf, endingDays, unansweredDays } from './due.ts'
import { lookInto } from './look-into.ts'
import { findStats, type StatsRow } from './queries/stats.ts'

type Stats = ResponseOf<typeof endpoint>

/** Counts of a company, how much of its plan is used, and what needs attention. */
export async function getOrganizationStats(
  context: Context,
  { query }: Pick<InputOf<typeof endpoint>, 'query'>,
): Promise<Stats> {
  const acting = actingForNamed(context, query.organizationId)
  const { organizationId } = acting
  const now = context.now()
  const asked = {
    organizationId,
    now,
    endingBefore: daysAfter(now, endingDays),
    sentBefore: daysAfter(now, -unansweredDays),
  }
  const scope = { organizationId, actor: signedIn(context).userId }
  const row = await inTransaction(
    context,
    async (context) => {
      await lookInto(context, acting, { action: 'organization.inspect', details: { part: 'stats' } })
      return findStats(context.db, asked)
    },
    scope,
  )
  if (!row) throw new AppError('organization.notFound')
  return present(row, now)
}

const present = (row: StatsRow, now: Date): Stats => ({
  jobAds: { active: row.active, inactive: row.inactive, draft: row.draft },
  locations: row.locations,
  members: row.members,
  pendingInvitations: row.pendingInvitations,
  plan: { name: row.plan, openAds: row.active, limit: openAdsOf[row.plan] },
  waitingSince: row.waitingSince?.toISOString() ?? null,
  isPublic: row.isPublic,
  due: dueOf(row, now),
})
