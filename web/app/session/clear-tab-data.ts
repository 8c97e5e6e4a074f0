/**
 * Begins the name of everything in the storage of the tab that belongs to its reader: drafts, uploads, what mailed links
 * have done, applications.
 */
export const typedPrefix = 'typed/'

/** On leaving: the next person at this tab must find none of it. */
export function clearTabData() {
  try {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(typedPrefix)) sessionStorage.removeItem(key)
  } catch {
    // Storage is closed to this site: there is nothing to forget.
  }
}
