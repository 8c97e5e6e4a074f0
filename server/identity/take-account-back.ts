import type { Context } from '../ground/context.ts'
import type { Inside } from '../ground/use-case.ts'
import type { Database } from '../platform/database/database.ts'
import type { Prepared } from '../platform/identity/provider.ts'
import { issueLink } from './email-links/issue-link.ts'
import { forgetProofsSince } from './password/forget-proofs-since.ts'
import type { Person } from './person.ts'
import { deleteEmailChanges } from './queries/proofs.ts'

const everBefore = new Date(0)

/**
 * Removes from an account everything that a stranger may have set up before its owner confirmed the address: password,
 * sessions, Google account, and changes of address that still wait.
 * @param dropped the password, prepared to be dropped
 * @returns the token of a link to set a new password
 */
export async function takeAccountBack(
  context: Inside<Context>,
  { person: { userId, email }, dropped }: { person: Person; dropped: Prepared },
): Promise<string> {
  const { db } = context
  await dropped.save(db)
  await forgetUnconfirmed(db, userId)
  return issueLink(context, { kind: 'reset-password', userId, email })
}

/**
 * Removes every way of signing in to an account, apart from its password, that was added before its address was
 * confirmed.
 */
export async function forgetUnconfirmed(db: Database, userId: string): Promise<void> {
  await forgetProofsSince({ db }, userId, everBefore)
  await deleteEmailChanges(db, userId)
}
