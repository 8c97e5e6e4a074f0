import type { CandidateRow } from '@qareeb/contract/candidates/candidate-row'
import { measureElement, useWindowVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { covered, offsetThatShows } from './offset-that-shows.ts'

type LineWindow = {
  items: readonly CandidateRow[]
  openId: string | null
  loadMore: (() => void) | null
}

/** Heights of a line before it was measured: of the table, and of a card on phones. */
const estimated = 56

/** Lines that are drawn beyond what is seen, and the distance from the end at which the next page loads. */
const beyond = 12

/** The lines of a long list that are drawn, and the room of the others. The page itself scrolls. */
export function useLineWindow({ items, openId, loadMore }: LineWindow) {
  const ref = useRef<HTMLDivElement>(null)
  const top = useTop(ref)
  // With another function the library would place all lines again at every step.
  const getItemKey = useCallback((index: number) => items[index]?.id ?? index, [items])
  // The rule is about the React Compiler, which is not used here.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useWindowVirtualizer({
    count: items.length,
    estimateSize: () => estimated,
    getItemKey,
    measureElement: (element, entry, instance) =>
      isLaidOut(element)
        ? measureElement(element, entry, instance)
        : sizeOf(instance.getVirtualItems(), element),
    overscan: beyond,
    scrollMargin: top,
    scrollPaddingStart: covered.start,
    scrollPaddingEnd: covered.end,
  })
  const shown = virtualizer.getVirtualItems()
  const last = shown.at(-1)
  const isNearEnd = last !== undefined && last.index >= items.length - beyond
  useEffect(() => {
    if (isNearEnd) loadMore?.()
  }, [isNearEnd, loadMore])
  useShowLine(virtualizer, items, { openId, box: ref })
  return {
    ref,
    lines: shown.flatMap(({ index }) => {
      const candidate = items[index]
      return candidate ? [{ index, candidate }] : []
    }),
    before: Math.max(0, (shown[0]?.start ?? top) - top),
    after: last ? Math.max(0, virtualizer.getTotalSize() - (last.end - top)) : 0,
    measure: virtualizer.measureElement,
  }
}

/** False while the open candidate stands in place of the list: each element of the list has the size 0 then. */
const isLaidOut = (element: Element) => element.getClientRects().length > 0

/** The known height of a line. */
const sizeOf = (lines: readonly { index: number; size: number }[], line: Element) =>
  lines.find(({ index }) => index === Number(line.getAttribute('data-index')))?.size ?? estimated

/** The distance of a box from the top of the page. Opening the panel makes the box narrower and the head above it taller. */
function useTop(ref: RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0)
  useLayoutEffect(() => {
    const box = ref.current
    if (!box) return
    const measure = () => {
      if (isLaidOut(box)) setTop(box.getBoundingClientRect().top + window.scrollY)
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(box)
    return () => observer.disconnect()
  }, [ref])
  return top
}

type Shower = Pick<
  ReturnType<typeof useWindowVirtualizer>,
  'scrollToIndex' | 'getVirtualItems' | 'scrollOffset' | 'scrollRect'
>

type Opened = { openId: string | null; box: RefObject<HTMLElement | null> }

/**
 * Brings a line into view, no further than needed: that of a candidate who was opened beside the list, and that of the
 * last one who was opened in its place, when the list comes back.
 */
function useShowLine(virtualizer: Shower, items: readonly CandidateRow[], { openId, box }: Opened) {
  const shown = useRef<string | null>(null)
  const isReplaced = useRef(false)
  useEffect(() => {
    if (openId === shown.current) return
    const target = openId ?? (isReplaced.current ? shown.current : null)
    const index = items.findIndex(({ id }) => id === target)
    // The line of a candidate who was opened may still be loading.
    if (openId !== null && index < 0) return
    shown.current = openId
    isReplaced.current = openId !== null && box.current !== null && !isLaidOut(box.current)
    if (index < 0 || isReplaced.current) return

    const line = virtualizer.getVirtualItems().find((one) => one.index === index)
    const { scrollOffset, scrollRect } = virtualizer
    if (!line || openId === null || scrollOffset === null || scrollRect === null)
      return virtualizer.scrollToIndex(index, { align: 'auto' })
    // The library would ask for the height of the page, which lays it out several times for each step.
    const top = offsetThatShows(line, { top: scrollOffset, height: scrollRect.height })
    // By a distance: where the opened panel has moved the line, the page was scrolled since (`KeepLine`).
    if (top !== scrollOffset) window.scrollBy({ top: top - scrollOffset, behavior: 'instant' })
  }, [virtualizer, items, openId, box])
}
