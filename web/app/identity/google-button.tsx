import { useEffect, useEffectEvent } from 'react'
import { useLocale, usePhrases } from '../i18n/use-phrases.ts'
import { Button } from '../ui/button.tsx'
import { toast } from '../ui/toast-store.ts'
import { useHydrated } from '../use-hydrated.ts'
import { AuthError, type GoogleOutcome } from './auth-client.ts'
import { GoogleMark } from './google-mark.tsx'
import { isBackFromGoogle, takeGoogleReturn } from './google-return.ts'
import { loadAuthClient } from './load-auth-client.ts'
import { useAuthAction } from './use-auth-action.ts'

type GoogleButtonProps = {
  returnTo: string | null
  /** Goes on after Google; what it throws is told in a toast. */
  onOutcome: (outcome: Promise<GoogleOutcome>) => Promise<void>
}

/** Signs in, or up, through Google; goes on by itself when this window comes back from there. */
export function GoogleButton({ returnTo, onOutcome }: GoogleButtonProps) {
  const t = usePhrases('identity')
  const locale = useLocale()
  const isAlive = useHydrated()
  const { isBusy, act } = useAuthAction(async () => {
    const back = takeGoogleReturn()
    if (back && 'error' in back) throw new AuthError(back.error)
    const client = await loadAuthClient(locale)
    const outcome = back ? client.finishGoogle(back.code) : client.signInWithGoogle(returnTo)
    await onOutcome(outcome)
    if ((await outcome).kind === 'leaving') toast(t('popupBlocked'), 'info')
  })
  const goOn = useEffectEvent(act)
  useEffect(() => {
    if (isBackFromGoogle()) goOn()
  }, [])

  return (
    <Button
      kind="outline"
      size="large"
      disabled={!isAlive}
      aria-busy={isBusy}
      className="w-full disabled:opacity-100"
      onClick={act}
    >
      <GoogleMark />
      {t('withGoogle')}
    </Button>
  )
}
