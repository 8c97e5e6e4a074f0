import { googleChannel, googleMessage } from '@qareeb/contract/identity'
import type { Locale } from '@qareeb/contract/locale'
import * as z from 'zod/mini'
import { toQueryString } from '../query-string.ts'
import { AuthError } from './auth-client.ts'

/** Milliseconds after the reader is back on this page in which a window that was closed may still have answered. */
const graceMs = 1_500

/**
 * Lets a person sign in at Google, in a window of its own. That window answers over a channel that only pages of this
 * site hear; it is cut off from the one that has opened it, so neither can be asked whether the other is still there.
 * @returns the code to exchange, or null when the window was blocked and this page itself is on its way to Google
 * @throws AuthError when the person came back without having signed in
 */
export function openGoogle(locale: Locale, returnTo: string | null): Promise<string | null> {
  const address = (mode: 'popup' | 'redirect') =>
    `/identity/google/start${toQueryString({ mode, locale, returnTo: returnTo ?? undefined })}`
  const channel = new BroadcastChannel(googleChannel)
  const opened = window.open(address('popup'), 'google', 'popup,width=480,height=680')
  if (!opened) {
    channel.close()
    location.assign(address('redirect'))
    return Promise.resolve(null)
  }
  return codeFrom(channel)
}

function codeFrom(channel: BroadcastChannel): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const giveUp = () => setTimeout(() => reject(new AuthError('auth/popup-closed-by-user')), graceMs)
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const message = z.safeParse(googleMessage, data)
    if (!message.success) return
    if ('code' in message.data) resolve(message.data.code)
    else reject(new AuthError(message.data.error))
  })
  window.addEventListener('focus', giveUp, { once: true })
  return promise.finally(() => {
    channel.close()
    window.removeEventListener('focus', giveUp)
  })
}
