import { candidateBounds } from '@qareeb/contract/candidates'
import type {
  listApplications as endpoint,
  listAppliedJobAds as appliedEndpoint,
} from '@qareeb/contract/candidates/applications'
import type { InputOf, ResponseOf } from '@qareeb/contract/endpoint'
import type { Context } from '../../ground/context.ts'
import { asPerson } from '../../ground/use-case.ts'
import { decodeRankedPlace, rankedPageOf } from '../list-cursor.ts'
import { adoptApplications } from '../queries/applicant.ts'
import { countOwnApplications, listAppliedAds, listOwnApplications } from '../queries/own-applications.ts'
import { answersSince } from './answers-since.ts'
import { toApplicationRow } from './present-application.ts'

/** A page of the caller's applications, those that they sent as a guest from their confirmed address included. */
export const listApplications = (
  context: Context,
  { query }: Pick<InputOf<typeof endpoint>, 'query'>,
): Promise<ResponseOf<typeof endpoint>> =>
  asPerson(context, async (context) => {
    const { db, userId } = context
    const now = context.now()
    await adoptApplications(db, { userId, now })
    const size = candidateBounds.pageSize
    const found = await listOwnApplications(db, {
      userId,
      answersSince: answersSince(now),
      group: query.group,
      after: decodeRankedPlace(query.after),
      limit: size + 1,
    })
    const { rows, next } = rankedPageOf(found, size)
    return {
      items: rows.map((row) => toApplicationRow(row, now)),
      next,
      counts: await countOwnApplications(db, userId),
    }
  })

/** The job ads that the caller has applied for. */
export const listAppliedJobAds = (context: Context): Promise<ResponseOf<typeof appliedEndpoint>> =>
  asPerson(context, async (context) => {
    const { db, userId } = context
    await adoptApplications(db, { userId, now: context.now() })
    const items = await listAppliedAds(db, userId)
    return { items: items.map((item) => ({ ...item, appliedAt: item.appliedAt.toISOString() })) }
  })
