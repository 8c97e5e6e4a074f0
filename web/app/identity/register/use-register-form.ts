import type * as z from 'zod/mini'
import { nothingUnsent, unsentFileTexts } from '../../files/no-unsent-file.ts'
import { useContractForm } from '../../forms/use-contract-form.ts'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { useNewPasswordRules } from '../password/use-new-password-rules.ts'
import { useConsentLabels, noConsents } from './consent-labels.ts'
import { registerSchema } from './register-schema.ts'

/** The checked values of a sign-up. */
type Registration = z.output<typeof registerSchema>

/** The form of a sign-up: its rules, names and sentences. Typed text survives a reload and a change of language. */
export function useRegisterForm(send: (values: Registration) => Promise<void>) {
  const t = usePhrases('identity')
  const consents = useConsentLabels()
  const rules = useNewPasswordRules(registerSchema, (person) => person)
  return useContractForm({
    schema: rules.schema,
    defaultValues: {
      firstName: '',
      lastName: '',
      email: '',
      phone: '',
      unsentFile: nothingUnsent,
      password: '',
      passwordAgain: '',
      consents: noConsents,
    },
    labels: {
      firstName: t('firstName'),
      lastName: t('lastName'),
      email: t('email'),
      phone: t('phone'),
      unsentFile: t('registration'),
      password: t('password'),
      passwordAgain: t('passwordAgain'),
      ...consents,
    },
    texts: {
      ...unsentFileTexts,
      ...rules.texts,
      emailAddress: t('emailInvalid.register'),
      'passwordAgain.invalid': t('mismatch.register'),
    },
    fieldsOfCodes: { 'auth/weak-password': 'password' },
    draft: { name: 'register', fields: ['firstName', 'lastName', 'email', 'phone', 'consents'] },
    send,
  })
}
