import type { Context } from '../context.ts'
import { deleteProofsSince } from './queries/proofs.ts'

/**
 * Forgets every way of signing in that was added to an account since a moment, when whoever added it may have been a
 * stranger. The password stays as it is: the owner of the address sets another one by mail.
 */
export const forgetProofsSince = ({ db }: Pick<Context, 'db'>, userId: string, since: Date): Promise<void> =>
  deleteProofsSince(db, { userId, since })
