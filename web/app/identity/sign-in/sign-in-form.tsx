import { Form } from '../../forms/form.tsx'
import { PasswordField } from '../../forms/password-field.tsx'
import { SubmitButton } from '../../forms/submit-button.tsx'
import { TextField } from '../../forms/text-field.tsx'
import { useContractForm } from '../../forms/use-contract-form.ts'
import { useLocale, usePaths, usePhrases } from '../../i18n/use-phrases.ts'
import { TextLink } from '../../ui/text-link.tsx'
import type { SignInWays } from '../auth-client.ts'
import { GoogleButton } from '../google/google-button.tsx'
import { useGoogleReturn } from '../google/use-google-return.ts'
import { loadAuthClient } from '../load-auth-client.ts'
import { OrLine } from '../or-line.tsx'
import { useAuthFailureText } from '../use-auth-failure-text.ts'
import type { TakeOutcome } from './use-sign-in-steps.ts'

type SignInFormProps = {
  ways: SignInWays
  returnTo: string | null
  take: TakeOutcome
}

/** E-mail and password, or Google. */
export function SignInForm({ ways, returnTo, take }: SignInFormProps) {
  const t = usePhrases('identity')
  const locale = useLocale()
  const paths = usePaths()
  const sayFailure = useAuthFailureText()
  useGoogleReturn(take)

  const form = useContractForm({
    schema: async () => (await import('./credentials.ts')).credentials,
    defaultValues: { email: '', password: '' },
    labels: { email: t('email'), password: t('password') },
    texts: { emailAddress: t('emailInvalid.signIn') },
    advice: { 'auth/invalid-credential': t('checkCredentials') },
    draft: { name: 'sign-in', fields: ['email'] },
    sayFailure,
    async send(values) {
      const client = await loadAuthClient(locale, ways.firebase)
      await take(client.signIn(values))
    },
  })

  return (
    <div className="grid gap-5">
      <Form form={form}>
        <TextField
          {...form.field('email')}
          type="email"
          dir="ltr"
          autoComplete="username"
          inputMode="email"
        />
        <PasswordField {...form.field('password')} autoComplete="current-password" />
        <p className="text-end text-sm">
          <TextLink className="roomy inline-block" to={paths.forgotPassword()}>
            {t('forgotLink')}
          </TextLink>
        </p>
        <SubmitButton isSending={form.isSending}>{t('signIn')}</SubmitButton>
      </Form>
      {ways.google && (
        <>
          <OrLine />
          <GoogleButton firebase={ways.firebase} returnTo={returnTo} onOutcome={take} />
        </>
      )}
    </div>
  )
}
