import { listJobAds } from '@qareeb/contract/search'
import type { BoundCall } from '../../http/api.ts'
import { type SourceList, toSourceAd } from './source-list.ts'

/**
 * The list with the ads of its next page. The page of an ad loads this file only at the last ad of the list that is
 * loaded, because the contract comes with it.
 */
export async function loadFurther(call: BoundCall, list: SourceList): Promise<SourceList> {
  if (!list.next) return list
  const page = await call(listJobAds, { query: list.next })
  const known = new Set(list.ads.map(({ id }) => id))
  return {
    ...list,
    ads: [...list.ads, ...page.items.map(toSourceAd).filter(({ id }) => !known.has(id))],
    next: page.next ? { ...list.next, after: page.next } : null,
  }
}
