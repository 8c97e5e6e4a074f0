import type { Services } from '../../ground/context.ts'
import { AppError } from '../../ground/errors.ts'
import type { Subject } from '../../platform/identity/provider.ts'

/**
 * Whether a person signs in by a password, for calls that may not fail when a third party with the passwords is
 * away: the answer is then yes, which requires more and not less. Not inside of a transaction.
 */
export async function hasPassword(
  { db, identity, log }: Pick<Services, 'db' | 'identity' | 'log'>,
  person: Subject,
): Promise<boolean> {
  try {
    return await identity.provider.hasPassword(db, person)
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'server.unavailable') throw error
    log.warn({ err: error.cause }, 'the provider could not be asked about the password')
    return true
  }
}
