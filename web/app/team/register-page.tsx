import { getIdentityOptions } from '@qareeb/contract/identity'
import { registerTypes, type RegisterType } from '@qareeb/contract/users'
import { useState } from 'react'
import { useLoaderData, useSearchParams } from 'react-router'
import { usePaths, usePhrases } from '../i18n/use-phrases.ts'
import { AuthPage } from '../identity/auth-page.tsx'
import { LinkWaiting } from '../identity/email-links/link-waiting.tsx'
import { useMailedToken } from '../identity/email-links/use-mailed-token.ts'
import { CheckMail } from '../identity/register/check-mail.tsx'
import { RegisterForm } from '../identity/register/register-form.tsx'
import { TypeChoice } from '../identity/register/type-choice.tsx'
import { useSentTo } from '../identity/register/use-sent-to.ts'
import { safePath } from '../identity/safe-path.ts'
import { SecondFactorLater } from '../identity/second-factor/second-factor-later.tsx'
import { usePendingSecondFactor } from '../identity/second-factor/use-pending-second-factor.ts'
import { SignedInAlready } from '../identity/sign-in/signed-in-already.tsx'
import { useSignInSteps } from '../identity/sign-in/use-sign-in-steps.ts'
import { pageMeta } from '../page/page-head.ts'
import { pageLoader } from '../page/page-loader.ts'
import { routeHandle } from '../page/route-handle.ts'
import { useSession } from '../session/use-session.ts'
import { TextLink } from '../ui/text-link.tsx'
import { EndedInvitation } from './ended-invitation.tsx'
import { InvitedSignUp } from './invited-sign-up.tsx'

export const handle = routeHandle({
  phrases: ['identity', 'invitation', 'forms', 'files', 'errors'],
  isPersonal: true,
})

/** Which ways to sign up there are. */
export const loader = pageLoader(async ({ call, phrases, site, locale, url }) => {
  const t = phrases('identity')
  const { google, firebase } = await call(getIdentityOptions, {})
  const description = t('registerLead', { name: site.name[locale] })
  const type = readType(url.searchParams.get('type'))
  const title = t(type ? `registerTitle.${type}` : 'registerTitle')
  return { head: { title, description }, ways: { google, firebase } }
})

export const meta = pageMeta

/**
 * Signing up: the type, then the form, then the mail to look for. The person may turn out to have an account
 * through Google already.
 */
export default function RegisterPage() {
  const [query] = useSearchParams()
  return query.has('invitation') ? <InvitedRegistration /> : <OwnRegistration />
}

function InvitedRegistration() {
  const t = usePhrases('invitation')
  const token = useMailedToken('invitation')
  if (token === undefined) return <LinkWaiting title={t('title')} text={t('waiting')} />
  if (token === null) return <EndedInvitation state="unknown" invitation={null} />
  return <InvitedSignUp key={token} token={token} />
}

function OwnRegistration() {
  const t = usePhrases('identity')
  const [query] = useSearchParams()
  const [sentTo, setSentTo] = useSentTo()
  const [pending, wait, startOver] = usePendingSecondFactor()
  const [hasBegun, setHasBegun] = useState(false)
  const session = useSession()
  const type = readType(query.get('type'))
  const returnTo = safePath(query.get('returnTo'))
  const onBegin = () => setHasBegun(true)
  const take = useSignInSteps({ returnTo, type: type ?? null, onBegin, onResolver: wait })

  if (sentTo !== null) return <CheckMail email={sentTo} onOther={() => setSentTo(null)} />
  if (pending) {
    const { key, resolver } = pending
    return <SecondFactorLater key={key} resolver={resolver} take={take} onStartOver={startOver} />
  }
  if (session && !hasBegun)
    return <SignedInAlready title={t('registerTitle')} session={session} returnTo={returnTo} />
  if (!type) return <TypeChoice returnTo={returnTo} />
  return <SignUp type={type} returnTo={returnTo} take={take} onSent={setSentTo} />
}

type SignUpProps = Omit<Parameters<typeof RegisterForm>[0], 'ways'>

function SignUp(form: SignUpProps) {
  const { ways } = useLoaderData<typeof loader>()
  const t = usePhrases('identity')
  const paths = usePaths()
  const { type } = form
  const returnTo = form.returnTo ?? undefined
  return (
    <AuthPage
      isWide
      title={t(`registerTitle.${type}`)}
      lead={
        <TextLink className="roomy inline-block" to={paths.register({ returnTo })}>
          {t('changeType')}
        </TextLink>
      }
      footer={
        <>
          {t('haveAccount')}{' '}
          <TextLink className="roomy inline-block" to={paths.login({ returnTo })}>
            {t('signIn')}
          </TextLink>
        </>
      }
    >
      <RegisterForm key={type} ways={ways} {...form} />
    </AuthPage>
  )
}

const readType = (asked: string | null): RegisterType | undefined =>
  // The keys of the table in the contract, which `Object.keys` widens.
  (Object.keys(registerTypes) as RegisterType[]).find((type) => type === asked)
