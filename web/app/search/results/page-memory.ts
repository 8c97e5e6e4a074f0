import type { ShownJobAd } from '@qareeb/contract/job-ads/listed-job-ad'
import type { ShownList } from '../shown-list.ts'

/** The ads of a list from its beginning to the last page that was loaded, and the cursor of the page after it. */
export type RememberedPages = { ads: ShownJobAd[]; next: string | null }

/** `of` names the order of the list: another order is another list. */
type StoredPages = RememberedPages & { of: string }

const prefix = 'pages/'
/** Entries of the history whose pages are stored; storage is small, and readers rarely go back further. */
const mostEntries = 5
const entriesKey = 'pages'
/** Ads kept for one entry of the history, about a kilobyte each. */
const mostAds = 200

type Ordered = Pick<ShownList, 'sort' | 'origin'>

/** Keeps loaded pages for this entry of the history, as long as the tab is open. */
export function rememberPages(entry: string, list: Ordered, pages: RememberedPages) {
  if (pages.ads.length > mostAds) return
  try {
    forgetOldest(entry)
    sessionStorage.setItem(
      prefix + entry,
      JSON.stringify({ ...pages, of: orderOf(list) } satisfies StoredPages),
    )
  } catch {
    // Storage is full or closed to this site: the list then begins at its first page after going back.
  }
}

/**
 * Finds what was loaded under the first page of a list, also when ads came or went in that page meanwhile.
 * @returns the ads after those of the first page; null without kept pages, and for a list in another order
 */
export function recallPages(entry: string, list: Ordered & Pick<ShownList, 'items'>): RememberedPages | null {
  try {
    // Written by the function above alone.
    const pages = JSON.parse(sessionStorage.getItem(prefix + entry) ?? 'null') as StoredPages | null
    return pages?.of === orderOf(list) ? pagesAfter(list, pages) : null
  } catch {
    return null
  }
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

/** Makes room: the entry that is written becomes the youngest, and those beyond the last few go. */
function forgetOldest(entry: string) {
  const kept = (sessionStorage.getItem(entriesKey) ?? '').split(' ').filter((one) => one && one !== entry)
  for (const gone of kept.splice(0, kept.length - (mostEntries - 1))) sessionStorage.removeItem(prefix + gone)
  sessionStorage.setItem(entriesKey, [...kept, entry].join(' '))
}
