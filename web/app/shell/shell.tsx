import type { ReactNode } from 'react'
import { useMatches } from 'react-router'
import { useFavoriteSync } from '../favorites/use-favorite-sync.ts'
import { usePhrases } from '../i18n/use-phrases.ts'
import { useSignOutCleanup } from '../identity/sign-out/use-sign-out-cleanup.ts'
import { handleOf } from '../page/route-handle.ts'
import { useFreshSession } from '../session/use-fresh-session.ts'
import { Toasts } from '../ui/toasts/toasts.tsx'
import { ImpersonationNotice } from './impersonation-notice.tsx'
import { LanguageSuggestion } from './language-suggestion.tsx'
import { NationalDayBanner } from './national-day-banner.tsx'
import { OfflineNavigation } from './offline/offline-navigation.tsx'
import { PendingBar } from './pending-bar.tsx'
import { SiteFrame } from './site-frame.tsx'
import { useFocusAfterNavigation } from './use-focus-after-navigation.ts'

/** The frame of every page: skip link, notices, toasts, and the frame of the site for pages that bring none. */
export function Shell({ children }: { children: ReactNode }) {
  const t = usePhrases('shell')
  const { hasOwnFrame, ...frame } = handleOf(useMatches())
  const { isPersonal, fullHeight } = frame
  useFocusAfterNavigation()
  useFreshSession()
  useSignOutCleanup()
  useFavoriteSync()

  return (
    <>
      <a
        href="#content"
        className="fixed start-4 top-3 z-50 -translate-y-20 rounded-full bg-brand px-5 py-2 text-on-brand focus:translate-y-0"
      >
        {t('skipToContent')}
      </a>
      <PendingBar />
      <OfflineNavigation />
      <NationalDayBanner />
      <ImpersonationNotice />
      {hasOwnFrame ? children : <SiteFrame {...frame}>{children}</SiteFrame>}
      <LanguageSuggestion isHidden={(isPersonal || fullHeight) ?? false} />
      <Toasts />
    </>
  )
}
