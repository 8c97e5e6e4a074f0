import type { Context, SignedIn } from './context.ts'
import { AppError } from './errors.ts'

/**
 * The person who calls, for use cases of endpoints whose `access` is `signed-in`.
 * @throws auth/unauthenticated for a guest
 */
export function signedIn({ actor }: Pick<Context, 'actor'>): SignedIn {
  if (actor.kind !== 'user') throw new AppError('auth/unauthenticated')
  return actor
}
