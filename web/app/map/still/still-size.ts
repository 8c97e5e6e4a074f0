import type { Box } from '../marks/join-overlapping.ts'

/** Pixels of a still map: the widest page that shows it, and how much of its middle the narrowest one shows. */
export const stillSize = { width: 768, height: 120 }
export const narrowest = 358

/** The two stripes of the picture in which phones of 360 to 430 pixels end. */
export const phoneEdges: Box[] = [-1, 1].map((side) => ({
  x: stillSize.width / 2 + (side * (narrowest + 430)) / 4,
  y: stillSize.height / 2,
  width: (430 - narrowest) / 2,
  height: stillSize.height,
}))
