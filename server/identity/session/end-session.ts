import { recordEvent } from '../../audit/record-event.ts'
import type { Context } from '../../ground/context.ts'
import { AppError } from '../../ground/errors.ts'
import { signedIn } from '../../ground/signed-in.ts'
import { asPerson } from '../../ground/use-case.ts'
import { deleteOwnSession, deleteSessionsOf } from '../queries/sessions.ts'

/**
 * Ends one session of the caller. A session of another person is not found.
 * @throws AppError `session.notFound`
 */
export async function endSession(
  context: Context,
  { params }: { params: { id: string } },
): Promise<undefined> {
  const { userId } = signedIn(context)
  await asPerson(context, async (context) => {
    const ended = await deleteOwnSession(context.db, { sessionId: params.id, userId })
    if (!ended) throw new AppError('session.notFound')
    await recordEvent(context, { action: 'session.end', subject: params.id })
  })
}

/** Ends all sessions of the caller except the current one. */
export async function endOtherSessions(context: Context): Promise<{ ended: number }> {
  const { userId, sessionId } = signedIn(context)
  return asPerson(context, async (context) => {
    const ended = await deleteSessionsOf(context.db, { userId, except: sessionId })
    await recordEvent(context, { action: 'session.endOthers', subject: userId, details: { ended } })
    return { ended }
  })
}
