import type { ResponseOf } from '@qareeb/contract/endpoint'
import type { verifyEmail as verifyEmailEndpoint } from '@qareeb/contract/identity'
import { recordEvent } from '../audit/record-event.ts'
import type { Context } from '../context.ts'
import { AppError } from '../errors.ts'
import type { Database } from '../platform/database/database.ts'
import { hashOfLinkToken } from '../users/link-token.ts'
import { beginSession } from './begin-session.ts'
import type { Person } from './person.ts'
import { findLink, useUpLink } from './queries/links.ts'
import { lockPerson, markVerified } from './queries/people.ts'
import type { WithCredential } from './refresh-cookie.ts'
import { tellAddress } from './tell-address.ts'

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
  return context.db.transaction(async (db) => {
    const found = await findLink(db, link)
    const person = found && (await lockPerson(db, found.userId))
    if (!person || !(await useUpLink(db, { ...link, now: context.now() })))
      throw new AppError('auth/invalid-action-code')

    await markVerified(db, person.userId, context.now())
    await tellAddress(context, db, person.userId)
    const { userId } = person
    await recordEvent(context, db, { action: 'user.verifyEmail', actorId: userId, subject: userId })
    const begun = await beginFirstSession(context, db, person)
    return {
      answer: { email: person.email, session: begun?.answer ?? null, returnTo: found.returnTo },
      credential: begun?.credential,
    }
  })
}

async function beginFirstSession(context: Context, db: Database, person: Person) {
  if (person.emailVerified || person.disabled || context.actor.kind !== 'guest') return undefined
  return beginSession(context, db, { ...person, emailVerified: true })
}
