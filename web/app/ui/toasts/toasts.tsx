import { Component, lazy, type ReactNode, Suspense, useEffect } from 'react'
import { whenQuiet } from '../when-quiet.ts'
import { useToasts } from './use-toasts.ts'

const loadToaster = () => import('./toaster.tsx')
const Toaster = lazy(loadToaster)

/** The place of toasts; their renderer is loaded in an idle moment, since a toast may report a lost connection. */
export function Toasts() {
  const { toasts, dismiss } = useToasts()
  useEffect(() => whenQuiet(() => void loadToaster().catch(() => undefined)), [])
  if (toasts.length === 0) return null
  return (
    <ToastBoundary text={toasts[0]?.text}>
      <Suspense>
        <Toaster toasts={toasts} onDismiss={dismiss} />
      </Suspense>
    </ToastBoundary>
  )
}

/** Without the code that draws toasts the page stays as it is, and the sentence is shown as plain text. */
class ToastBoundary extends Component<
  { text: string | undefined; children: ReactNode },
  { hasFailed: boolean }
> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    const { text, children } = this.props
    return this.state.hasFailed ? <PlainToast text={text} /> : children
  }
}

function PlainToast({ text }: { text: string | undefined }) {
  return (
    <p
      role="alert"
      className="fixed inset-x-4 bottom-[calc(var(--bottom-bar)+1rem)] z-50 mx-auto max-w-sm rounded-m border border-line bg-surface px-4 py-3 text-sm shadow-2"
    >
      {text}
    </p>
  )
}
