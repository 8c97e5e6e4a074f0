import { Component, type ReactNode, Suspense } from 'react'
import { ConnectionError } from '../../http/browser-transport.ts'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { TryAgain } from '../../ui/loading/try-again.tsx'
import { toast } from '../../ui/toasts/toast.ts'
import { reloadPage } from './reload-page.ts'

type LazyPartProps = {
  /** Stands in the place of the part until its code is there. */
  fallback?: ReactNode
  /** Components of `lazy` whose code comes through `fetchPart`. */
  children: ReactNode
}

/** A part of a page whose code is loaded lazily. When the code does not arrive, the rest stays, typed text with it. */
export class LazyPart extends Component<LazyPartProps, { isMissing: boolean }> {
  override state = { isMissing: false }

  static getDerivedStateFromError(failure: unknown) {
    if (!(failure instanceof ConnectionError)) throw failure
    return { isMissing: true }
  }

  override render() {
    if (this.state.isMissing) return <Missing />
    return <Suspense fallback={this.props.fallback}>{this.props.children}</Suspense>
  }
}

function Missing() {
  const t = usePhrases('shell')
  const again = () => void reloadPage().then((reloads) => reloads || toast(t('offline'), 'destructive'))
  return (
    <div className="h-full rounded-l border border-line bg-surface p-4 text-sm">
      <TryAgain failure={t('notLoadedText')} onAgain={again} />
    </div>
  )
}
