import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { focusHeadline } from '../ui/focus-headline.ts'

/**
 * Puts the focus on the headline of the page that a link has led to, as a browser does with a new document: screen
 * readers announce the page, and the next Tab goes on from there. Another query is the same page and leaves the
 * focus alone.
 */
export function useFocusAfterNavigation(): void {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    focusHeadline()
  }, [pathname])
}
