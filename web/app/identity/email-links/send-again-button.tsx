import { useState } from 'react'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toasts/toast.ts'
import { useCountdown } from '../second-factor/use-countdown.ts'
import { useAuthAction } from '../use-auth-action.ts'

type SendAgainButtonProps = {
  label: string
  kind?: 'outline'
  /** Asks for the mail. @returns seconds until it may be asked for again; null where none was sent */
  send: () => Promise<number | null>
}

/** Sends a link once more, and counts down until it may be asked for again. */
export function SendAgainButton({ label, kind, send }: SendAgainButtonProps) {
  const t = usePhrases('identity')
  const [nextAt, setNextAt] = useState<string | null>(null)
  const secondsLeft = useCountdown(nextAt)
  const { isBusy, act } = useAuthAction(async () => {
    const seconds = await send()
    if (seconds === null) return
    toast(t('linkSent'), 'success')
    setNextAt(new Date(Date.now() + seconds * 1000).toISOString())
  })
  return (
    <>
      <Button
        size="large"
        {...(kind && { kind })}
        disabled={secondsLeft > 0}
        aria-busy={isBusy}
        onClick={act}
      >
        {label}
      </Button>
      {secondsLeft > 0 && (
        <p className="text-center text-sm text-ink-3">{t('resendLinkIn', { count: secondsLeft })}</p>
      )}
    </>
  )
}
