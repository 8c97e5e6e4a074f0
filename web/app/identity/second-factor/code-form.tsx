import { text } from '@qareeb/contract/values'
import * as z from 'zod/mini'
import { Form } from '../../forms/form.tsx'
import { codeOf } from '../../forms/read-failure.ts'
import { SubmitButton } from '../../forms/submit-button.tsx'
import { TextField } from '../../forms/text-field.tsx'
import { useContractForm } from '../../forms/use-contract-form.ts'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { useAuthFailureText } from '../use-auth-failure-text.ts'
import { plainCode } from './plain-code.ts'

const code = text({ min: 1, max: 20 })

/** Phones and apps give six digits; recovery codes hold letters too. */
const forms = {
  digits: z.object({
    code: code.check(
      z.refine((value) => /^\d{6}$/.test(plainCode(value)), { params: { problem: 'invalid' } }),
    ),
  }),
  recovery: z.object({ code }),
}

type CodeFormProps = {
  hint?: string
  /** Recovery codes hold letters; the others are digits that phones can fill in. */
  kind?: 'digits' | 'recovery'
  send: (code: string) => Promise<void>
}

/** Takes a code. Digits may be typed in any script, with or without blanks; the server reads them. */
export function CodeForm({ hint, kind = 'digits', send }: CodeFormProps) {
  const t = usePhrases('identity')
  const isRecovery = kind === 'recovery'
  const form = useContractForm({
    schema: forms[kind],
    defaultValues: { code: '' },
    labels: { code: t(isRecovery ? 'recoveryCode' : 'code') },
    texts: { 'code.invalid': t('codeOfSixDigits') },
    sayFailure: useFailureText(isRecovery),
    fieldsOfCodes: { 'auth/invalid-verification-code': 'code' },
    send: ({ code }) => send(code.trim()),
  })
  return (
    <Form form={form}>
      <TextField
        {...form.field('code')}
        hint={hint}
        dir="ltr"
        autoComplete={isRecovery ? 'off' : 'one-time-code'}
        inputMode={isRecovery ? 'text' : 'numeric'}
        maxLength={20}
        autoCapitalize="none"
        spellCheck={false}
        className="text-center text-xl tracking-[0.3em]"
      />
      <SubmitButton isSending={form.isSending}>{t('verify')}</SubmitButton>
    </Form>
  )
}

/** A recovery code does not expire: its sentence is its own. */
function useFailureText(isRecovery: boolean): (failure: unknown) => string | undefined {
  const t = usePhrases('identity')
  const say = useAuthFailureText()
  return (failure) =>
    isRecovery && codeOf(failure) === 'auth/invalid-verification-code' ? t('recoveryCodeWrong') : say(failure)
}
