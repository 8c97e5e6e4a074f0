export type ToastVariant = 'default' | 'destructive' | 'info' | 'warning' | 'success'

export type Toast = { id: number; text: string; variant: ToastVariant; isOpen: boolean }

/** How many are kept at once; a new toast takes the place of the old one at once. */
const limit = 1

/** Milliseconds for which the record of a dismissed toast is kept. */
const removalDelayMs = 1_000_000

let toasts: readonly Toast[] = []
let lastId = 0
const listeners = new Set<() => void>()

/** Says something in passing, e.g. that a link was copied. */
export function toast(text: string, variant: ToastVariant = 'default') {
  lastId += 1
  change([{ id: lastId, text, variant, isOpen: true }, ...toasts].slice(0, limit))
}

/** Hides a toast; its record goes later. */
export function dismissToast(id: number) {
  change(toasts.map((one) => (one.id === id ? { ...one, isOpen: false } : one)))
  setTimeout(() => change(toasts.filter((one) => one.id !== id)), removalDelayMs)
}

/** Hides what was said of an attempt, now that the next one begins. */
export function clearToasts() {
  for (const { id, isOpen } of toasts) if (isOpen) dismissToast(id)
}

/** What React listens to. */
export const toastStore = {
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  read: () => toasts,
}

function change(next: readonly Toast[]) {
  toasts = next
  for (const listener of listeners) listener()
}
