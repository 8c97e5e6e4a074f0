import { getIdentityOptions } from '@qareeb/contract/identity'
import { registerTypes, type RegisterType } from '@qareeb/contract/users'
import { useState } from 'react'
import { useLoaderData, useSearchParams } from 'react-router'
import { routeHandle } from '../i18n/route-handle.ts'
import { usePaths, usePhrases } from '../i18n/use-phrases.ts'
import { pageMeta } from '../page-head.ts'
import { pageLoader } from '../page-loader.ts'
import type { SecondFactorResolver } from './auth-client.ts'
import { AuthPage } from './auth-page.tsx'
import { CheckMail } from './check-mail.tsx'
import { RegisterForm } from './register-form.tsx'
import { safePath } from './safe-path.ts'
import { SecondFactorStep } from './second-factor-step.tsx'
import { SignedInAlready } from './signed-in-already.tsx'
import { TextLink } from './text-link.tsx'
import { TypeChoice } from './type-choice.tsx'
import { useFinishSignIn } from './use-finish-sign-in.ts'
import { useSentTo } from './use-sent-to.ts'
import { useSession } from './use-session.ts'

export const handle = routeHandle({ phrases: ['identity', 'forms', 'files', 'errors'], isPersonal: true })

/** Which ways to sign up there are. */
export const loader = pageLoader(async ({ call, phrases, site, locale, url }) => {
  const t = phrases('identity')
  const { google } = await call(getIdentityOptions, {})
  const description = t('registerLead', { name: site.name[locale] })
  const type = readType(url.searchParams.get('type'))
  const title = t(type ? `registerTitle.${type}` : 'registerTitle')
  return { head: { title, description }, google }
})

export const meta = pageMeta

/** Signing up: what for, then the form, then the mail to look for. Google may turn out to know the person already. */
export default function RegisterPage() {
  const t = usePhrases('identity')
  const [query] = useSearchParams()
  const [sentTo, setSentTo] = useSentTo()
  const [resolver, setResolver] = useState<SecondFactorResolver | null>(null)
  const [hasBegun, setHasBegun] = useState(false)
  const session = useSession()
  const type = readType(query.get('type'))
  const returnTo = safePath(query.get('returnTo'))
  const finish = useFinishSignIn(returnTo)

  if (sentTo !== null) return <CheckMail email={sentTo} onOther={() => setSentTo(null)} />
  if (resolver) {
    return <SecondFactorStep resolver={resolver} onSession={finish} onStartOver={() => setResolver(null)} />
  }
  if (session && !hasBegun)
    return <SignedInAlready title={t('registerTitle')} session={session} returnTo={returnTo} />
  if (!type) return <TypeChoice returnTo={returnTo} />
  const google = { onBegin: () => setHasBegun(true), onResolver: setResolver }
  return <Registration type={type} returnTo={returnTo} google={google} onSent={setSentTo} />
}

type RegistrationProps = Omit<Parameters<typeof RegisterForm>[0], 'hasGoogle'>

function Registration(form: RegistrationProps) {
  const { google: hasGoogle } = useLoaderData<typeof loader>()
  const t = usePhrases('identity')
  const paths = usePaths()
  const { type } = form
  const returnTo = form.returnTo ?? undefined
  return (
    <AuthPage
      isWide
      title={t(`registerTitle.${type}`)}
      lead={<TextLink to={paths.register({ returnTo })}>{t('changeType')}</TextLink>}
      footer={
        <>
          {t('haveAccount')} <TextLink to={paths.login({ returnTo })}>{t('signIn')}</TextLink>
        </>
      }
    >
      <RegisterForm key={type} hasGoogle={hasGoogle} {...form} />
    </AuthPage>
  )
}

const readType = (asked: string | null): RegisterType | undefined =>
  // The keys of the table in the contract, which `Object.keys` widens.
  (Object.keys(registerTypes) as RegisterType[]).find((type) => type === asked)
