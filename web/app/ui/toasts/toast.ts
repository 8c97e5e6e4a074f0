export type ToastVariant = 'default' | 'destructive' | 'info' | 'warning' | 'success'

/** Toasts are events of the document: anyone who has something to say needs no React, and `Toasts` shows it. */
export const toastEvent = 'toast'

/** The detail of such an event: a sentence to show, or null to hide what was said before. */
export type ToastDetail = { text: string; variant: ToastVariant } | null

/** Says something in passing, e.g. that a link was copied. */
export const toast = (text: string, variant: ToastVariant = 'default'): void => send({ text, variant })

/** Hides what was said of an attempt, now that the next one begins. */
export const clearToasts = (): void => send(null)

/** Does nothing where there is no page. */
function send(detail: ToastDetail) {
  if (typeof document === 'undefined') return
  document.dispatchEvent(new CustomEvent(toastEvent, { detail }))
}
