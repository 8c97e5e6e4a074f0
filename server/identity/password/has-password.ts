import type { Services } from '../../ground/context.ts'
import { AppError } from '../../ground/errors.ts'
import type { Subject } from '../../platform/identity/provider.ts'

/**
 * Whether somebody signs in by a password, for what may not fail when a third party that keeps passwords is away: then
 * yes is taken for granted, which asks for more and not for less. Not inside of a transaction.
 */
export async function hasPassword(
  { db, identity, log }: Pick<Services, 'db' | 'identity' | 'log'>,
  person: Subject,
): Promise<boolean> {
  try {
    return await identity.provider.hasPassword(db, person)
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'server.unavailable') throw error
    log.warn({ err: error.cause }, 'who has a password cannot be asked')
    return true
  }
}
