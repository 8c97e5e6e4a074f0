import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { isPageGuarded } from '../../session/guarded-page.ts'
import { sessionStore } from '../../session/session-store.ts'
import { addressOf } from './address-of.ts'
import { hasCopy } from './has-copy.ts'
import { navigationOf, type NavigatingElement } from './navigation-of.ts'

/** A navigation that waits: for the connection, or for another try after the script of the page did not arrive. */
export type HeldNavigation = { reason: 'offline' | 'notLoaded'; resume: () => void; cancel: () => void }

type Held = { element?: NavigatingElement; address: string }

/**
 * Keeps the page while the next one cannot come. Without this the router loads a document when a script fails to
 * arrive, and without a connection that is the browser's own error page, with all that was typed gone.
 */
export function useHeldNavigation(): HeldNavigation | null {
  const [held, setHeld] = useState<Held | null>(null)
  useHoldOffline(setHeld)
  useHoldFailedScript(setHeld)

  const cancel = () => setHeld(null)
  const resume = () => {
    setHeld(null)
    if (held) navigateTo(held)
  }
  useEffect(() => {
    if (!held) return undefined
    window.addEventListener('online', resume)
    return () => window.removeEventListener('online', resume)
  })
  if (!held) return null
  return { reason: 'element' in held ? 'offline' : 'notLoaded', resume, cancel }
}

/** Presses once more what was pressed; where that was removed, or a script has failed, a document is loaded. */
function navigateTo(held: Held) {
  const { element, address } = held
  if (!element?.isConnected) return window.location.assign(address)
  if (element instanceof HTMLFormElement) element.requestSubmit()
  else element.click()
}

/** A page with a copy opens as a document, which the service worker answers; any other waits. */
async function holdUnlessCopied(next: Held, hold: (held: Held) => void) {
  const { element, address } = next
  if (!(element instanceof HTMLFormElement) && (await hasCopy(address)))
    return window.location.assign(address)
  return hold(next)
}

const linkAddress = (element: NavigatingElement | null) =>
  element instanceof HTMLAnchorElement ? element.href : null

/** Stops the navigation to another page at the press while the browser has no connection. */
function useHoldOffline(hold: (held: Held) => void) {
  useEffect(() => {
    const stop = (event: Event) => {
      if (navigator.onLine) return
      const element = navigationOf(event, new URL(window.location.href))
      if (!element) return
      event.preventDefault()
      event.stopPropagation()
      void holdUnlessCopied({ element, address: addressOf(element) }, hold)
    }
    window.addEventListener('click', stop, { capture: true })
    window.addEventListener('submit', stop, { capture: true })
    return () => {
      window.removeEventListener('click', stop, { capture: true })
      window.removeEventListener('submit', stop, { capture: true })
    }
  }, [hold])
}

/**
 * The router reloads the page when the script of the next one fails. The reload is cancelled where the browser can
 * do so; others reload, as before. The router reports a navigation only after React has rendered it, and a script can
 * fail before that, so the last press on a link counts as well.
 */
function useHoldFailedScript(hold: (held: Held) => void) {
  const { location: next } = useNavigation()
  const here = useLocation()
  const pressed = useRef<string>(null)
  useEffect(() => {
    pressed.current = null
  }, [here])
  useEffect(() => {
    const remember = (event: Event) => {
      pressed.current = linkAddress(navigationOf(event, new URL(window.location.href)))
    }
    window.addEventListener('click', remember, { capture: true })
    return () => window.removeEventListener('click', remember, { capture: true })
  }, [])
  useEffect(() => {
    const { navigation } = window
    if (!navigation) return undefined
    const stop = (event: NavigateEvent) => {
      const address = next ? next.pathname + next.search + next.hash : pressed.current
      if (!address || event.navigationType !== 'reload' || event.userInitiated || !event.cancelable) return
      if (showsNothing()) return
      event.preventDefault()
      void holdUnlessCopied({ address }, hold)
    }
    navigation.addEventListener('navigate', stop)
    return () => navigation.removeEventListener('navigate', stop)
  })
}

/**
 * A page that needs a session is empty once the session has ended, while its reader is led to the sign-in page. A reload
 * loses nothing there, and leads on.
 */
const showsNothing = () => isPageGuarded() && !sessionStore.read()
