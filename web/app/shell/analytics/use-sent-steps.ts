import { mostPageSeconds } from '@qareeb/contract/analytics/measured-pages'
import { useEffect } from 'react'
import { useLocation, useMatches } from 'react-router'
import { useLocale } from '../../i18n/use-phrases.ts'
import { type AnalyticsChoice, readAnalyticsChoice } from '../../session/analytics-choice.ts'
import { sessionStore } from '../../session/session-store.ts'
import { isCounted } from '../measure/is-counted.ts'
import { pageOf } from '../measure/measured-page.ts'
import { type PostHog, sendEvent } from './send-event.ts'

/**
 * Sends views of pages, and how long they lasted, to PostHog once the reader has agreed. Pages with a token in the
 * address are none of the pages that are counted; platform administrators and driven browsers are not counted.
 */
export function useSentSteps(postHog: PostHog, choice: AnalyticsChoice): void {
  const page = pageOf(useMatches())
  const locale = useLocale()
  const { pathname } = useLocation()
  const { key, host } = postHog

  useEffect(() => {
    if (choice.kind !== 'allowed' || !page || navigator.webdriver || !isCounted(sessionStore.read()))
      return undefined
    const about = { visitor: choice.visitor, page, locale }
    const since = performance.now()
    sendEvent({ key, host }, { ...about, event: '$pageview' })
    const leave = () => {
      removeEventListener('pagehide', leave)
      // Withdrawing the consent ends this view too, and must send nothing.
      if (readAnalyticsChoice() !== choice) return
      const seconds = Math.min(mostPageSeconds, Math.round((performance.now() - since) / 1_000))
      sendEvent({ key, host }, { ...about, event: '$pageleave', seconds })
    }
    addEventListener('pagehide', leave)
    return () => leave()
  }, [choice, page, locale, pathname, key, host])
}
