import { isolateCode } from '../../i18n/isolate.ts'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { Button } from '../../ui/button.tsx'
import { useAuthAction } from '../use-auth-action.ts'
import { CodeForm } from './code-form.tsx'
import { useCountdown } from './use-countdown.ts'
import type { SecondFactor } from './use-second-factor.ts'

type SmsStepProps = { factor: SecondFactor; phoneHint: string | null }

/** A code by SMS: sent after a solved captcha, and again after a pause. */
export function SmsStep({ factor, phoneHint }: SmsStepProps) {
  const t = usePhrases('identity')
  const { sent, sendCode, verifySms } = factor
  const secondsLeft = useCountdown(sent?.resendAt ?? null)
  const { isBusy, act } = useAuthAction(sendCode)

  const phone = isolateCode(sent?.phoneHint ?? phoneHint ?? '')
  const before = phoneHint ? t('smsText', { phone }) : t('smsTextNoPhone')
  return (
    <div className="grid gap-5">
      <div className="grid gap-3">
        <p className="text-sm text-ink-2">{sent ? t('smsSent', { phone }) : before}</p>
        <Button kind={sent ? 'outline' : 'soft'} disabled={secondsLeft > 0} aria-busy={isBusy} onClick={act}>
          {sent ? t('resendCode') : t('sendCode')}
        </Button>
        <output className="text-center text-sm text-ink-3">
          {isBusy && t('checkingRobot')}
          {!isBusy && secondsLeft > 0 && t('resendIn', { count: secondsLeft })}
        </output>
      </div>
      {/* A new form once a code was sent, so that the error about an unsent code disappears. */}
      <CodeForm key={sent === null ? 'before' : 'sent'} send={verifySms} />
    </div>
  )
}
