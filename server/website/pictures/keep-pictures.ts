import { createWaitingLine } from '../../platform/http/waiting-line.ts'
import { createMemory } from '../../platform/memory.ts'
import { drawPng } from './draw.ts'

/** Draws a picture unless it was drawn lately. @param key equal keys are equal pictures */
export type KeepPictures = (
  key: string,
  width: number,
  svg: () => string | Promise<string>,
) => Promise<Buffer>

/** Drawing takes some 40 ms of another thread: one at a time, so that readers of pages are not kept waiting. */
export function keepPictures({ maxBytes = 32 * 1024 * 1024 } = {}): KeepPictures {
  const memory = createMemory<Buffer>(maxBytes, (png) => png.length)
  const line = createWaitingLine({ places: 1, patienceMs: 2_000 })

  return async (key, width, svg) => {
    const known = memory.get(key)
    if (known) return known

    const drawing = await svg()
    const leave = await line.enter()
    try {
      const png = memory.get(key) ?? (await drawPng(drawing, width))
      memory.set(key, png)
      return png
    } finally {
      leave()
    }
  }
}
