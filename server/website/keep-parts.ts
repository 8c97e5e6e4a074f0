import { createLruCache } from '../platform/lru-cache.ts'

/** How a part of the site map is made, and a text that changes when what it tells does. */
export type Part = { name: string; stamp(): Promise<string>; make(): Promise<string> }

/**
 * Keeps parts of the site map in memory. A kept part is sent while its stamp holds: to find that out costs a tenth of
 * making the part, and what has closed is gone at once.
 */
export function keepParts({ maxBytes = 16 * 1024 * 1024 } = {}): (part: Part) => Promise<string> {
  const memory = createLruCache<{ stamp: string; xml: string }>(maxBytes, ({ xml }) => xml.length)
  return async ({ name, stamp: findStamp, make }) => {
    const stamp = await findStamp()
    const known = memory.get(name)
    if (known?.stamp === stamp) return known.xml

    const xml = await make()
    memory.set(name, { stamp, xml })
    return xml
  }
}
