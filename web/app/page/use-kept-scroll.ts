import { useLayoutEffect } from 'react'
import { useLocation } from 'react-router'
import { keepForEntry } from './entry-memory.ts'
import { useScrollWhenWhole } from './use-scroll-when-whole.ts'

/**
 * Brings the reader of a page that loads in parts back to where they were on it, once the parts are there.
 * @param isWhole whether they are
 */
export function useKeptScroll(isWhole: boolean): void {
  const { key } = useLocation()
  // Recalled parts are there at once, and the frame of the page around them is not.
  useScrollWhenWhole(key, isWhole, true)
  const keep = isWhole ? key : null
  useLayoutEffect(() => {
    if (keep === null) return undefined
    // At the end of the page its room is gone already, and the browser has scrolled up.
    let top = window.scrollY
    const note = () => {
      top = window.scrollY
    }
    const store = () => keepForEntry('scroll', keep, top)
    window.addEventListener('scroll', note, { passive: true })
    window.addEventListener('pagehide', store)
    return () => {
      window.removeEventListener('scroll', note)
      window.removeEventListener('pagehide', store)
      store()
    }
  }, [keep])
}
