import { useLocale, usePhrases } from '../i18n/use-phrases.ts'
import { Button } from '../ui/button.tsx'
import { toast } from '../ui/toast-store.ts'
import { useHydrated } from '../use-hydrated.ts'
import type { GoogleOutcome } from './auth-client.ts'
import { GoogleMark } from './google-mark.tsx'
import { loadAuthClient } from './load-auth-client.ts'
import { useAuthAction } from './use-auth-action.ts'
import { useAuthFailureToast } from './use-auth-failure-toast.ts'

type GoogleButtonProps = {
  returnTo: string | null
  /** Goes on after Google; what it throws is told in a toast. */
  onOutcome: (outcome: Promise<GoogleOutcome>) => Promise<void>
}

/** Signs in, or up, through Google. */
export function GoogleButton({ returnTo, onOutcome }: GoogleButtonProps) {
  const t = usePhrases('identity')
  const locale = useLocale()
  const isAlive = useHydrated()
  const tellFailure = useAuthFailureToast()
  const { isBusy, act } = useAuthAction(async () => {
    const client = await loadAuthClient(locale)
    const outcome = client.signInWithGoogle(returnTo, (late) => void onOutcome(late).catch(tellFailure))
    await onOutcome(outcome)
    if ((await outcome).kind === 'leaving') toast(t('popupBlocked'), 'info')
  })

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
