import type { Session } from '@qareeb/contract/identity'
import { recordEvent } from '../../audit/record-event.ts'
import type { Context } from '../../ground/context.ts'
import { AppError } from '../../ground/errors.ts'
import { type Inside, inTransaction } from '../../ground/use-case.ts'
import type { Person } from '../person.ts'
import { deleteSession, lockSession, renewSession } from '../queries/sessions.ts'
import { judgeRefresh, type RefreshVerdict } from '../rules.ts'
import { presentSession, presentWithNews, sessionEnd } from './begin-session.ts'
import type { WithCredential } from './refresh-cookie.ts'
import { readCredential, type RefreshCredential, writeCredential } from './refresh-credential.ts'

/**
 * Gives a new access token for a refresh credential, and the credential that takes its place.
 * @throws AppError `auth/session-ended`, `auth/user-disabled`
 */
export async function refreshSession(
  context: Context,
  credentialText: string | undefined,
): Promise<WithCredential<Session>> {
  const { secret } = context.config
  const credential = readCredential(credentialText, secret)
  if (!credential) throw new AppError('auth/session-ended')

  await context.identity.tokens.prepare()
  const used = await inTransaction(context, (context) => takeCredential(context, credential))
  if (!used || used.verdict.kind === 'reused') throw new AppError('auth/session-ended')
  if (used.person.disabled) throw new AppError('auth/user-disabled')

  const { sessionId } = credential
  const { verdict, person } = used
  if (verdict.kind === 'repeated')
    return { answer: await presentSession(context, person, sessionId), credential: undefined }
  return {
    answer: await presentWithNews(context, person, sessionId),
    credential: { refresh: writeCredential({ sessionId, generation: verdict.generation }, secret) },
  }
}

/** The next state of the session; nothing is thrown, since its end has to be stored. */
async function takeCredential(
  context: Inside<Context>,
  { sessionId, generation }: RefreshCredential,
): Promise<{ person: Person; verdict: RefreshVerdict } | undefined> {
  const { db } = context
  const now = context.now()
  const session = await lockSession(db, { sessionId, now })
  if (!session) return undefined

  const { refreshGeneration: present, refreshedAt, signedInAt, person } = session
  const verdict = judgeRefresh({ presented: generation, present, refreshedAt, now })
  if (verdict.kind === 'reused') await endStolenSession(context, { sessionId, userId: person.userId })
  if (verdict.kind === 'renewed' && !person.disabled)
    await renewSession(db, {
      sessionId,
      generation: verdict.generation,
      at: now,
      expiresAt: sessionEnd(signedInAt, now),
    })
  return { person, verdict }
}

async function endStolenSession(
  context: Inside<Context>,
  { sessionId, userId }: { sessionId: string; userId: string },
) {
  await deleteSession(context.db, sessionId)
  await recordEvent(context, { action: 'session.reuse', outcome: 'refused', subject: userId })
}
