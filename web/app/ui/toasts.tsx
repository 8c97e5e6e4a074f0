import { Component, lazy, type ReactNode, Suspense, useEffect, useSyncExternalStore } from 'react'
import { toastStore } from './toast-store.ts'
import { whenQuiet } from './when-quiet.ts'

const loadToaster = () => import('./toaster.tsx')
const Toaster = lazy(loadToaster)

/** The place of toasts; what draws them is fetched ahead in a quiet moment, since a toast may say that nothing arrives. */
export function Toasts() {
  const toasts = useToasts()
  useEffect(() => whenQuiet(() => void loadToaster().catch(() => undefined)), [])
  if (toasts.length === 0) return null
  return (
    <ToastBoundary>
      <Suspense>
        <Toaster />
      </Suspense>
    </ToastBoundary>
  )
}

const useToasts = () => useSyncExternalStore(toastStore.subscribe, toastStore.read, toastStore.read)

/** Without the code that draws toasts the page stays as it is, and the sentence is said plainly. */
class ToastBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? <PlainToast /> : this.props.children
  }
}

function PlainToast() {
  return (
    <p
      role="alert"
      className="fixed inset-x-4 bottom-[calc(var(--bottom-bar)+1rem)] z-50 mx-auto max-w-sm rounded-m border border-line bg-surface px-4 py-3 text-sm shadow-2"
    >
      {useToasts()[0]?.text}
    </p>
  )
}
