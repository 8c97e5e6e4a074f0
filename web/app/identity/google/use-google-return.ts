import { useEffect } from 'react'
import { useLocale } from '../../i18n/use-phrases.ts'
import { AuthError } from '../auth-client.ts'
import { loadAuthClient } from '../load-auth-client.ts'
import type { TakeOutcome } from '../sign-in/use-sign-in-steps.ts'
import { useAuthAction } from '../use-auth-action.ts'

/**
 * Goes on where Google has sent this very window back to the sign-in page: the code, or why there is none, stands
 * behind the `#` of the address, and is taken out of it at once.
 */
export function useGoogleReturn(take: TakeOutcome): void {
  const locale = useLocale()
  const { act } = useAuthAction(async () => {
    const answer = readAnswer()
    if (!answer) return
    history.replaceState(history.state, '', location.pathname + location.search)
    // A return in this window comes from our own redirect to Google.
    const client = await loadAuthClient(locale, null)
    if ('error' in answer) throw new AuthError(answer.error)
    await take(client.finishGoogle(answer.code))
  })
  useEffect(() => {
    // Each start of an action clears the toasts, also the one that says "signed out".
    if (readAnswer()) act()
    // Once, when the page is hydrated; `act` is another function at each render.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
}

function readAnswer(): { code: string } | { error: string } | undefined {
  const answer = new URLSearchParams(location.hash.slice(1))
  const code = answer.get('google')
  const error = answer.get('google-error')
  if (code !== null) return { code }
  return error === null ? undefined : { error }
}
