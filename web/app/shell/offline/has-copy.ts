import { copiesCache, copyIndexPath, type KeptCopy } from '../../../service-worker/caches.ts'
import { pathsIn } from '../../paths.ts'

/** Pages in whose place the service worker lists the copies. */
const listPaths = new Set([pathsIn('ar').favorites(), pathsIn('en').favorites()])

/**
 * Whether a page can be read without a connection: a copied ad, or the list of the copies in place of the saved jobs.
 * @param address of a link
 */
export async function hasCopy(address: string): Promise<boolean> {
  if (!('caches' in window)) return false
  const { origin, pathname } = new URL(address, window.location.href)
  const isList = listPaths.has(pathname)
  const path = origin + (isList ? copyIndexPath : pathname)
  const copy = await caches.match(path, { cacheName: copiesCache }).catch(() => undefined)
  if (!copy || !isList) return copy !== undefined
  // Written by `keep-copies.ts` alone.
  return ((await copy.json()) as KeptCopy[]).length > 0
}
