import { type MeasuredPage, mostPageSeconds } from '@qareeb/contract/analytics/measured-pages'
import type { ViewSource } from '@qareeb/contract/analytics/view-sources'
import type { Locale } from '@qareeb/contract/locale'
import { useEffect, useRef } from 'react'
import { useLocation, useMatches } from 'react-router'
import { useLocale } from '../../i18n/use-phrases.ts'
import { sessionStore } from '../../session/session-store.ts'
import { isCounted } from './is-counted.ts'
import { openAdOf, pageOf } from './measured-page.ts'
import { onceSeen } from './once-seen.ts'
import { sendViews, sendLastViews } from './send-views.ts'
import { sourceOf } from './source-of.ts'

/**
 * Counts which pages are seen and for how long: their names in the contract and the language, never an address. Nothing
 * is stored in the browser. Browsers that a program drives are not counted, nor are platform administrators.
 */
export function useMeasuredViews(): void {
  const matches = useMatches()
  const locale = useLocale()
  const { pathname, search } = useLocation()
  const page = pageOf(matches, search)
  const jobAdId = openAdOf(matches)
  const before = useRef<typeof page>(undefined)

  useEffect(() => {
    const came = sourceOf({ before: before.current, referrer: document.referrer, origin: location.origin })
    before.current = page ?? null
    if (!page || navigator.webdriver) return undefined
    return onceSeen(() => countView({ page, locale, jobAdId, came }))
  }, [page, locale, jobAdId, pathname])
}

type View = { page: MeasuredPage; locale: Locale; jobAdId: string | null; came: ViewSource }

/** Counts a view that begins now. @returns counts that it ends */
function countView({ page, locale, jobAdId, came }: View): () => void {
  // The last message has no session by which the server could know that.
  if (!isCounted(sessionStore.read())) return () => {}
  const since = performance.now()
  sendViews([
    { kind: 'pageView', page, locale },
    ...(jobAdId === null ? [] : [{ kind: 'adView', jobAdId, source: came } as const]),
  ])
  const leave = () => {
    removeEventListener('pagehide', leave)
    const seconds = Math.min(mostPageSeconds, Math.round((performance.now() - since) / 1_000))
    sendLastViews([{ kind: 'pageLeave', page, locale, seconds }])
  }
  addEventListener('pagehide', leave)
  return leave
}
