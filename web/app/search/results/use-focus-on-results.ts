import { useEffect, useRef } from 'react'
import { focusHeadline } from '../../ui/focus-headline.ts'
import type { SearchPageData } from './load-search-page.ts'

/**
 * The pressed element may disappear with the old list: a removed filter, a next step, "search this area". The
 * heading of the new list then takes its focus, so that the next Tab goes on from there.
 */
export function useFocusOnResults(results: SearchPageData): void {
  const focused = useRef<EventTarget | null>(null)
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      focused.current = target
    }
    document.addEventListener('focusin', remember)
    return () => document.removeEventListener('focusin', remember)
  }, [])

  useEffect(() => {
    const isGone = focused.current instanceof Element && !focused.current.isConnected
    if (isGone && document.activeElement === document.body) focusHeadline()
  }, [results])
}
