import { changeOwnEmail, getOwnProfile, type OwnProfile } from '@qareeb/contract/users'
import { useState } from 'react'
import { Link } from 'react-router'
import { SignedInOnly } from '../data/signed-in-only.tsx'
import { useQueryOf } from '../data/use-query-of.ts'
import { Form } from '../forms/form.tsx'
import { PasswordField } from '../forms/password-field.tsx'
import { SubmitButton } from '../forms/submit-button.tsx'
import { TextField } from '../forms/text-field.tsx'
import { useContractForm } from '../forms/use-contract-form.ts'
import { isolateCode } from '../i18n/isolate.ts'
import { usePaths, usePhrases } from '../i18n/use-phrases.ts'
import { useRecentSignIn } from '../identity/sign-in/use-recent-sign-in.tsx'
import { pageMeta } from '../page/page-head.ts'
import { pageLoader } from '../page/page-loader.ts'
import { routeHandle } from '../page/route-handle.ts'
import { useCall } from '../session/use-call.ts'
import { type Failing, LoadingOrFailed } from '../ui/loading/loading-or-failed.tsx'
import { Notice } from '../ui/notice.tsx'
import { toast } from '../ui/toasts/toast.ts'
import { changeEmailSchema } from './profile-schemas.ts'

export const handle = routeHandle({ phrases: ['users', 'forms', 'errors'], isPersonal: true })

export const loader = pageLoader(async ({ phrases }) => ({
  head: { title: phrases('users')('changeEmail'), noindex: true },
}))

export const meta = pageMeta

/** Asks for another address. It counts once the link that is mailed to it was opened. */
export default function ChangeEmailPage() {
  const t = usePhrases('users')
  return (
    <div className="mx-auto w-full max-w-lg px-4 py-10 sm:px-6 lg:py-16">
      <h1 className="text-3xl font-semibold">{t('changeEmail')}</h1>
      <div className="mt-6 rounded-l border border-line bg-surface p-5 sm:p-7">
        <SignedInOnly fallback={<Waiting />}>{() => <ChangeEmail />}</SignedInOnly>
      </div>
      <p className="mt-5 text-center">
        <Link to={usePaths().profile()} className="text-brand underline underline-offset-4">
          {t('back')}
        </Link>
      </p>
    </div>
  )
}

function ChangeEmail() {
  const { data, failure, reload } = useQueryOf(getOwnProfile, {})
  const [sentTo, setSentTo] = useState<string | null>(null)
  if (!data) return <Waiting failure={failure} reload={reload} />
  return sentTo ? <CheckMail address={sentTo} /> : <AskAddress profile={data} onSent={setSentTo} />
}

function AskAddress({ profile, onSent }: { profile: OwnProfile; onSent: (address: string) => void }) {
  const t = usePhrases('users')
  const call = useCall()
  const recent = useRecentSignIn(profile.hasPassword)
  const { hasPassword, pendingEmail } = profile
  const form = useContractForm({
    schema: changeEmailSchema(profile),
    defaultValues: { email: '', currentPassword: '' },
    labels: { email: t('newEmail'), ...(hasPassword && { currentPassword: t('currentPassword') }) },
    fieldsOfCodes: { 'auth/wrong-password': 'currentPassword' },
    draft: { name: 'change-email', fields: ['email'] },
    send: ({ email, currentPassword }) =>
      recent.run(async () => {
        await call(changeOwnEmail, { body: { email, ...(hasPassword && { currentPassword }) } })
        toast(t('emailSent'), 'success')
        onSent(email)
      }),
  })

  return (
    <>
      <Form form={form}>
        <p className="text-sm text-ink-2">{t('changeEmailText')}</p>
        {pendingEmail !== null && (
          <Notice>{t('pendingReplaced', { email: isolateCode(pendingEmail) })}</Notice>
        )}
        <div>
          <p className="text-sm font-medium">{t('currentEmail')}</p>
          <bdi dir="ltr" className="mt-1 block text-ink-2 wrap-anywhere">
            {profile.email}
          </bdi>
        </div>
        <TextField {...form.field('email')} type="email" dir="ltr" autoComplete="email" />
        {hasPassword && <PasswordField {...form.field('currentPassword')} autoComplete="current-password" />}
        <SubmitButton isSending={form.isSending}>{t('changeEmail')}</SubmitButton>
      </Form>
      {recent.dialog}
    </>
  )
}

function CheckMail({ address }: { address: string }) {
  const t = usePhrases('users')
  return (
    <div role="status" className="space-y-2">
      <p className="font-medium">{t('emailSent')}</p>
      <p className="text-ink-2">{t('checkNewEmail', { email: isolateCode(address) })}</p>
    </div>
  )
}

const Waiting = (state: Partial<Failing>) => <LoadingOrFailed {...state} lines={4} />
