import { noToasts, reduceToasts, type Toast } from './toast-list.ts'
import { type ToastDetail, toastEvent } from './toast.ts'

/** A document for tests in Node, with the toasts that a page would show. */
export function documentWithToasts() {
  const document = Object.assign(new EventTarget(), {
    documentElement: { toggleAttribute: () => undefined },
  })
  let list = noToasts
  document.addEventListener(toastEvent, (event) => {
    // `toast.ts` alone sends these events.
    list = reduceToasts(list, { type: 'said', detail: (event as CustomEvent<ToastDetail>).detail })
  })
  return { document, shown: (): Toast[] => list.toasts.filter(({ isOpen }) => isOpen) }
}
