import { renewSession } from './renew-session.ts'
import { delayBeforeRenewal } from './renewal-delay.ts'
import { sessionStore } from './session-store.ts'
import { secondsLeft } from './token-time.ts'

/** Renews the access token in time as long as the page is open, also after sleep or without a network. @returns stops it */
export function keepSessionFresh(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let failures = 0

  const renew = async () => {
    const token = sessionStore.read()?.token
    if (!token) return
    try {
      await renewSession(token)
      failures = 0
    } catch {
      // There was no answer about the session; the next try is later.
      failures += 1
    }
    schedule()
  }
  const schedule = () => {
    clearTimeout(timer)
    const token = sessionStore.read()?.token
    if (token) timer = setTimeout(() => void renew(), delayBeforeRenewal(secondsLeft(token), failures))
  }
  const wake = () => {
    if (document.visibilityState === 'visible') schedule()
  }
  const reconnect = () => {
    if (failures > 0) void renew()
  }

  const forget = sessionStore.subscribe(schedule)
  document.addEventListener('visibilitychange', wake)
  window.addEventListener('online', reconnect)
  schedule()
  return () => {
    clearTimeout(timer)
    forget()
    document.removeEventListener('visibilitychange', wake)
    window.removeEventListener('online', reconnect)
  }
}
