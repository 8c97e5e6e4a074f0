import { email, userBounds } from '@qareeb/contract/users'
import { text } from '@qareeb/contract/values'
import * as z from 'zod/mini'
import { Form } from '../forms/form.tsx'
import { PasswordField } from '../forms/password-field.tsx'
import { SubmitButton } from '../forms/submit-button.tsx'
import { TextField } from '../forms/text-field.tsx'
import { useContractForm } from '../forms/use-contract-form.ts'
import { useLocale, usePaths, usePhrases } from '../i18n/use-phrases.ts'
import { SecondFactorError, type SecondFactorResolver } from './auth-client.ts'
import { GoogleButton } from './google-button.tsx'
import { loadAuthClient } from './load-auth-client.ts'
import { OrLine } from './or-line.tsx'
import { TextLink } from './text-link.tsx'
import { useAuthFailureText } from './use-auth-failure-text.ts'
import { useFinishSignIn } from './use-finish-sign-in.ts'
import { useGoogleReturn } from './use-google-return.ts'
import { useGoogleSteps } from './use-google-steps.ts'

const credentials = z.object({ email, password: text({ min: 1, max: userBounds.password.max }) })

type SignInFormProps = {
  hasGoogle: boolean
  returnTo: string | null
  /** Somebody begins to sign in. */
  onBegin: () => void
  /** The first step is done, and a second factor is wanted. */
  onResolver: (resolver: SecondFactorResolver) => void
}

/** E-mail and password, or Google. */
export function SignInForm({ hasGoogle, returnTo, onBegin, onResolver }: SignInFormProps) {
  const t = usePhrases('identity')
  const locale = useLocale()
  const paths = usePaths()
  const sayFailure = useAuthFailureText()
  const finish = useFinishSignIn(returnTo)
  const takeGoogle = useGoogleSteps({ returnTo, type: null, onBegin, onResolver })
  useGoogleReturn(takeGoogle)
  const takeFactor = (failure: unknown) => {
    if (!(failure instanceof SecondFactorError)) throw failure
    onResolver(failure.resolver)
  }

  const form = useContractForm({
    schema: credentials,
    defaultValues: { email: '', password: '' },
    labels: { email: t('email'), password: t('password') },
    texts: { emailAddress: t('emailInvalid.signIn') },
    draft: { name: 'sign-in', fields: ['email'] },
    sayFailure,
    async send(values) {
      onBegin()
      const client = await loadAuthClient(locale)
      await client.signIn(values).then(finish, takeFactor)
    },
  })

  return (
    <Form form={form}>
      <TextField {...form.field('email')} type="email" dir="ltr" autoComplete="username" inputMode="email" />
      <PasswordField {...form.field('password')} autoComplete="current-password" />
      <p className="-mt-2 text-end text-sm">
        <TextLink to={paths.forgotPassword()}>{t('forgotLink')}</TextLink>
      </p>
      <SubmitButton isSending={form.isSending}>{t('signIn')}</SubmitButton>
      {hasGoogle && (
        <>
          <OrLine />
          <GoogleButton returnTo={returnTo} onOutcome={takeGoogle} />
        </>
      )}
    </Form>
  )
}
