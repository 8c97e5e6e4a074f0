import type { ResponseOf } from '@qareeb/contract/endpoint'
import type { verifyEmail as verifyEmailEndpoint } from '@qareeb/contract/identity'
import type { Context } from '../ground/context.ts'
import { AppError } from '../ground/errors.ts'
import { hashOfLinkToken } from '../ground/link-token.ts'
import { inTransaction } from '../ground/use-case.ts'
import { beginFirstSession } from './begin-first-session.ts'
import { confirmAddress } from './confirm-address.ts'
import type { Person } from './person.ts'
import { findLink, useUpLink } from './queries/links.ts'
import { lockPerson } from './queries/people.ts'
import type { WithCredential } from './refresh-cookie.ts'

type Answer = ResponseOf<typeof verifyEmailEndpoint>

/**
 * Confirms an address by its mailed link. The first confirmation also signs in, unless somebody is signed in already.
 * @throws AppError `auth/invalid-action-code`, alike for an unknown, a used and an expired link
 */
export async function verifyEmail(
  context: Context,
  { token }: { token: string },
): Promise<WithCredential<Answer>> {
  const link = { kind: 'verify-email', tokenHash: hashOfLinkToken(token) } as const
  await context.identity.tokens.prepare()
  return inTransaction(context, async (context) => {
    const { db } = context
    const found = await findLink(db, link)
    const person = found && (await lockPerson(db, found.userId))
    if (!person || !(await useUpLink(db, { ...link, now: context.now() })))
      throw new AppError('auth/invalid-action-code')

    await confirmAddress(context, person.userId)
    const begun = signsIn(context, person) ? await beginFirstSession(context, person.userId) : undefined
    return {
      answer: { email: person.email, session: begun?.answer ?? null, returnTo: found.returnTo },
      credential: begun?.credential,
    }
  })
}

/** @param person as they were before the link was used */
const signsIn = ({ actor }: Context, { emailVerified, disabled }: Person): boolean =>
  !emailVerified && !disabled && actor.kind === 'guest'
