import type { ResponseOf } from '@qareeb/contract/endpoint'
import type { refreshSlugs as endpoint } from '@qareeb/contract/job-ads/job-ad-life'
import { requirePlatformAdminAnywhere } from '../ground/acting-for.ts'
import type { Context } from '../ground/context.ts'
import { inTransaction } from '../ground/use-case.ts'
import { listOwnersOfAds, refreshNext } from './queries/refresh-slugs.ts'

/** Ads of one transaction. */
const most = 200

/**
 * Gives every ad that has a public page the slugs of its present titles. Asked again it changes nothing.
 * @returns how many slugs became others
 * @throws AppError `request.forbidden`
 */
export async function refreshSlugs(context: Context): Promise<ResponseOf<typeof endpoint>> {
  requirePlatformAdminAnywhere(context)
  let changed = 0
  for (const organizationId of await listOwnersOfAds(context.db)) {
    for (let after = 0; ;) {
      const done = await inTransaction(
        context,
        (context) => refreshNext(context.db, { organizationId, after, most }),
        {
          organizationId,
        },
      )
      changed += done.changed
      if (done.last === null) break
      after = done.last
    }
  }
  return { changed }
}
