import type { CandidateRow } from '@qareeb/contract/candidates/candidate-row'
import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'

type LineWindow = {
  items: readonly CandidateRow[]
  openId: string | null
  loadMore: (() => void) | null
}

/** Heights of a line before it was measured: of the table, and of a card on phones. */
const estimated = 53

/** Lines that are drawn beyond what is seen, and the distance from the end at which the next page loads. */
const beyond = 12

/** Pixels of the screen that something covers; the bar of those who are selected stands over the end of the page. */
const covered = { start: 80, end: 120 }

/** The lines of a long list that are drawn, and the room of the others. The page itself scrolls. */
export function useLineWindow({ items, openId, loadMore }: LineWindow) {
  const ref = useRef<HTMLDivElement>(null)
  const [top, setTop] = useState(0)
  useLayoutEffect(() => {
    const box = ref.current
    if (box) setTop(box.getBoundingClientRect().top + window.scrollY)
  }, [])
  // The compiler leaves this hook alone, since the library returns functions of changing answers; nothing here is kept.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useWindowVirtualizer({
    count: items.length,
    estimateSize: () => estimated,
    getItemKey: (index) => items[index]?.id ?? index,
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
  useShowLine(virtualizer, items, openId)
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

type Shower = Pick<
  ReturnType<typeof useWindowVirtualizer>,
  'scrollToIndex' | 'getVirtualItems' | 'scrollOffset' | 'scrollRect'
>

/** Brings the line of the open candidate into view, no further than needed, when another one was opened. */
function useShowLine(virtualizer: Shower, items: readonly CandidateRow[], openId: string | null) {
  const shown = useRef<string | null>(null)
  useEffect(() => {
    if (openId === null || openId === shown.current) return
    const index = items.findIndex(({ id }) => id === openId)
    if (index < 0) return
    shown.current = openId
    // The library asks for the height of the page, which lays it out once more.
    if (!isInView(virtualizer, index)) virtualizer.scrollToIndex(index, { align: 'auto' })
  }, [virtualizer, items, openId])
}

function isInView({ getVirtualItems, scrollOffset, scrollRect }: Shower, index: number): boolean {
  const line = getVirtualItems().find((one) => one.index === index)
  if (!line || scrollOffset === null || scrollRect === null) return false
  return (
    line.start >= scrollOffset + covered.start && line.end <= scrollOffset + scrollRect.height - covered.end
  )
}
