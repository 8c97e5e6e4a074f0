import { lazy, Suspense, useSyncExternalStore } from 'react'
import { toastStore } from './toast-store.ts'

const Toaster = lazy(() => import('./toaster.tsx'))

/** The place of toasts; what draws them is fetched with the first one. */
export function Toasts() {
  const hasAny = useSyncExternalStore(toastStore.subscribe, toastStore.read, toastStore.read).length > 0
  if (!hasAny) return null
  return (
    <Suspense>
      <Toaster />
    </Suspense>
  )
}
