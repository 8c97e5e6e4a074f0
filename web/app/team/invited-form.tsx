import { type ReceivedInvitation, registerByInvitation } from '@qareeb/contract/invitations'
import { phoneOrNothing } from '@qareeb/contract/phone'
import { password, personName, signUpConsents } from '@qareeb/contract/users'
import { useWatch } from 'react-hook-form'
import * as z from 'zod/mini'
import { FieldFrame } from '../forms/field-frame.tsx'
import { Form } from '../forms/form.tsx'
import { described, inputStyle } from '../forms/input-style.ts'
import { SubmitButton } from '../forms/submit-button.tsx'
import { TextField } from '../forms/text-field.tsx'
import { useContractForm } from '../forms/use-contract-form.ts'
import { readIn } from '../i18n/bilingual.ts'
import { isolateName } from '../i18n/isolate.ts'
import { useLocale, usePhrases } from '../i18n/use-phrases.ts'
import { NewPasswordFields } from '../identity/password/new-password-fields.tsx'
import { passwordAgain, samePasswords } from '../identity/password/new-password.ts'
import { useNewPasswordRules } from '../identity/password/use-new-password-rules.ts'
import { ConsentFields } from '../identity/register/consent-fields.tsx'
import { noConsents, useConsentLabels } from '../identity/register/consent-labels.ts'
import { keepSession } from '../session/session-store.ts'
import { useCall } from '../session/use-call.ts'
import { useEnterTeam } from './use-enter-team.ts'

type InvitedFormProps = {
  token: string
  invitation: ReceivedInvitation
  /** The account is made: anyone who sits here is about to be signed in. */
  onBegin: () => void
}

const schema = z
  .object({
    firstName: personName,
    lastName: personName,
    phone: phoneOrNothing,
    password,
    passwordAgain,
    consents: signUpConsents,
  })
  .check(samePasswords)

/** The missing details of an account besides those of the invitation. */
export function InvitedForm({ invitation, ...props }: InvitedFormProps) {
  const t = usePhrases('invitation')
  const form = useInvitedForm({ invitation, ...props })
  const company = isolateName(readIn(useLocale(), invitation.organization.name).text)
  const [password, ...personal] = useWatch({
    control: form.form.control,
    name: ['password', 'firstName', 'lastName'],
  })
  return (
    <Form form={form}>
      <FixedAddress email={invitation.email} />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField {...form.field('firstName')} autoComplete="given-name" />
        <TextField {...form.field('lastName')} autoComplete="family-name" />
      </div>
      <TextField
        {...form.field('phone')}
        type="tel"
        dir="ltr"
        autoComplete="tel"
        isOptional
        hint={t('phoneHint', { company })}
      />
      <NewPasswordFields field={form.field} password={password} personal={[...personal, invitation.email]} />
      <ConsentFields field={form.field} news={form.field('consents.news')} />
      <SubmitButton isSending={form.isSending}>{t('submit')}</SubmitButton>
    </Form>
  )
}

function useInvitedForm({ token, invitation, onBegin }: InvitedFormProps) {
  const t = usePhrases('identity')
  const call = useCall()
  const enter = useEnterTeam()
  const consents = useConsentLabels()
  const { firstName, lastName, email } = invitation
  const rules = useNewPasswordRules(schema, (person) => ({ ...person, email }))
  return useContractForm({
    schema: rules.schema,
    defaultValues: { firstName, lastName, phone: '', password: '', passwordAgain: '', consents: noConsents },
    labels: {
      firstName: t('firstName'),
      lastName: t('lastName'),
      phone: t('phone'),
      password: t('password'),
      passwordAgain: t('passwordAgain'),
      ...consents,
    },
    texts: { ...rules.texts, 'passwordAgain.invalid': t('mismatch.register') },
    fieldsOfCodes: { 'auth/weak-password': 'password' },
    // The draft is kept for this invitation alone: the names of another one belong to another person.
    draft: { name: draftOf(invitation), fields: ['firstName', 'lastName', 'phone', 'consents.news'] },
    send: async ({ passwordAgain: _again, phone, ...values }) => {
      const body = { ...values, token, ...(phone !== '' && { phone }) }
      const { session, organization } = await call(registerByInvitation, { body })
      onBegin()
      keepSession(session)
      enter(organization.name)
    },
  })
}

const draftOf = ({ organization, email }: ReceivedInvitation) => `invited/${organization.id}/${email}`

/** The invited address stands as an input, so that password managers keep it with the password. */
function FixedAddress({ email }: { email: string }) {
  const t = usePhrases('invitation')
  const label = usePhrases('identity')('email')
  const id = 'invited-address'
  return (
    <FieldFrame id={id} label={label} error={undefined} hint={t('emailFixed')}>
      <input
        id={id}
        type="email"
        dir="ltr"
        readOnly
        value={email}
        autoComplete="username"
        {...described(id, undefined, true)}
        className={`${inputStyle} bg-sunken text-ink-2`}
      />
    </FieldFrame>
  )
}
