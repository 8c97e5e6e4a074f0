import type { FirebaseProject } from '@qareeb/contract/identity'
import { useEffect } from 'react'
import { useLocale, usePhrases } from '../../i18n/use-phrases.ts'
import { useHydrated } from '../../page/use-store.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toasts/toast.ts'
import { loadAuthClient } from '../load-auth-client.ts'
import type { TakeOutcome } from '../sign-in/use-sign-in-steps.ts'
import { useAuthAction } from '../use-auth-action.ts'
import { useAuthFailureToast } from '../use-auth-failure-toast.ts'
import { GoogleMark } from './google-mark.tsx'

type GoogleButtonProps = {
  firebase: FirebaseProject | null
  returnTo: string | null
  /** Continues after the answer of Google; a toast shows its errors. */
  onOutcome: TakeOutcome
}

/** Signs in, or up, through Google. */
export function GoogleButton({ firebase, returnTo, onOutcome }: GoogleButtonProps) {
  const t = usePhrases('identity')
  const locale = useLocale()
  const isAlive = useHydrated()
  const tellFailure = useAuthFailureToast()
  const { isBusy, act } = useAuthAction(async () => {
    const client = await loadAuthClient(locale, firebase)
    const outcome = client.signInWithGoogle(returnTo, (late) => void onOutcome(late).catch(tellFailure))
    await onOutcome(outcome)
    if ((await outcome).kind === 'leaving') toast(t('popupBlocked'), 'info')
  })

  useEffect(() => {
    // Browsers open a window right after a click alone: Firebase's client, which opens it, is fetched before. When
    // that fails now, the click tries again and shows a failure.
    if (firebase?.authDomain) void loadAuthClient(locale, firebase).catch(() => undefined)
  }, [locale, firebase])

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
