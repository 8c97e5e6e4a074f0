import { type MeasuredPage, measuredPages } from '@qareeb/contract/analytics/measured-pages'
import type { Locale } from '@qareeb/contract/locale'

/** A project of PostHog: its public key, and where it takes events. */
export type PostHog = { key: string; host: string }

type PageEvent = {
  event: '$pageview' | '$pageleave'
  /** The random number of the consent. */
  visitor: string
  page: MeasuredPage
  locale: Locale
  /** Time on the page that is left. */
  seconds?: number
}

/**
 * Sends a view of a page to PostHog: the pattern of its address and its language. No address, title, referrer or person
 * goes along, and PostHog is asked to make neither a profile nor a place of it. A lost event is not sent again.
 */
export function sendToPostHog(
  { key, host }: PostHog,
  { event, visitor, page, locale, seconds }: PageEvent,
): void {
  if (!navigator.onLine) return
  const properties = {
    distinct_id: visitor,
    $pathname: measuredPages[page],
    language: locale,
    ...(seconds !== undefined && { seconds }),
    $process_person_profile: false,
    $geoip_disable: true,
  }
  fetch(`${host}/i/v0/e/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ api_key: key, event, distinct_id: visitor, properties }),
    // The page may be gone a moment later.
    keepalive: true,
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
  }).catch(() => undefined)
}
