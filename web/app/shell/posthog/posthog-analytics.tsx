import { useState } from 'react'
import { useLocation, useMatches } from 'react-router'
import { handleOf } from '../../page/route-handle.ts'
import { useAnalyticsChoice } from '../../session/analytics-choice.ts'
import { pageOf } from '../measure/measured-page.ts'
import { ConsentCard } from './consent-card.tsx'
import type { PostHog } from './send-to-posthog.ts'
import { useSentViews } from './use-sent-views.ts'

/** Statistics for PostHog, where the site is configured for it: the question, and after a consent the sending. */
export default function PostHogAnalytics({ postHog }: { postHog: PostHog }) {
  const choice = useAnalyticsChoice()
  const matches = useMatches()
  const { search } = useLocation()
  useSentViews(postHog, choice)
  // One offer at a time: the question waits while the other language is suggested.
  const [isFree] = useState(() => document.querySelector('[data-offer]') === null)
  const { hasOwnFrame, isPersonal, fullHeight, hasPhoneBar } = handleOf(matches)
  const isCovered = hasOwnFrame || isPersonal || fullHeight || hasPhoneBar
  if (choice.kind !== 'open' || isCovered || !isFree || pageOf(matches, search) === null) return null
  return <ConsentCard />
}
