import { phoneNumber } from '@qareeb/contract/phone'
import { confirmPhone, enrolPhone, type SecondFactors } from '@qareeb/contract/second-factor'
import { useRef, useState } from 'react'
import * as z from 'zod/mini'
import { Form } from '../../forms/form.tsx'
import { SubmitButton } from '../../forms/submit-button.tsx'
import { TextField } from '../../forms/text-field.tsx'
import { useContractForm } from '../../forms/use-contract-form.ts'
import { isolateCode } from '../../i18n/isolate.ts'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { solveCaptcha } from '../../identity/captcha/solve-captcha.ts'
import { CodeForm } from '../../identity/second-factor/code-form.tsx'
import { useCountdown } from '../../identity/second-factor/use-countdown.ts'
import { useAction } from '../../session/use-action.ts'
import { useCall } from '../../session/use-call.ts'
import { Button } from '../../ui/button.tsx'
import { useFocusWhenReplaced } from '../../ui/use-focus-when-replaced.ts'

type EnrolPhoneProps = {
  /** The number of the profile, to begin with. */
  phone: string | null
  run: (work: () => Promise<void>) => Promise<void>
  onDone: (factors: SecondFactors, recoveryCodes: string[] | null) => void
}

type Sent = { phone: string; phoneHint: string; resendAt: string }

/** A phone becomes a second factor: its number, then the code that it received. */
export function EnrolPhone({ phone, run, onDone }: EnrolPhoneProps) {
  const call = useCall()
  const [sent, setSent] = useState<Sent | null>(null)
  const [typed, setTyped] = useState(phone)
  const send = (number: string) => {
    setTyped(number)
    return run(async () => {
      const captcha = await solveCaptcha(call)
      setSent({ phone: number, ...(await call(enrolPhone, { body: { phone: number, captcha } })) })
    })
  }

  const place = useRef<HTMLDivElement>(null)
  useFocusWhenReplaced(sent === null, () => place.current?.querySelector('input')?.focus())

  if (!sent)
    return (
      <div ref={place}>
        <AskNumber phone={typed} onSend={send} />
      </div>
    )
  return (
    <div ref={place} className="grid gap-5">
      <CodeSent sent={sent} onSendAgain={() => send(sent.phone)} onOtherNumber={() => setSent(null)} />
      <CodeForm
        send={async (code) => {
          const { factors, recoveryCodes } = await call(confirmPhone, { body: { code } })
          onDone(factors, recoveryCodes)
        }}
      />
    </div>
  )
}

const numberForm = z.object({ phone: phoneNumber })

function AskNumber({ phone, onSend }: { phone: string | null; onSend: (number: string) => Promise<void> }) {
  const t = usePhrases('secondFactor')
  const form = useContractForm({
    schema: numberForm,
    defaultValues: { phone: phone ?? '' },
    labels: { phone: t('phoneNumber') },
    send: (values) => onSend(values.phone),
  })
  return (
    <Form form={form}>
      <TextField {...form.field('phone')} type="tel" dir="ltr" autoComplete="tel" />
      <p role="status" className="text-sm text-ink-3 empty:hidden">
        {form.isSending && t('checking')}
      </p>
      <SubmitButton isSending={form.isSending}>{t('sendCode')}</SubmitButton>
    </Form>
  )
}

type CodeSentProps = { sent: Sent; onSendAgain: () => Promise<void>; onOtherNumber: () => void }

function CodeSent({ sent, onSendAgain, onOtherNumber }: CodeSentProps) {
  const t = usePhrases('secondFactor')
  const identity = usePhrases('identity')
  const seconds = useCountdown(sent.resendAt)
  const [sendAgain, isSending] = useAction(onSendAgain)
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p className="text-ink-2">{t('codeSent', { phone: isolateCode(sent.phoneHint) })}</p>
      <div className="-mx-3 flex flex-wrap gap-x-3">
        <Button kind="quiet" size="small" onClick={onOtherNumber}>
          {t('otherNumber')}
        </Button>
        <Button kind="quiet" size="small" disabled={seconds > 0 || isSending} onClick={sendAgain}>
          {seconds > 0 ? identity('resendIn', { count: seconds }) : t('resend')}
        </Button>
      </div>
    </div>
  )
}
