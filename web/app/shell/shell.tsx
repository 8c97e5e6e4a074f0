import type { ReactNode } from 'react'
import { useMatches } from 'react-router'
import { useFavoritesInStep } from '../favorites/use-favorites-in-step.ts'
import type { RouteHandle } from '../i18n/route-handle.ts'
import { usePhrases } from '../i18n/use-phrases.ts'
import { useFreshSession } from '../identity/use-fresh-session.ts'
import { useLeftSession } from '../identity/use-left-session.ts'
import { cx } from '../ui/cx.ts'
import { Toasts } from '../ui/toasts.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { LanguageSuggestion } from './language-suggestion.tsx'
import { NationalDayBanner } from './national-day-banner.tsx'
import { PendingBar } from './pending-bar.tsx'
import { useFocusAfterStep } from './use-focus-after-step.ts'

/** What frames every page: skip link, header, the page, footer, and on phones the bar at the bottom. */
export function Shell({ children }: { children: ReactNode }) {
  const t = usePhrases('shell')
  // Every route of the site states its handle through `routeHandle`.
  const handle = useMatches().at(-1)?.handle as RouteHandle | undefined
  useFocusAfterStep()
  useFreshSession()
  useLeftSession()
  useFavoritesInStep()

  return (
    <>
      <a
        href="#content"
        className="fixed start-4 top-3 z-50 -translate-y-20 rounded-full bg-brand px-5 py-2 text-on-brand focus:translate-y-0"
      >
        {t('skipToContent')}
      </a>
      <PendingBar />
      <NationalDayBanner />
      <Header />
      <main
        id="content"
        tabIndex={-1}
        className={cx(
          'flex flex-1 flex-col outline-none',
          handle?.isPersonal ? 'min-h-[calc(100dvh-4rem)]' : 'min-h-0',
        )}
      >
        {children}
      </main>
      {!handle?.fullHeight && <Footer />}
      <BottomBar />
      {!handle?.isPersonal && <LanguageSuggestion hasFullPage={handle?.fullHeight ?? false} />}
      <Toasts />
    </>
  )
}
