import type { ConsentKind } from '@qareeb/contract/users'
import { recordEvent } from '../../audit/record-event.ts'
import type { Context } from '../../ground/context.ts'
import type { Inside } from '../../ground/use-case.ts'
import { insertPerson, type NewPerson } from '../queries/people.ts'
import { hashOfMark } from '../session/known-browser.ts'
import { giveConsents } from './give-consents.ts'

/** The consents at registration. */
export type Consents = Record<ConsentKind, boolean>

/**
 * Makes an account with its consents, in the transaction of the credentials that belong to it.
 * @returns false when the address has an account already
 */
export async function registerAccount(
  context: Inside<Context>,
  { consents, ...person }: Omit<NewPerson, 'createdAt' | 'markHash'> & { consents: Consents },
): Promise<boolean> {
  const { db } = context
  const createdAt = context.now()
  const { browser } = context.origin
  const markHash = browser && !person.emailVerified ? hashOfMark(browser) : null
  if (!(await insertPerson(db, { ...person, markHash, createdAt }))) return false

  // The contract lists the consents; the values of a record with these keys are theirs.
  const given = (Object.keys(consents) as ConsentKind[]).filter((kind) => consents[kind])
  await giveConsents(db, { userId: person.userId, kinds: given, now: createdAt })
  await recordEvent(context, { action: 'user.signUp', actorId: person.userId, subject: person.userId })
  return true
}
