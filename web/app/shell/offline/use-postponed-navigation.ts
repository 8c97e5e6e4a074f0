import { type RefObject, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { whenAnswersAgain } from '../../page/lazy/answers-again.ts'
import { answersNow } from '../../page/lazy/reload-page.ts'
import { isPageGuarded } from '../../session/guarded-page.ts'
import { sessionStore } from '../../session/session-store.ts'
import { addressOf } from './address-of.ts'
import { hasCopy } from './has-copy.ts'
import { navigationOf, type NavigatingElement } from './navigation-of.ts'

/** A navigation that waits for the connection, or for another try after the script of its page failed to load. */
export type PostponedNavigation = { reason: 'offline' | 'notLoaded'; resume: () => void; cancel: () => void }

type Postponed = Pick<PostponedNavigation, 'reason'> & { element?: NavigatingElement; address: string }

/**
 * Keeps the page while the next one cannot be loaded. Otherwise the router would load a document when a script fails to
 * load. Without a connection that is the browser's own error page, and all typed text is lost.
 */
export function usePostponedNavigation(): PostponedNavigation | null {
  const [postponed, setPostponed] = useState<Postponed | null>(null)
  const postpone = useCallback((next: Postponed) => {
    const address = new URL(next.address, window.location.href).href
    // The script of a waiting page may fail too. The link then keeps waiting for the connection.
    setPostponed((before) => ({
      ...next,
      address,
      reason: before?.address === address ? before.reason : next.reason,
    }))
  }, [])
  /** Whether a script has failed: this document does not fetch it again, another one does. */
  const hasFailed = useRef(false)
  usePostponeOffline(postpone)
  usePostponeFailedScript(postpone, hasFailed)

  const cancel = () => setPostponed(null)
  const resume = () => {
    setPostponed(null)
    if (postponed) navigateTo(postponed, hasFailed.current)
  }
  const resumeLatest = useEffectEvent(resume)
  useEffect(() => {
    if (!postponed) return undefined
    return whenAnswersAgain(() => resumeLatest(), { atOnce: postponed.reason === 'offline' })
  }, [postponed])
  if (!postponed) return null
  return { reason: postponed.reason, resume, cancel }
}

/** Presses the link or the button again. Where the page has removed it, or a script has failed, loads a document. */
function navigateTo(postponed: Postponed, hasFailed: boolean) {
  const { element, address } = postponed
  if (!element?.isConnected || hasFailed) return window.location.assign(address)
  if (element instanceof HTMLFormElement) element.requestSubmit()
  else element.click()
}

/** A page with a copy opens as a document, which the service worker answers; any other waits. */
async function postponeUnlessCopied(
  next: Omit<Postponed, 'reason'>,
  postpone: (postponed: Postponed) => void,
) {
  const { element, address } = next
  const reason = navigator.onLine ? 'notLoaded' : 'offline'
  if (!(element instanceof HTMLFormElement) && (await hasCopy(address)))
    return window.location.assign(address)
  return postpone({ ...next, reason })
}

const linkAddress = (element: NavigatingElement | null) =>
  element instanceof HTMLAnchorElement ? element.href : null

/** Stops the navigation to another page at the press while the browser has no connection. */
function usePostponeOffline(postpone: (postponed: Postponed) => void) {
  useEffect(() => {
    const stop = (event: Event) => {
      if (navigator.onLine) return
      const element = navigationOf(event, new URL(window.location.href))
      if (!element) return
      event.preventDefault()
      event.stopPropagation()
      void postponeUnlessCopied({ element, address: addressOf(element) }, postpone)
    }
    window.addEventListener('click', stop, { capture: true })
    window.addEventListener('submit', stop, { capture: true })
    return () => {
      window.removeEventListener('click', stop, { capture: true })
      window.removeEventListener('submit', stop, { capture: true })
    }
  }, [postpone])
}

/**
 * The router reloads the page when the script of the next one fails. The reload is cancelled where the browser can
 * do so; others reload, as before. The router reports a navigation only after React has rendered it, and a script can
 * fail before that, so the last press on a link counts as well. A script that was fetched ahead fails without a press:
 * then the page is loaded again only if the server answers; if not, the next pressed link is postponed.
 */
function usePostponeFailedScript(postpone: (postponed: Postponed) => void, hasFailed: RefObject<boolean>) {
  const { location: next } = useNavigation()
  const here = useLocation()
  const pressed = useRef<string>(null)
  /** Whether the server has answered since such a script failed; null before. */
  const hasAnswered = useRef<boolean | null>(null)
  useEffect(() => {
    pressed.current = null
  }, [here])
  useEffect(() => {
    const remember = (event: Event) => {
      const address = linkAddress(navigationOf(event, new URL(window.location.href)))
      pressed.current = address
      if (!address || hasAnswered.current !== false) return
      event.preventDefault()
      event.stopPropagation()
      void postponeUnlessCopied({ address }, postpone)
    }
    window.addEventListener('click', remember, { capture: true })
    return () => window.removeEventListener('click', remember, { capture: true })
  }, [postpone])
  useEffect(() => {
    const { navigation } = window
    if (!navigation) return undefined
    const reloadIfAnswered = async () => {
      hasAnswered.current = await answersNow()
      if (hasAnswered.current) window.location.reload()
    }
    const stop = (event: NavigateEvent) => {
      const address = next ? next.pathname + next.search + next.hash : pressed.current
      if (event.navigationType !== 'reload' || event.userInitiated || !event.cancelable) return
      if (hasAnswered.current || showsNothing()) return
      event.preventDefault()
      hasFailed.current = true
      void (address ? postponeUnlessCopied({ address }, postpone) : reloadIfAnswered())
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
