import { registerByApplication } from '@qareeb/contract/candidates/applications'
import { password, signUpConsents } from '@qareeb/contract/users'
import { useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router'
import * as z from 'zod/mini'
import { Form } from '../../forms/form.tsx'
import { SubmitButton } from '../../forms/submit-button.tsx'
import { useContractForm } from '../../forms/use-contract-form.ts'
import { isolateCode } from '../../i18n/isolate.ts'
import { usePaths, usePhrases } from '../../i18n/use-phrases.ts'
import { NewPasswordFields } from '../../identity/password/new-password-fields.tsx'
import { passwordAgain, samePasswords } from '../../identity/password/new-password.ts'
import { useNewPasswordRules } from '../../identity/password/use-new-password-rules.ts'
import { ConsentFields } from '../../identity/register/consent-fields.tsx'
import { noConsents, useConsentLabels } from '../../identity/register/consent-labels.ts'
import { keepSession } from '../../session/session-store.ts'
import { useCall } from '../../session/use-call.ts'
import { toast } from '../../ui/toasts/toast.ts'

const schema = z.object({ password, passwordAgain, consents: signUpConsents }).check(samePasswords)

/** A password and the consents: the application has the rest. */
export function AccountForm({ token, email }: { token: string; email: string }) {
  const t = usePhrases('applications')
  const form = useAccountForm(token, email)
  const typed = useWatch({ control: form.form.control, name: 'password' })
  return (
    <Form form={form}>
      <p className="text-ink-2">{t('accountFor', { email: isolateCode(email) })}</p>
      {/* Password managers keep the address with the password. */}
      <input type="email" value={email} readOnly autoComplete="username" className="hidden" />
      <NewPasswordFields field={form.field} password={typed} personal={[email]} />
      <ConsentFields field={form.field} news={form.field('consents.news')} />
      <SubmitButton isSending={form.isSending}>{t('createAccount')}</SubmitButton>
    </Form>
  )
}

function useAccountForm(token: string, email: string) {
  const t = usePhrases('identity')
  const own = usePhrases('applications')
  const call = useCall()
  const paths = usePaths()
  const navigate = useNavigate()
  const rules = useNewPasswordRules(schema, () => ({ email }))
  return useContractForm({
    schema: rules.schema,
    defaultValues: { password: '', passwordAgain: '', consents: noConsents },
    labels: { password: t('password'), passwordAgain: t('passwordAgain'), ...useConsentLabels() },
    texts: { ...rules.texts, 'passwordAgain.invalid': t('mismatch.register') },
    fieldsOfCodes: { 'auth/weak-password': 'password' },
    send: async ({ password, consents }) => {
      const { session } = await call(registerByApplication, { body: { token, password, consents } })
      keepSession(session)
      toast(own('accountMade'), 'success')
      // Replaced: the account shows all applications, this one included.
      await navigate(paths.applications(), { replace: true })
    },
  })
}
