/** Width of the bubble of so many ads in pixels: tenfold ads are a step larger. */
export const bubbleSize = (count: number): number => Math.round(Math.min(68, 34 + 9 * Math.log10(count + 1)))
