import { copiesCache } from '../../../service-worker/caches.ts'

/** Whether a page can be read without a connection. @param address whole, of a link */
export async function hasCopy(address: string): Promise<boolean> {
  if (!('caches' in window)) return false
  const { origin, pathname } = new URL(address)
  const copy = await caches.match(origin + pathname, { cacheName: copiesCache }).catch(() => undefined)
  return copy !== undefined
}
