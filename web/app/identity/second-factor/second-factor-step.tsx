import type { SecondFactorMethod } from '@qareeb/contract/identity'
import { useState } from 'react'
import { phraseKey } from '../../i18n/phrase-key.ts'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { Button } from '../../ui/button.tsx'
import { ChoiceList } from '../../ui/choice-list.tsx'
import type { SecondFactorResolver } from '../auth-client.ts'
import { AuthPage } from '../auth-page.tsx'
import type { TakeOutcome } from '../sign-in/use-sign-in-steps.ts'
import { CodeForm } from './code-form.tsx'
import { PasskeyStep } from './passkey-step.tsx'
import { SmsStep } from './sms-step.tsx'
import { useFocusedCode } from './use-focused-code.ts'
import { useSecondFactor } from './use-second-factor.ts'

type SecondFactorStepProps = {
  resolver: SecondFactorResolver
  take: TakeOutcome
  onStartOver: () => void
}

/** The second step of signing in: a code by SMS or from an app, a passkey, or a recovery code. */
export function SecondFactorStep({ resolver, take, onStartOver }: SecondFactorStepProps) {
  const t = usePhrases('identity')
  const { methods } = resolver
  const [method, setMethod] = useState<SecondFactorMethod>(methods[0] ?? 'recovery-code')
  const factor = useSecondFactor(resolver, take)
  // Asked of the first way alone: choosing another one leaves the focus on the choice.
  const needsSending = methods[0] === 'sms' && factor.sent === null
  useFocusedCode(!needsSending)

  return (
    <AuthPage title={t('secondTitle')} lead={t('secondLead')}>
      <div className="grid gap-6">
        {methods.length > 1 && (
          <ChoiceList
            legend={t('chooseMethod')}
            pick="one"
            choices={methods.map((one) => ({ value: one, label: t(`method.${phraseKey(one)}`) }))}
            chosen={[method]}
            onChange={([chosen]) => chosen && setMethod(chosen)}
          />
        )}
        {method === 'sms' && <SmsStep factor={factor} phoneHint={resolver.phoneHint} />}
        {method === 'passkey' && <PasskeyStep onAnswer={() => factor.answer({ method })} />}
        {method === 'totp' && (
          <CodeForm hint={t('totpText')} send={(code) => factor.answer({ method, code })} />
        )}
        {method === 'recovery-code' && (
          <CodeForm
            kind="recovery"
            hint={t('recoveryText')}
            send={(code) => factor.answer({ method, code })}
          />
        )}
        <Button kind="quiet" onClick={onStartOver}>
          {t('startOver')}
        </Button>
      </div>
    </AuthPage>
  )
}
