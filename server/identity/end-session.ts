import type { Context } from '../context.ts'
import { AppError } from '../errors.ts'
import { signedIn } from '../signed-in.ts'
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
  const ended = await deleteOwnSession(context.db, { sessionId: params.id, userId })
  if (!ended) throw new AppError('session.notFound')
}

/** Ends every session of the caller but the one that asks. */
export async function endOtherSessions(context: Context): Promise<{ ended: number }> {
  const { userId, sessionId } = signedIn(context)
  return { ended: await deleteSessionsOf(context.db, { userId, except: sessionId }) }
}
