import type { ShownJobAd } from '@qareeb/contract/job-ads/listed-job-ad'
import { keepForEntry, readOfEntry } from '../../page/entry-memory.ts'
import type { ShownList } from '../shown-list.ts'

/** The ads of a list from its beginning to the last page that was loaded, and the cursor of the page after it. */
export type RememberedPages = { ads: ShownJobAd[]; next: string | null }

/** `of` names the order of the list: another order is another list. */
type StoredPages = RememberedPages & { of: string }

/** Ads kept for one entry of the history, about a kilobyte each. */
const mostAds = 200

type Ordered = Pick<ShownList, 'sort' | 'origin'>

/** Keeps loaded pages for this entry of the history, as long as the tab is open. */
export function rememberPages(entry: string, list: Ordered, pages: RememberedPages) {
  if (pages.ads.length > mostAds) return
  keepForEntry('pages', entry, { ...pages, of: orderOf(list) } satisfies StoredPages)
}

/**
 * Finds what was loaded under the first page of a list, also when ads came or went in that page meanwhile.
 * @returns the ads after those of the first page; null without kept pages, and for a list in another order
 */
export function recallPages(entry: string, list: Ordered & Pick<ShownList, 'items'>): RememberedPages | null {
  // Written by the function above alone.
  const pages = readOfEntry('pages', entry) as StoredPages | null
  return pages?.of === orderOf(list) ? pagesAfter(list, pages) : null
}

/** The ads of loaded pages after those of the first page, as that is now. */
export function pagesAfter({ items }: Pick<ShownList, 'items'>, pages: RememberedPages): RememberedPages {
  const inFirst = new Set(items.map(({ id }) => id))
  const last = pages.ads.findLastIndex(({ id }) => inFirst.has(id))
  return { ads: pages.ads.slice(last + 1), next: pages.next }
}

/** A list under an entry of the history, and the first of those that were the same list: pages under one are under all. */
export type ListAgain<List extends Ordered> = { list: List; entry: string; first: List }

/**
 * Distinguishes a list that is only loaded again from another one: it has the same order under the same entry of
 * the history, as when the distances from the reader come later. A search that failed leaves the same list under
 * another entry.
 */
export function listAgain<List extends Ordered>(
  before: ListAgain<List>,
  { list, entry }: Pick<ListAgain<List>, 'list' | 'entry'>,
): ListAgain<List> {
  if (list === before.list && entry === before.entry) return before
  const isAgain = list === before.list || (entry === before.entry && orderOf(list) === orderOf(before.list))
  return { list, entry, first: isAgain ? before.first : list }
}

/** Names the order of a list: a list by distance has another from each place, any other only changes its distances. */
const orderOf = ({ sort, origin }: Ordered): string =>
  sort === 'closest' ? JSON.stringify([sort, origin]) : sort
