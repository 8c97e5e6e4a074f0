import { googleChannel, googleMessage } from '@qareeb/contract/identity'
import type { Locale } from '@qareeb/contract/locale'
import * as z from 'zod/mini'
import { toQueryString } from '../../query-string.ts'
import { AuthError } from '../auth-client.ts'

/** Milliseconds after the reader is back on this page in which a window that was closed may still have answered. */
const graceMs = 1_500

/** Identifies this page among other tabs. */
const page = Math.random()

/** A page sends this to other tabs when it opens a window: later answers are meant for it. */
const openedMessage = z.object({ openedBy: z.number() })

/**
 * Lets a person sign in at Google in a window of its own. That window answers over a channel of this site's pages.
 * It is cut off from its opener, so neither can check whether the other is still open.
 * @param onLate gets the code of a person who returned to this page and went on at Google later
 * @returns the code to exchange, or null when the window was blocked and this page itself goes to Google
 * @throws AuthError when the person came back without signing in
 */
export function openGoogle(
  locale: Locale,
  returnTo: string | null,
  onLate: (code: string) => void,
): Promise<string | null> {
  const address = (mode: 'popup' | 'redirect') =>
    `/identity/google/start${toQueryString({ mode, locale, returnTo: returnTo ?? undefined })}`
  if (!window.open(address('popup'), 'google', 'popup,width=480,height=680')) {
    location.assign(address('redirect'))
    return Promise.resolve(null)
  }
  const channel = new BroadcastChannel(googleChannel)
  // A channel has one origin and takes no other.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  channel.postMessage({ openedBy: page })
  return codeFrom(channel, onLate)
}

/** Gives up once the reader is back here, but keeps listening, since the window may be open behind this one. */
function codeFrom(channel: BroadcastChannel, onLate: (code: string) => void): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  let isLate = false
  const giveUp = () => {
    isLate = true
    reject(new AuthError('auth/popup-closed-by-user'))
  }
  const wait = () => setTimeout(giveUp, graceMs)
  window.addEventListener('focus', wait, { once: true })

  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const opened = z.safeParse(openedMessage, data)
    // This page listens to its latest window alone; the window of another tab answers a page that gave up.
    if (opened.success && (isLate || opened.data.openedBy === page)) channel.close()
    const message = z.safeParse(googleMessage, data)
    if (!message.success) return
    channel.close()
    if ('error' in message.data) reject(new AuthError(message.data.error))
    else if (isLate) onLate(message.data.code)
    else resolve(message.data.code)
  })
  return promise.finally(() => window.removeEventListener('focus', wait))
}
