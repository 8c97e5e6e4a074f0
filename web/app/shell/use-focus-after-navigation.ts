import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { focusHeadline } from '../ui/focus-headline.ts'

/**
 * Puts the focus on the headline of the page that a link has led to, as a browser does with a new document: screen
 * readers announce the page, and the next Tab goes on from there. A page that takes the place of its placeholder has
 * the focus too, until the reader presses something. Another query is the same page and leaves the focus alone.
 */
export function useFocusAfterNavigation(): void {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return undefined
    shown.current = pathname
    return holdHeadline()
  }, [pathname])
}

/** @returns a function that ends it */
function holdHeadline(): () => void {
  focusHeadline()
  const observer = new MutationObserver(() => {
    if (document.activeElement === document.body) focusHeadline()
  })
  observer.observe(document.body, { childList: true, subtree: true })
  const end = () => observer.disconnect()
  for (const press of ['keydown', 'pointerdown']) addEventListener(press, end, { capture: true, once: true })
  return end
}
