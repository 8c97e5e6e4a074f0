import { recordEvent } from '../audit/record-event.ts'
import type { Context } from '../ground/context.ts'
import { AppError } from '../ground/errors.ts'
import { signedIn } from '../ground/signed-in.ts'
import { deleteOwnSession, deleteSessionsOf } from './queries/sessions.ts'

/**
 * Ends one session of the caller; somebody else's does not exist for them.
 * @throws AppError `session.notFound`
 */
export async function endSession(
  context: Context,
  { params }: { params: { id: string } },
): Promise<undefined> {
  const { userId } = signedIn(context)
  await context.db.transaction(async (db) => {
    const ended = await deleteOwnSession(db, { sessionId: params.id, userId })
    if (!ended) throw new AppError('session.notFound')
    await recordEvent({ ...context, db }, { action: 'session.end', subject: params.id })
  })
}

/** Ends every session of the caller but the one that asks. */
export async function endOtherSessions(context: Context): Promise<{ ended: number }> {
  const { userId, sessionId } = signedIn(context)
  return context.db.transaction(async (db) => {
    const ended = await deleteSessionsOf(db, { userId, except: sessionId })
    await recordEvent(
      { ...context, db },
      { action: 'session.endOthers', subject: userId, details: { ended } },
    )
    return { ended }
  })
}
