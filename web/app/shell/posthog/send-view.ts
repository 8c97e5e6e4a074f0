import { type MeasuredPage, mostPageSeconds } from '@qareeb/contract/analytics/measured-pages'
import type { Locale } from '@qareeb/contract/locale'
import { type AnalyticsChoice, readAnalyticsChoice } from '../../session/analytics-choice.ts'
import { sessionStore } from '../../session/session-store.ts'
import { isCounted } from '../measure/is-counted.ts'
import { type PostHog, sendToPostHog } from './send-to-posthog.ts'

type View = { choice: AnalyticsChoice; page: MeasuredPage | null; locale: Locale }

/**
 * Sends to PostHog that a page is seen, if the reader has agreed, and in the end how long it lasted. Platform
 * administrators and driven browsers are not counted.
 * @returns ends the view; undefined where nothing was sent
 */
export function sendView(postHog: PostHog, { choice, page, locale }: View): (() => void) | undefined {
  if (choice.kind !== 'allowed' || !page || navigator.webdriver || !isCounted(sessionStore.read()))
    return undefined
  const about = { visitor: choice.visitor, page, locale }
  const since = performance.now()
  sendToPostHog(postHog, { ...about, event: '$pageview' })
  const leave = () => {
    removeEventListener('pagehide', leave)
    // Withdrawing the consent ends this view too, and must send nothing.
    if (readAnalyticsChoice() !== choice) return
    const seconds = Math.min(mostPageSeconds, Math.round((performance.now() - since) / 1_000))
    sendToPostHog(postHog, { ...about, event: '$pageleave', seconds })
  }
  addEventListener('pagehide', leave)
  return leave
}
