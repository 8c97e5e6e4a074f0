import { signUpWithGoogle } from '@qareeb/contract/identity'
import { registerTypes, signUpConsents, userTypes } from '@qareeb/contract/users'
import { useLocation } from 'react-router'
import * as z from 'zod/mini'
import { FieldErrorText } from '../../forms/field-frame.tsx'
import { Form } from '../../forms/form.tsx'
import { SubmitButton } from '../../forms/submit-button.tsx'
import { useContractForm } from '../../forms/use-contract-form.ts'
import { isolateCode } from '../../i18n/isolate.ts'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { pageMeta } from '../../page/page-head.ts'
import { pageLoader } from '../../page/page-loader.ts'
import { routeHandle } from '../../page/route-handle.ts'
import { useHydrated } from '../../page/use-store.ts'
import { useCall } from '../../session/use-call.ts'
import { AuthPage } from '../auth-page.tsx'
import { ConsentFields } from '../register/consent-fields.tsx'
import { noConsents, useConsentLabels } from '../register/consent-labels.ts'
import { ToLogin } from '../sign-in/to-login.tsx'
import { useFinishSignIn } from '../sign-in/use-finish-sign-in.ts'
import { readGoogleSignUp, type GoogleSignUp } from './google-sign-up.ts'

export const handle = routeHandle({ phrases: ['identity', 'forms', 'errors'], isPersonal: true })

export const loader = pageLoader(async ({ phrases }) => ({
  head: { title: phrases('identity')('registerTitle'), noindex: true },
}))

export const meta = pageMeta

/** The values of an account that Google does not give: its type, the consents and the age. */
export default function RegisterGooglePage() {
  const t = usePhrases('identity')
  const { state } = useLocation()
  // The server has no history, and both have to render the same at first.
  const signUp = useHydrated() ? readGoogleSignUp(state) : null
  if (signUp) return <Completion signUp={signUp} />
  return (
    <AuthPage title={t('registerTitle')} lead={t('googleMissing')}>
      <div className="grid">
        <ToLogin />
      </div>
    </AuthPage>
  )
}

const types = userTypes.filter((type) => type !== 'admin')

const schema = z.object({ userType: z.enum(types), consents: signUpConsents })

function Completion({ signUp }: { signUp: GoogleSignUp }) {
  const t = usePhrases('identity')
  const call = useCall()
  const { person, returnTo, type: chosen } = signUp
  const finish = useFinishSignIn(returnTo)
  const form = useContractForm({
    schema,
    defaultValues: { userType: chosen ? registerTypes[chosen] : '', consents: noConsents },
    labels: { userType: t('accountType'), ...useConsentLabels() },
    texts: { 'userType.notAllowed': t('accountTypeMissing') },
    async send(values) {
      finish(await call(signUpWithGoogle, { body: { ticket: person.ticket, ...values } }))
    },
  })
  const { id, error, input } = form.field('userType')

  return (
    <AuthPage title={t('registerTitle')} lead={t('googleLead', { email: isolateCode(person.email) })}>
      <Form form={form}>
        <fieldset aria-describedby={`${id}-error`}>
          <legend className="mb-2 text-sm font-medium">{t('accountType')}</legend>
          {types.map((type, index) => (
            <label key={type} className="flex min-h-11 items-center gap-3">
              <input
                {...input}
                {...(index === 0 && { id })}
                type="radio"
                value={type}
                className="size-5 accent-brand"
              />
              {t(type === 'employer' ? 'type.company' : 'type.personal')}
            </label>
          ))}
          <FieldErrorText id={id} error={error} keptLines={1} />
        </fieldset>
        <ConsentFields field={form.field} news={form.field('consents.news')} />
        <SubmitButton isSending={form.isSending}>{t('createAccount')}</SubmitButton>
      </Form>
    </AuthPage>
  )
}
