import type { ToastDetail } from './toast.ts'

export type Toast = NonNullable<ToastDetail> & { id: number; isOpen: boolean }

/** Toasts that are shown or were just dismissed, the latest first. */
export type ToastList = { toasts: readonly Toast[]; lastId: number }

export type ToastChange =
  | { type: 'said'; detail: ToastDetail }
  | { type: 'dismissed'; id: number }
  | { type: 'removed'; id: number }

export const noToasts: ToastList = { toasts: [], lastId: 0 }

/** How many are kept at once; a new toast takes the place of the old one at once. */
const limit = 1

export function reduceToasts({ toasts, lastId }: ToastList, change: ToastChange): ToastList {
  switch (change.type) {
    case 'said': {
      if (!change.detail) return { toasts: toasts.map(close), lastId }
      const id = lastId + 1
      return { toasts: [{ id, ...change.detail, isOpen: true }, ...toasts].slice(0, limit), lastId: id }
    }
    case 'dismissed':
      return { toasts: toasts.map((one) => (one.id === change.id ? close(one) : one)), lastId }
    case 'removed':
      return { toasts: toasts.filter(({ id }) => id !== change.id), lastId }
  }
}

const close = (toast: Toast): Toast => (toast.isOpen ? { ...toast, isOpen: false } : toast)
