import { useEffect } from 'react'
import { hasCopy } from './has-copy.ts'
import { navigationOf, type NavigatingElement } from './navigation-of.ts'

/**
 * Stops the navigation to another page at the press while the browser has no connection. A page with a copy opens as a
 * document, which the service worker answers; any other waits.
 * @param hold gets the pressed element of a page that waits
 */
export function useHoldOffline(hold: (element: NavigatingElement) => void) {
  useEffect(() => {
    const stop = (event: Event) => {
      if (navigator.onLine) return
      const element = navigationOf(event, new URL(window.location.href))
      if (!element) return
      event.preventDefault()
      event.stopPropagation()
      void openCopyOrHold(addressOf(element), () => hold(element))
    }
    window.addEventListener('click', stop, { capture: true })
    window.addEventListener('submit', stop, { capture: true })
    return () => {
      window.removeEventListener('click', stop, { capture: true })
      window.removeEventListener('submit', stop, { capture: true })
    }
  }, [hold])
}

/** Opens the copy of a page where there is one, else holds the navigation. */
export async function openCopyOrHold(address: string, hold: () => void) {
  if (await hasCopy(address)) window.location.assign(address)
  else hold()
}

/** Presses once more what was pressed; where that was removed, a document is loaded. */
export function pressAgain(element: NavigatingElement) {
  if (!element.isConnected) window.location.assign(addressOf(element))
  else if (element instanceof HTMLFormElement) element.requestSubmit()
  else element.click()
}

const addressOf = (element: NavigatingElement) =>
  element instanceof HTMLFormElement ? element.action : element.href
