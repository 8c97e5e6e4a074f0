/** Where a tab keeps the list that an ad was opened from. */
export const storageKey = 'source-list'

/** Whether this tab keeps a list; a file of its own, since first visits of ads load no more than this. */
export function keepsSourceList(): boolean {
  try {
    return sessionStorage.getItem(storageKey) !== null
  } catch {
    return false
  }
}
