import { analyticsBounds, type MeasuredEvent, type recordViews as endpoint } from '@qareeb/contract/analytics'
import type { InputOf } from '@qareeb/contract/endpoint'
import { riyadhDateOf } from '@qareeb/reference/riyadh'
import { isbot } from 'isbot'
import type { Context } from '../ground/context.ts'
import { AppError } from '../ground/errors.ts'
import { inTransaction } from '../ground/use-case.ts'
import { createRateLimiter, type RateLimiter } from '../platform/http/load/rate-limiter.ts'
import { countAdView, countPageLeave, countPageView } from './count-views.ts'
import { isOfOwnTeam } from './queries/own-team.ts'
import { visitorHash } from './visitor-hash.ts'

const limiters = new WeakMap<object, RateLimiter>()

/**
 * Counts views in memory. Robots and platform administrators count for nothing, and so does the team of an ad; all are
 * answered alike.
 * @throws AppError `request.tooMany`
 */
export async function recordViews(
  context: Context,
  { body }: Pick<InputOf<typeof endpoint>, 'body'>,
): Promise<undefined> {
  refuseTooMany(context)
  const { actor, origin } = context
  if (!origin.userAgent || isbot(origin.userAgent)) return undefined
  if (actor.kind === 'user' && actor.userType === 'admin') return undefined
  for (const event of body.events) await countEvent(context, event)
  return undefined
}

function refuseTooMany({ db, now, origin }: Context) {
  const limiter = limiters.get(db) ?? createRateLimiter({ limit: analyticsBounds.messagesPerMinute, now })
  limiters.set(db, limiter)
  const retryAfterSeconds = limiter.take(origin.network)
  if (retryAfterSeconds > 0) throw new AppError('request.tooMany', { retryAfterSeconds })
}

async function countEvent(context: Context, event: MeasuredEvent): Promise<void> {
  const day = riyadhDateOf(context.now())
  if (event.kind === 'pageView') return countPageView(context, { ...event, day })
  if (event.kind === 'pageLeave') return countPageLeave(context, { ...event, day })
  const { jobAdId, source } = event
  if (await isByOwnTeam(context, jobAdId)) return
  const hash = await visitorHash(context, { day, jobAdId })
  countAdView(context, { day, hash, jobAdId, source })
}

function isByOwnTeam(context: Context, jobAdId: string): boolean | Promise<boolean> {
  const { actor } = context
  if (actor.kind !== 'user') return false
  const { userId } = actor
  return inTransaction(context, ({ db }) => isOfOwnTeam(db, { userId, jobAdId }), { actor: userId })
}
