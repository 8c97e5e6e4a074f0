export type ToastVariant = 'default' | 'destructive' | 'info' | 'warning' | 'success'

/** Toasts are events of the document: a sender needs no React, and `Toasts` shows them. */
export const toastEvent = 'toast'

/** A page that a toast leads to. */
export type ToastLink = { label: string; to: string }

/** The detail of such an event: a sentence to show, or null to hide the one before. */
export type ToastDetail = { text: string; variant: ToastVariant; link?: ToastLink | undefined } | null

/** Says something in passing, e.g. that a link was copied. */
export const toast = (text: string, variant: ToastVariant = 'default', link?: ToastLink): void =>
  send({ text, variant, link })

/** Hides the toast of an attempt when the next one begins. */
export const clearToasts = (): void => send(null)

/** Does nothing where there is no page. */
function send(detail: ToastDetail) {
  if (typeof document === 'undefined') return
  document.dispatchEvent(new CustomEvent(toastEvent, { detail }))
}
