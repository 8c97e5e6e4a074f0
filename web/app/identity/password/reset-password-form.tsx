import { resetPassword } from '@qareeb/contract/identity'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { Form } from '../../forms/form.tsx'
import { codeOf } from '../../forms/read-failure.ts'
import { SubmitButton } from '../../forms/submit-button.tsx'
import { useContractForm } from '../../forms/use-contract-form.ts'
import { isolateCode } from '../../i18n/isolate.ts'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { dropSession } from '../../session/session-store.ts'
import { useCall } from '../../session/use-call.ts'
import { AuthPage } from '../auth-page.tsx'
import { LoginFooter } from '../sign-in/login-footer.tsx'
import { NewPasswordFields } from './new-password-fields.tsx'
import { newPassword } from './new-password.ts'
import { ResetDone } from './reset-done.tsx'
import { useNewPasswordRules } from './use-new-password-rules.ts'

type ResetPasswordFormProps = { token: string; email: string; onExpired: () => void }

/** Takes the new password, twice, for the address of the link. */
export function ResetPasswordForm({ token, email, onExpired }: ResetPasswordFormProps) {
  const t = usePhrases('identity')
  const call = useCall()
  const [isDone, setIsDone] = useState(false)
  const rules = useNewPasswordRules(newPassword, () => ({ email }))
  const form = useContractForm({
    schema: rules.schema,
    defaultValues: { password: '', passwordAgain: '' },
    labels: { password: t('newPassword'), passwordAgain: t('newPasswordAgain') },
    texts: { ...rules.texts, 'passwordAgain.invalid': t('mismatch.reset') },
    fieldsOfCodes: { 'auth/weak-password': 'password' },
    async send({ password }) {
      await call(resetPassword, { body: { token, password } }).catch((failure: unknown) => {
        if (codeOf(failure) === 'auth/expired-action-code') onExpired()
        throw failure
      })
      // Every session of this account has ended, that of this browser too if it was one of them.
      dropSession('signed-out')
      setIsDone(true)
    },
  })
  const password = useWatch({ control: form.form.control, name: 'password' })

  if (isDone) return <ResetDone />
  return (
    <AuthPage
      title={t('resetTitle')}
      lead={t('resetFor', { email: isolateCode(email) })}
      footer={<LoginFooter />}
    >
      <Form form={form}>
        {/* Password managers keep the new password under this name. */}
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <NewPasswordFields field={form.field} password={password} personal={[email]} />
        <SubmitButton isSending={form.isSending}>{t('setPassword')}</SubmitButton>
      </Form>
    </AuthPage>
  )
}
