import { recordEvent } from '../audit/record-event.ts'
import type { Context } from '../ground/context.ts'
import type { Transaction } from '../platform/database/database.ts'
import { markVerified } from './queries/people.ts'
import { tellAddress } from './tell-address.ts'

/** Notes that a person has shown their address to be theirs, by something that was mailed to it. */
export async function confirmAddress(context: Context, db: Transaction, userId: string): Promise<void> {
  await markVerified(db, userId, context.now())
  await tellAddress(context, db, userId)
  await recordEvent({ ...context, db }, { action: 'user.verifyEmail', actorId: userId, subject: userId })
}
