import { useEffect } from 'react'
import { useLocation, useMatches } from 'react-router'
import { useLocale } from '../../i18n/use-phrases.ts'
import type { AnalyticsChoice } from '../../session/analytics-choice.ts'
import { pageOf } from '../measure/measured-page.ts'
import type { PostHog } from './send-to-posthog.ts'
import { sendView } from './send-view.ts'

/**
 * Sends views of pages, and how long they lasted, to PostHog once the reader has agreed. Pages with a token in the
 * address are none of the pages that are counted.
 */
export function useSentViews(postHog: PostHog, choice: AnalyticsChoice): void {
  const matches = useMatches()
  const locale = useLocale()
  const { pathname, search } = useLocation()
  const page = pageOf(matches, search)
  const { key, host } = postHog

  useEffect(
    () => sendView({ key, host }, { choice, page, locale }),
    [choice, page, locale, pathname, key, host],
  )
}
