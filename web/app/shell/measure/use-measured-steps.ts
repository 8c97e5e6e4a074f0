import type { MeasuredEvent } from '@qareeb/contract/analytics'
import {
  type MeasuredPage,
  mostPageSeconds,
  type ViewSource,
} from '@qareeb/contract/analytics/measured-pages'
import type { Locale } from '@qareeb/contract/locale'
import { useEffect, useRef } from 'react'
import { useLocation, useMatches } from 'react-router'
import { useLocale } from '../../i18n/use-phrases.ts'
import { sessionStore } from '../../session/session-store.ts'
import { sessionTransport } from '../../session/session-transport.ts'
import { isCounted } from './is-counted.ts'
import { openAdOf, pageOf } from './measured-page.ts'
import { onceSeen } from './once-seen.ts'
import { sourceOf } from './source-of.ts'

const path = '/api/v1/events'

/**
 * Counts which pages are seen and for how long: their names in the contract and the language, never an address. Nothing
 * is stored in the browser. Browsers that a program drives are not counted, nor are platform administrators.
 */
export function useMeasuredSteps(): void {
  const matches = useMatches()
  const locale = useLocale()
  const { pathname } = useLocation()
  const page = pageOf(matches)
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
  // The last message carries no session by which the server could tell.
  if (!isCounted(sessionStore.read())) return () => {}
  const since = performance.now()
  send([
    { kind: 'pageView', page, locale },
    ...(jobAdId === null ? [] : [{ kind: 'adView', jobAdId, source: came } as const]),
  ])
  const leave = () => {
    removeEventListener('pagehide', leave)
    const seconds = Math.min(mostPageSeconds, Math.round((performance.now() - since) / 1_000))
    sendLast([{ kind: 'pageLeave', page, locale, seconds }])
  }
  addEventListener('pagehide', leave)
  return leave
}

/** Sends with the session, by which the own team is told apart. What does not arrive is not counted. */
function send(events: MeasuredEvent[]) {
  if (!navigator.onLine) return
  const headers = { accept: 'application/json', 'content-type': 'application/json' }
  const message = { method: 'POST', access: 'everyone', headers, body: JSON.stringify({ events }) } as const
  sessionTransport(path, message).catch(() => undefined)
}

/** The browser carries this even when the page is gone a moment later. */
const sendLast = (events: MeasuredEvent[]) =>
  navigator.onLine &&
  navigator.sendBeacon(path, new Blob([JSON.stringify({ events })], { type: 'application/json' }))
