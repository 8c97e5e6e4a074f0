import { recordEvent } from '../../audit/record-event.ts'
import type { Context } from '../../ground/context.ts'
import type { Inside } from '../../ground/use-case.ts'
import { markVerified } from '../queries/people.ts'
import { deleteSessionsOf } from '../queries/sessions.ts'
import { addressConfirmedTask } from './address-confirmed-task.ts'
import { forwardAddress } from './forward-address.ts'

/**
 * Notes that a person has shown their address to be theirs, by something that was mailed to it. The first time ends
 * every session that began before: a stranger may have registered the address.
 * @param keptSession the session of the caller, who holds the mailed proof
 */
export async function confirmAddress(
  context: Inside<Context>,
  { userId, keptSession = null }: { userId: string; keptSession?: string | null },
): Promise<void> {
  const { db } = context
  const isFirst = await markVerified(db, userId, context.now())
  if (isFirst) await deleteSessionsOf(db, { userId, except: keptSession })
  if (isFirst) await context.tasks.add(db, addressConfirmedTask, { userId })
  await forwardAddress(context, userId)
  await recordEvent(context, { action: 'user.verifyEmail', actorId: userId, subject: userId })
}
