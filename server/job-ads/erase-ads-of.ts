import type { Services } from '../context.ts'
import { deletePrivateParts, entomb, lockListed, relistAll } from './queries/erase.ts'

/**
 * Closes the ads of a company that is deleted and takes them out of search, in the caller's transaction. Drafts and
 * contacts are erased; of ads that were public title, slugs and places stay, so that their pages can say what became
 * of them.
 */
export async function eraseAdsOf(
  { db, now }: Pick<Services, 'db' | 'now'>,
  organizationId: string,
): Promise<void> {
  const listed = await lockListed(db, organizationId)
  await deletePrivateParts(db, organizationId)
  await entomb(db, { organizationId, now: now() })
  await relistAll(db, listed)
}
