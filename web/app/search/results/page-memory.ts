import type { ShownJobAd } from '@qareeb/contract/job-ads/listed-job-ad'

/** Pages loaded under the first one. `first` is the cursor that the first page ended with: another list has another. */
export type RememberedPages = { ads: ShownJobAd[]; next: string | null; first: string | null }

const prefix = 'pages/'
/** Entries of the history whose pages are stored; storage is small, and readers rarely go back further. */
const mostEntries = 5
const entriesKey = 'pages'
/** Ads kept for one entry of the history, about a kilobyte each. */
const mostAds = 200

/** Keeps loaded pages for this entry of the history, as long as the tab lives. */
export function rememberPages(entry: string, pages: RememberedPages) {
  if (pages.ads.length > mostAds) return
  try {
    forgetOldest(entry)
    sessionStorage.setItem(prefix + entry, JSON.stringify(pages))
  } catch {
    // Storage is full or closed to this site: the list then begins at its first page after going back.
  }
}

/** The pages kept for an entry, if they still continue the list that is shown. */
export function recallPages(entry: string, first: string | null): Omit<RememberedPages, 'first'> | null {
  try {
    // Written by the function above alone.
    const pages = JSON.parse(sessionStorage.getItem(prefix + entry) ?? 'null') as RememberedPages | null
    return pages && pages.first === first ? pages : null
  } catch {
    return null
  }
}

/** Makes room: the entry that is written becomes the youngest, and those beyond the last few go. */
function forgetOldest(entry: string) {
  const kept = (sessionStorage.getItem(entriesKey) ?? '').split(' ').filter((one) => one && one !== entry)
  for (const gone of kept.splice(0, kept.length - (mostEntries - 1))) sessionStorage.removeItem(prefix + gone)
  sessionStorage.setItem(entriesKey, [...kept, entry].join(' '))
}
