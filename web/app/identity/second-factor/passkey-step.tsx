import { KeyRound } from 'lucide-react'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { Button } from '../../ui/button.tsx'
import { useAuthAction } from '../use-auth-action.ts'

/** Asks the browser for the passkey. */
export function PasskeyStep({ onAnswer }: { onAnswer: () => Promise<void> }) {
  const t = usePhrases('identity')
  const { isBusy, act } = useAuthAction(onAnswer)
  return (
    <div className="grid gap-4">
      <p className="text-sm text-ink-2">{t('passkeyText')}</p>
      <Button size="large" aria-busy={isBusy} onClick={act}>
        <KeyRound className="size-5" aria-hidden />
        {t('usePasskey')}
      </Button>
    </div>
  )
}
