import type { Services } from '../ground/context.ts'
import { deletePrivateParts, writeTombstones, lockListed } from './queries/erase.ts'
import { reindexJobAds } from './queries/search-index.ts'

/** Ads that one statement takes out of search, some 5 ms each: far from the time that a statement may take. */
const batch = 200

/**
 * Closes the ads of a company that is deleted and takes them out of search, in the caller's transaction. Drafts and
 * contacts are erased; of ads that were public title, slugs and locations stay, so that their pages can say what became
 * of them.
 */
export async function eraseAdsOf(
  { db, now }: Pick<Services, 'db' | 'now'>,
  organizationId: string,
): Promise<void> {
  const listed = await lockListed(db, organizationId)
  await deletePrivateParts(db, organizationId)
  await writeTombstones(db, { organizationId, now: now() })
  for (let done = 0; done < listed.length; done += batch)
    await reindexJobAds(db, listed.slice(done, done + batch))
}
