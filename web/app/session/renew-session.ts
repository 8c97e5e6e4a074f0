import { refreshHeader, refreshSession } from '@qareeb/contract/identity'
import { ApiError, bindCall } from '../http/api.ts'
import { browserTransport } from '../http/browser-transport.ts'
import { localeOf } from '../paths.ts'
import { forceSignOut } from './force-sign-out.ts'
import { keepSession, sessionStore } from './session-store.ts'
import { tellLegalNews } from './tell-legal-news.ts'

/** Headers without which the server reads no refresh cookie. */
export const refreshHeaders = { [refreshHeader.name]: refreshHeader.value }

let renewal: Promise<string | undefined> | undefined

/**
 * Renews the access token by the refresh cookie; one renewal at a time in all tabs. An ended session is dropped,
 * with the reason.
 * @param stale the token to replace; where another tab has done so already, its token is used
 * @returns the new token; undefined without a session
 * @throws ConnectionError or ApiError when the server cannot answer now
 */
export function renewSession(stale: string): Promise<string | undefined> {
  renewal ??= inOneTab(() => renew(stale)).finally(() => (renewal = undefined))
  return renewal
}

async function renew(stale: string): Promise<string | undefined> {
  // Another tab may have renewed while this one waited; storage events can come later than the lock.
  const token = sessionStore.readAfresh()?.token
  if (token !== stale) return token

  try {
    const call = bindCall(browserTransport, localeOf(location.pathname))
    const session = await call(refreshSession, {}, { headers: refreshHeaders })
    keepSession(session)
    // The session is renewed all the same when the words cannot be fetched.
    tellLegalNews(session).catch(() => undefined)
    return session.token
  } catch (error) {
    const code = error instanceof ApiError ? error.body?.code : undefined
    if (code !== 'auth/session-ended' && code !== 'auth/user-disabled') throw error
    forceSignOut(code === 'auth/user-disabled' ? 'disabled' : 'expired')
    return undefined
  }
}

/** Browsers know locks on secure pages alone; elsewhere the server forgives two tabs that renew at once. */
const inOneTab = <Result>(run: () => Promise<Result>): Promise<Result> =>
  'locks' in navigator ? navigator.locks.request('session', run) : run()
