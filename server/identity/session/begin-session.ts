import type { Session } from '@qareeb/contract/identity'
import { legalVersion } from '@qareeb/contract/users'
import { dayMs } from '@qareeb/reference/riyadh'
import { recordEvent } from '../../audit/record-event.ts'
import { findAvatarUrl } from '../../files/find-own-file.ts'
import type { Context } from '../../ground/context.ts'
import type { Inside } from '../../ground/use-case.ts'
import { truncatedNetworkOf } from '../../platform/http/network-of.ts'
import { type Person, presentPerson } from '../person.ts'
import { noteLegalTold } from '../queries/consents.ts'
import { recordLastSignIn } from '../queries/people.ts'
import { insertSession } from '../queries/sessions.ts'
import { mostSessionDays, sessionDays } from '../rules.ts'
import { deviceNameOf } from './device-name.ts'
import { newMark } from './known-browser.ts'
import { mailNewDevice } from './mail-new-device.ts'
import type { WithCredential } from './refresh-cookie.ts'
import { writeCredential } from './refresh-credential.ts'

/** Long ago: nothing that asks for a recent sign-in takes it for one. */
const never = new Date(0)

/**
 * Begins a session for a person with a valid proof, in the transaction of that proof, which has locked the person.
 * Before it the tokens have to be prepared.
 * @param countsAsRecent false where the proof is weaker than the one that the person could have given
 */
export async function beginSession(
  context: Inside<Context>,
  person: Person,
  { countsAsRecent = true }: { countsAsRecent?: boolean } = {},
): Promise<WithCredential<Session>> {
  const { db } = context
  const at = context.now()
  const { network, userAgent, browser = newMark() } = context.origin
  const whereabouts = { device: deviceNameOf(userAgent), network: truncatedNetworkOf(network) }
  const sessionId = await insertSession(db, {
    userId: person.userId,
    at,
    provedAt: countsAsRecent ? at : never,
    expiresAt: sessionEnd(at, at),
    ...whereabouts,
  })
  await mailNewDevice(context, person, { sessionId, browser, ...whereabouts })
  await recordLastSignIn(db, person.userId, at)
  const { userId } = person
  await recordEvent(context, { action: 'session.signIn', actorId: userId, subject: userId })
  return {
    answer: await presentWithNews(context, person, sessionId),
    credential: {
      refresh: writeCredential({ sessionId, generation: 1 }, context.config.secret),
      browser,
    },
  }
}

/** When a session ends that began and was used last at these moments. */
export const sessionEnd = (beganAt: Date, usedAt: Date): Date =>
  new Date(Math.min(usedAt.getTime() + sessionDays * dayMs, beganAt.getTime() + mostSessionDays * dayMs))

/** The same as `presentSession`, with the announcement of new legal texts, once for each version. */
export async function presentWithNews(
  context: Pick<Context, 'identity' | 'db'>,
  person: Person,
  sessionId: string,
): Promise<Session> {
  const session = await presentSession(context, person, sessionId)
  const isNews = await noteLegalTold(context.db, { userId: person.userId, version: legalVersion })
  return isNews ? { ...session, newLegalVersion: legalVersion } : session
}

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
