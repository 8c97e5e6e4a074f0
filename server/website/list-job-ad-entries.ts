import type { Context } from '../ground/context.ts'
import { listOpenAddressesOf } from '../job-ads/open-ads/list-open-addresses.ts'
import type { SiteMapEntry } from './site-map.ts'

/** The open ads of one range as entries of the site map, in batches. */
export async function* listJobAdEntries(
  context: Pick<Context, 'db' | 'now'>,
  range: number,
): AsyncGenerator<SiteMapEntry[]> {
  for await (const ads of listOpenAddressesOf(context, range))
    yield ads.map(({ slugAr, slugEn, updatedAt }) => ({
      paths: {
        ar: slugAr === null ? undefined : `/job/${encodeURIComponent(slugAr)}`,
        en: slugEn === null ? undefined : `/en/job/${encodeURIComponent(slugEn)}`,
      },
      changedAt: updatedAt,
    }))
}

/** Waits for the first item, so that a failure is still answered as one and does not break off a whole answer. */
export async function begun<T>(items: AsyncGenerator<T>): Promise<AsyncGenerator<T>> {
  const first = await items.next()
  return (async function* () {
    if (!first.done) yield first.value
    yield* items
  })()
}
