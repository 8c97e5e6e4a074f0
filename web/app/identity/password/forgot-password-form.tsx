import { email, forgotPassword } from '@qareeb/contract/users'
import * as z from 'zod/mini'
import { Form } from '../../forms/form.tsx'
import { SubmitButton } from '../../forms/submit-button.tsx'
import { TextField } from '../../forms/text-field.tsx'
import { useContractForm } from '../../forms/use-contract-form.ts'
import { ApiError } from '../../http/api.ts'
import { ConnectionError } from '../../http/browser-transport.ts'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { useCall } from '../../session/use-call.ts'

const schema = z.object({ email })

type ForgotPasswordFormProps = { onSent: (email: string) => void; submitLabel?: string }

/** One address, to which the link goes if it has an account. */
export function ForgotPasswordForm({ onSent, submitLabel }: ForgotPasswordFormProps) {
  const t = usePhrases('identity')
  const call = useCall()
  const form = useContractForm({
    schema,
    defaultValues: { email: '' },
    labels: { email: t('email') },
    texts: { emailAddress: t('emailInvalid.signIn') },
    draft: { name: 'sign-in', fields: ['email'] },
    // Refusals and lost connections have their own texts. Every other error shows "could not send".
    sayFailure: (failure) =>
      failure instanceof ConnectionError || (failure instanceof ApiError && failure.status < 500)
        ? undefined
        : t('forgotFailed'),
    async send({ email }) {
      await call(forgotPassword, { body: { email } })
      onSent(email)
    },
  })
  return (
    <Form form={form}>
      <TextField {...form.field('email')} type="email" dir="ltr" autoComplete="username" inputMode="email" />
      <SubmitButton isSending={form.isSending}>{submitLabel ?? t('sendLink')}</SubmitButton>
    </Form>
  )
}
