import type { Context } from '../ground/context.ts'
import { isBrowserOf } from './queries/devices.ts'
import { hashOfMark } from './session/known-browser.ts'

/**
 * Whether a call comes from a browser of this person: one that is signed in as them, registered their account, or
 * signed in to it before. A link alone proves the mailbox, not that the account behind it was made by its owner.
 * @param context of a call that carries its browser's mark
 */
export async function isOwnBrowser(
  { actor, db, origin: { browser } }: Pick<Context, 'actor' | 'db' | 'origin'>,
  userId: string,
): Promise<boolean> {
  if (actor.kind === 'user' && actor.userId === userId) return true
  return browser !== undefined && isBrowserOf(db, { userId, markHash: hashOfMark(browser) })
}
