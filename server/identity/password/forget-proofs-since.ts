import type { Context } from '../../ground/context.ts'
import { raiseProofGeneration } from '../queries/people.ts'
import { deleteProofsSince } from '../queries/proofs.ts'
import { deleteSessionsOf } from '../queries/sessions.ts'

/**
 * Shuts possible intruders out of an account: ends every session and every sign-in that has begun, and removes each
 * way of signing in that was added since a moment. The provider drops the password.
 */
export async function forgetProofsSince(
  { db }: Pick<Context, 'db'>,
  userId: string,
  since: Date,
): Promise<void> {
  await raiseProofGeneration(db, userId)
  await deleteSessionsOf(db, { userId })
  await deleteProofsSince(db, { userId, since })
}
