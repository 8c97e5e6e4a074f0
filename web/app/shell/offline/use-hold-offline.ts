import { useEffect } from 'react'
import { navigationOf, type NavigatingElement } from './navigation-of.ts'

/**
 * Stops the navigation to another page at the press while the browser has no connection.
 * @param hold gets the pressed element. @returns false where the browser should navigate after all
 */
export function useHoldOffline(hold: (element: NavigatingElement) => boolean) {
  useEffect(() => {
    const stop = (event: Event) => {
      if (navigator.onLine) return
      const element = navigationOf(event, new URL(window.location.href))
      if (!element || !hold(element)) return
      event.preventDefault()
      event.stopPropagation()
    }
    window.addEventListener('click', stop, { capture: true })
    window.addEventListener('submit', stop, { capture: true })
    return () => {
      window.removeEventListener('click', stop, { capture: true })
      window.removeEventListener('submit', stop, { capture: true })
    }
  }, [hold])
}

/** Presses once more what was pressed; where that was removed, a document is loaded. */
export function pressAgain(element: NavigatingElement) {
  if (!element.isConnected) window.location.assign(addressOf(element))
  else if (element instanceof HTMLFormElement) element.requestSubmit()
  else element.click()
}

/** The address of the page that a link or form leads to. */
export const addressOf = (element: NavigatingElement): string =>
  element instanceof HTMLFormElement ? element.action : element.href
