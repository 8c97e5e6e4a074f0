import { createHash } from 'node:crypto'
import { createWaitingLine } from '../../platform/http/load/waiting-line.ts'
import { createLruCache } from '../../platform/lru-cache.ts'
import { drawPng } from './draw.ts'

/** Draws SVG as PNG unless just this was drawn lately. */
export type KeepPictures = (svg: string, width: number) => Promise<Buffer>

/** Drawing takes some 40 ms of another thread: one at a time, so that readers of pages are not kept waiting. */
export function keepPictures({ maxBytes = 32 * 1024 * 1024 } = {}): KeepPictures {
  const memory = createLruCache<Buffer>(maxBytes, (png) => png.length)
  const line = createWaitingLine({ places: 1, waitMs: 2_000 })

  return async (svg, width) => {
    const key = `${width} ${createHash('sha1').update(svg).digest('base64url')}`
    const known = memory.get(key)
    if (known) return known

    const leave = await line.enter()
    try {
      const png = memory.get(key) ?? (await drawPng(svg, width))
      memory.set(key, png)
      return png
    } finally {
      leave()
    }
  }
}
