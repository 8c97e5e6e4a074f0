import { registerTypes, signUp, type RegisterType } from '@qareeb/contract/users'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import type { UploadedDocument } from '../../files/kept-upload.ts'
import { Form } from '../../forms/form.tsx'
import { SubmitButton } from '../../forms/submit-button.tsx'
import { TextField } from '../../forms/text-field.tsx'
import { useIdempotencyKey } from '../../forms/use-idempotency-key.ts'
import { useLocale, usePhrases } from '../../i18n/use-phrases.ts'
import { useSite } from '../../page/use-site.ts'
import { useCall } from '../../session/use-call.ts'
import type { SignInWays } from '../auth-client.ts'
import { withCaptcha } from '../captcha/with-captcha.ts'
import { GoogleButton } from '../google/google-button.tsx'
import { OrLine } from '../or-line.tsx'
import { NewPasswordFields } from '../password/new-password-fields.tsx'
import type { TakeOutcome } from '../sign-in/use-sign-in-steps.ts'
import { ConsentFields } from './consent-fields.tsx'
import { forgetRegistration, RegistrationField } from './registration-field.tsx'
import { useRegisterForm } from './use-register-form.ts'

type RegisterFormProps = {
  type: RegisterType
  ways: SignInWays
  returnTo: string | null
  /** Goes on after Google. */
  take: TakeOutcome
  onSent: (email: string) => void
}

/** All fields of a sign-up. It signs no one in; the rest comes by mail. */
export function RegisterForm({ type, ways, returnTo, take, onSent }: RegisterFormProps) {
  const t = usePhrases('identity')
  const call = useCall()
  const keyFor = useIdempotencyKey()
  const [document, setDocument] = useState<UploadedDocument | null>(null)
  const form = useRegisterForm(async ({ passwordAgain: _again, unsentFile: _none, phone, ...values }) => {
    const body = {
      ...values,
      userType: registerTypes[type],
      ...(phone !== '' && { phone }),
      ...(returnTo !== null && { returnTo }),
      ...(document && { registration: { id: document.id, secret: document.secret } }),
    }
    await withCaptcha(call, (captcha) =>
      call(signUp, { body: { ...body, ...captcha } }, { headers: keyFor(body) }),
    )
    forgetRegistration()
    onSent(values.email)
  })
  const file = form.field('unsentFile')
  const [password, ...personal] = useWatch({
    control: form.form.control,
    name: ['password', 'firstName', 'lastName', 'email'],
  })

  return (
    <Form form={form}>
      {ways.google && (
        <>
          <GoogleButton firebase={ways.firebase} returnTo={returnTo} onOutcome={take} />
          <OrLine />
        </>
      )}
      <PersonFields form={form} isCompany={type === 'company'} />
      {type === 'company' && (
        <RegistrationField
          id={file.id}
          error={file.error}
          onChange={setDocument}
          onUnsent={form.holdFor('unsentFile')}
        />
      )}
      <NewPasswordFields field={form.field} password={password} personal={personal} />
      <ConsentFields field={form.field} news={form.field('consents.news')} />
      <SubmitButton isSending={form.isSending}>{t('createAccount')}</SubmitButton>
    </Form>
  )
}

type PersonFieldsProps = { form: ReturnType<typeof useRegisterForm>; isCompany: boolean }

function PersonFields({ form: { field }, isCompany }: PersonFieldsProps) {
  const t = usePhrases('identity')
  const name = useSite().name[useLocale()]
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField {...field('firstName')} autoComplete="given-name" />
        <TextField {...field('lastName')} autoComplete="family-name" />
      </div>
      <TextField
        {...field('email')}
        type="email"
        dir="ltr"
        autoComplete="email"
        inputMode="email"
        hint={isCompany && t('workEmailHint')}
      />
      <TextField
        {...field('phone')}
        type="tel"
        dir="ltr"
        autoComplete="tel"
        isOptional
        hint={isCompany ? t('phoneHintCompany', { name }) : t('phoneHint')}
      />
    </>
  )
}
