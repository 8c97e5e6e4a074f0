import crypto from 'node:crypto'
import type { SecondFactorRequired } from '@qareeb/contract/identity'
import type { Context } from '../../ground/context.ts'
import { AppError } from '../../ground/errors.ts'
import { getFactors } from './queries/factors.ts'
import { type FactorRequest, findSignIn, insertSignIn } from './queries/requests.ts'
import { hintOf, methodsOf, validMs } from './rules.ts'

/**
 * The second question after the first proof of any kind; undefined for people without a second factor. No session
 * exists until the ticket is answered.
 */
export async function requireSecondFactor(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { userId, countsAsRecent }: { userId: string; countsAsRecent: boolean },
): Promise<SecondFactorRequired | undefined> {
  const factors = await getFactors(db, userId)
  const methods = methodsOf(factors)
  if (methods.length === 0) return undefined

  const ticket = crypto.randomBytes(32).toString('base64url')
  const at = now()
  await insertSignIn(db, {
    userId,
    countsAsRecent,
    ticketHash: hashOf(ticket),
    now: at,
    expiresAt: new Date(at.getTime() + validMs),
  })
  return {
    code: 'auth/multi-factor-auth-required',
    ticket,
    methods,
    phoneHint: factors.phone && hintOf(factors.phone),
  }
}

/**
 * The sign-in that waits behind a ticket.
 * @throws AppError `auth/session-ended` for a ticket that is unknown, too old or used up
 */
export async function getSignIn(
  { db, now }: Pick<Context, 'db' | 'now'>,
  ticket: string,
): Promise<FactorRequest> {
  const request = await findSignIn(db, hashOf(ticket), now())
  if (!request) throw new AppError('auth/session-ended')
  return request
}

/** A ticket is random enough that a plain hash reveals nothing. */
const hashOf = (ticket: string) => crypto.createHash('sha256').update(ticket).digest('base64url')
