import type { MeasuredEvent } from '@qareeb/contract/analytics'
import { sessionStore } from '../../session/session-store.ts'
import { sessionTransport } from '../../session/session-transport.ts'

const path = '/api/v1/events'

/**
 * Sends views with the session, so that the own team is not counted: an ended token is renewed first, or a member
 * would count as a visitor. A lost message is not counted.
 */
export function sendViews(events: readonly MeasuredEvent[]): void {
  if (!navigator.onLine) return
  const headers = { accept: 'application/json', 'content-type': 'application/json' }
  const access = sessionStore.read() ? 'signed-in' : 'everyone'
  const message = { method: 'POST', access, headers, body: JSON.stringify({ events }) } as const
  sessionTransport(path, message).catch(() => undefined)
}

/** The browser carries this even when the page is gone a moment later. */
export const sendLastViews = (events: readonly MeasuredEvent[]): boolean =>
  navigator.onLine &&
  navigator.sendBeacon(path, new Blob([JSON.stringify({ events })], { type: 'application/json' }))
