import { useEffect, useLayoutEffect, useReducer } from 'react'
import { noToasts, reduceToasts, type Toast } from './toast-list.ts'
import { type ToastDetail, toastEvent } from './toast.ts'

/** Milliseconds for which the record of a dismissed toast is kept. */
const removalDelayMs = 1_000_000

/** Follows the toasts of this page. @returns the toasts, and a function that hides one */
export function useToasts(): { toasts: readonly Toast[]; dismiss: (id: number) => void } {
  const [{ toasts }, change] = useReducer(reduceToasts, noToasts)
  // Before the effects of the page, which may send a toast as soon as they run.
  useLayoutEffect(() => {
    // `toast.ts` alone sends these events.
    const follow = (event: Event) =>
      change({ type: 'said', detail: (event as CustomEvent<ToastDetail>).detail })
    document.addEventListener(toastEvent, follow)
    return () => document.removeEventListener(toastEvent, follow)
  }, [])

  const closedId = toasts.find(({ isOpen }) => !isOpen)?.id
  useEffect(() => {
    if (closedId === undefined) return undefined
    const timer = setTimeout(() => change({ type: 'removed', id: closedId }), removalDelayMs)
    return () => clearTimeout(timer)
  }, [closedId])
  return { toasts, dismiss: (id) => change({ type: 'dismissed', id }) }
}
