/** The kept part: the loaded pages of a list, or the reader's scroll position. */
type Part = 'pages' | 'scroll'

/** Entries of the history that are kept; storage is small, and readers rarely go back further. */
const mostEntries = 5

/** Keeps a part of the page for this entry of the history, as long as the tab lives. */
export function keepForEntry(part: Part, entry: string, kept: unknown): void {
  try {
    forgetOldest(part, entry)
    sessionStorage.setItem(`${part}/${entry}`, JSON.stringify(kept))
  } catch {
    // Storage is full or closed to this site: the page then begins anew after going back.
  }
}

/** The part kept for an entry of the history, in the shape in which it was kept; null without any. */
export function readOfEntry(part: Part, entry: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(`${part}/${entry}`) ?? 'null')
  } catch {
    return null
  }
}

/** Makes room: the entry that is written becomes the youngest, and those beyond the last few go. */
function forgetOldest(part: Part, entry: string) {
  const kept = (sessionStorage.getItem(part) ?? '').split(' ').filter((one) => one && one !== entry)
  for (const gone of kept.splice(0, kept.length - (mostEntries - 1)))
    sessionStorage.removeItem(`${part}/${gone}`)
  sessionStorage.setItem(part, [...kept, entry].join(' '))
}
