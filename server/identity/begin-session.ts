import type { Session } from '@qareeb/contract/identity'
import { recordEvent } from '../audit/record-event.ts'
import type { Context } from '../context.ts'
import { findAvatarUrl } from '../files/find-own-file.ts'
import type { Database } from '../platform/database/database.ts'
import { truncatedNetworkOf } from '../platform/http/network-of.ts'
import { deviceNameOf } from './device-name.ts'
import { noticeNewDevice } from './notice-new-device.ts'
import { type Person, presentPerson } from './person.ts'
import { markSignedIn } from './queries/people.ts'
import { insertSession } from './queries/sessions.ts'
import type { WithCredential } from './refresh-cookie.ts'
import { writeCredential } from './refresh-credential.ts'
import { sessionDays } from './rules.ts'

/**
 * Begins a session for somebody who has proved who they are, in the transaction of that proof. Before it the tokens have
 * to be prepared.
 */
export async function beginSession(
  context: Context,
  db: Database,
  person: Person,
): Promise<WithCredential<Session>> {
  const at = context.now()
  const { network, userAgent } = context.origin
  const whereabouts = { device: deviceNameOf(userAgent), network: truncatedNetworkOf(network) }
  const sessionId = await insertSession(db, {
    userId: person.userId,
    at,
    expiresAt: sessionEnd(at),
    ...whereabouts,
  })
  await noticeNewDevice(context, db, person, { sessionId, ...whereabouts })
  await markSignedIn(db, person.userId, at)
  const { userId } = person
  await recordEvent(context, db, { action: 'session.signIn', actorId: userId, subject: userId })
  return {
    answer: await presentSession({ ...context, db }, person, sessionId),
    credential: writeCredential({ sessionId, generation: 1 }, context.config.secret),
  }
}

/** When a session ends that was used last at this moment. */
export const sessionEnd = (usedAt: Date): Date => new Date(usedAt.getTime() + sessionDays * 24 * 60 * 60_000)

/** A new access token for a session, and whose it is. */
export async function presentSession(
  context: Pick<Context, 'identity' | 'db'>,
  person: Person,
  sessionId: string,
): Promise<Session> {
  const avatarUrl = await findAvatarUrl(context, person.userId)
  const { token, expiresAt } = await context.identity.tokens.sign({ userId: person.userId, sessionId })
  return { token, expiresAt: expiresAt.toISOString(), user: presentPerson(person, avatarUrl) }
}
