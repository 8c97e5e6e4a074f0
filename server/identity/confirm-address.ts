import { recordEvent } from '../audit/record-event.ts'
import type { Context } from '../ground/context.ts'
import type { Inside } from '../ground/use-case.ts'
import { markVerified } from './queries/people.ts'
import { tellAddress } from './tell-address.ts'

/** Notes that a person has shown their address to be theirs, by something that was mailed to it. */
export async function confirmAddress(context: Inside<Context>, userId: string): Promise<void> {
  await markVerified(context.db, userId, context.now())
  await tellAddress(context, userId)
  await recordEvent(context, { action: 'user.verifyEmail', actorId: userId, subject: userId })
}
