/** Pixels of the screen that something covers; the bar of those who are selected stands over the end of the page. */
export const covered = { start: 80, end: 120 }

type Line = { start: number; end: number }

/** Where the page scrolls to, so that a line stands between the parts that are covered. */
export function offsetThatShows({ start, end }: Line, view: { top: number; height: number }): number {
  const highest = start - covered.start
  const lowest = end + covered.end - view.height
  return Math.min(Math.max(view.top, lowest), highest)
}
