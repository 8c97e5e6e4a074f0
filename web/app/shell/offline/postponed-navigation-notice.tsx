import { WifiOff } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { createPortal } from 'react-dom'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { useSite } from '../../page/use-site.ts'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { topmostDialog } from '../../ui/in-dialog.ts'
import { useMeasuredViews } from '../measure/use-measured-views.ts'
import { useOwnStructuredData } from '../measure/use-own-structured-data.ts'
import { usePostponedNavigation } from './use-postponed-navigation.ts'
import { useServiceWorker } from './use-service-worker.ts'

const PostHogAnalytics = lazy(() => import('../posthog/posthog-analytics.tsx'))

/** Says that the next page cannot be loaded yet, and that it opens when the connection is back. */
export default function PostponedNavigationNotice() {
  const t = usePhrases('shell')
  const postponed = usePostponedNavigation()
  const { postHog } = useSite()
  // In the same part, which every page fetches in a quiet moment or at the first press: first visits carry nothing for it.
  useMeasuredViews()
  useOwnStructuredData()
  useServiceWorker()
  const dialog = postponed && topmostDialog()
  const notice = (
    <div
      role="status"
      data-postpones-navigation
      className={cx('fixed inset-x-4 z-50 mx-auto max-w-md', dialog ? 'bottom-4' : 'top-20')}
    >
      {postponed && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-m border border-warn bg-warn-soft px-4 py-3 text-sm text-warn shadow-2">
          <WifiOff className="size-5 shrink-0" aria-hidden />
          <p className="min-w-48 flex-1 font-medium">
            {postponed.reason === 'offline' ? t('navigationPostponed') : t('navigationNotLoaded')}
          </p>
          <span className="ms-auto flex flex-wrap gap-1">
            {postponed.reason === 'notLoaded' && (
              <Button kind="outline" size="small" onClick={postponed.resume}>
                {t('tryAgain')}
              </Button>
            )}
            <Button kind="quiet" size="small" onClick={postponed.cancel}>
              {t('stayHere')}
            </Button>
          </span>
        </div>
      )}
    </div>
  )
  return (
    <>
      {dialog ? createPortal(notice, dialog) : notice}
      {postHog && (
        <Suspense>
          <PostHogAnalytics postHog={postHog} />
        </Suspense>
      )}
    </>
  )
}
