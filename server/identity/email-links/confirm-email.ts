import type { ResponseOf } from '@qareeb/contract/endpoint'
import type { confirmEmail as confirmEmailEndpoint } from '@qareeb/contract/identity'
import type { Context } from '../../ground/context.ts'
import { AppError } from '../../ground/errors.ts'
import { hashOfLinkToken } from '../../ground/link-token.ts'
import { inTransaction } from '../../ground/use-case.ts'
import type { Prepared } from '../../platform/identity/provider.ts'
import { isOwnBrowser } from '../is-own-browser.ts'
import { stateOf } from '../password/get-password-reset.ts'
import type { Person } from '../person.ts'
import { findLink, takeLink } from '../queries/links.ts'
import { findPerson, lockPerson } from '../queries/people.ts'
import { beginFirstSession } from '../session/begin-first-session.ts'
import type { WithCredential } from '../session/refresh-cookie.ts'
import { takeAccountBack } from '../take-account-back.ts'
import { confirmAddress } from './confirm-address.ts'

type Answer = ResponseOf<typeof confirmEmailEndpoint>

/**
 * Confirms an address by its mailed link. The first confirmation also signs in, unless another person is signed in.
 * From another browser than the person's, it drops the password instead and asks for a new one: a stranger may have
 * registered the address.
 * @throws AppError `auth/invalid-action-code`, the same for an unknown, a used and an expired link
 */
export async function confirmEmail(
  context: Context,
  { token }: { token: string },
): Promise<WithCredential<Answer>> {
  const link = { kind: 'verify-email', tokenHash: hashOfLinkToken(token) } as const
  await context.identity.tokens.prepare()
  const dropped = await dropForeignPassword(context, link)
  return inTransaction(context, async (context) => {
    const { db } = context
    const found = await findLink(db, link)
    const person = found && (await lockPerson(db, found.userId))
    if (!person || !(await takeLink(db, { ...link, now: context.now() })))
      throw new AppError('auth/invalid-action-code')

    const { email, userId } = person
    const resetToken = dropped ? await takeAccountBack(context, { person, dropped }) : null
    await confirmAddress(context, { userId })
    const begins = resetToken === null && signsIn(context, person)
    const begun = begins ? await beginFirstSession(context, userId) : undefined
    return {
      answer: { email, session: begun?.answer ?? null, returnTo: found.returnTo, resetToken },
      credential: begun?.credential,
    }
  })
}

/**
 * Makes ready to drop the password of an account whose address somebody confirms from a foreign browser. A third
 * party is called before the transaction: when it is unreachable, the link stays good.
 */
async function dropForeignPassword(
  context: Context,
  link: Parameters<typeof findLink>[1],
): Promise<Prepared | undefined> {
  const { db, identity, now } = context
  const found = await findLink(db, link)
  const person = found && stateOf(found, now()) === 'valid' && (await findPerson(db, found.userId))
  if (!person || person.emailVerified || (await isOwnBrowser(context, person.userId))) return undefined
  return identity.provider.dropPassword(person)
}

/** @param person as they were before the link was used */
const signsIn = ({ actor }: Context, { userId, emailVerified, disabled }: Person): boolean =>
  !emailVerified &&
  !disabled &&
  (actor.kind === 'guest' || (actor.kind === 'user' && actor.userId === userId))
