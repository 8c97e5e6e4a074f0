import { useEffect, useRef } from 'react'
import { focusHeadline } from '../../ui/focus-headline.ts'
import type { SearchPageData } from './load-search-page.ts'

/**
 * What asks for another list may go with the old one: a filter that is taken back, a next step, "search this area". The
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
