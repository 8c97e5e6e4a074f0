import { type RefObject, useEffect, useState } from 'react'

/** The two ends of a row, in the direction of reading. */
export type End = 'start' | 'end'

type Row = Pick<HTMLElement, 'scrollLeft' | 'scrollWidth' | 'clientWidth'>

/** The ends at which a row that scrolls hides something; a row from right to left counts its way below zero. */
export function hiddenEnds({ scrollLeft, scrollWidth, clientWidth }: Row): End[] {
  const passed = Math.abs(scrollLeft)
  const ends: End[] = []
  if (passed > 1) ends.push('start')
  if (scrollWidth - clientWidth - passed > 1) ends.push('end')
  return ends
}

/** The same for a row on the page, kept while it scrolls and while it, its content or its number of parts changes. */
export function useHiddenEnds(row: RefObject<HTMLElement | null>): End[] {
  const [ends, setEnds] = useState<End[]>([])
  useEffect(() => {
    const element = row.current
    if (!element) return undefined
    const read = () => setEnds(hiddenEnds(element))
    const observer = new ResizeObserver(read)
    const observe = () => [element, ...element.children].forEach((part) => observer.observe(part))
    observe()
    const additions = new MutationObserver(observe)
    additions.observe(element, { childList: true })
    element.addEventListener('scroll', read, { passive: true })
    return () => {
      observer.disconnect()
      additions.disconnect()
      element.removeEventListener('scroll', read)
    }
  }, [row])
  return ends
}
