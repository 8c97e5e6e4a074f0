export type ToastVariant = 'default' | 'destructive' | 'info' | 'warning' | 'success'

/** Toasts are events of the document: anyone who has something to say needs no React, and `Toasts` shows it. */
export const toastEvent = 'toast'

/** A page that a toast leads to. */
export type ToastLink = { label: string; to: string }

/** The detail of such an event: a sentence to show, or null to hide what was said before. */
export type ToastDetail = { text: string; variant: ToastVariant; link?: ToastLink | undefined } | null

/** Says something in passing, e.g. that a link was copied. */
export const toast = (text: string, variant: ToastVariant = 'default', link?: ToastLink): void =>
  send({ text, variant, link })

/** Hides what was said of an attempt, now that the next one begins. */
export const clearToasts = (): void => send(null)

/** Does nothing where there is no page. */
function send(detail: ToastDetail) {
  if (typeof document === 'undefined') return
  document.dispatchEvent(new CustomEvent(toastEvent, { detail }))
}
