import { getIdentityOptions } from '@qareeb/contract/identity'
import { registerTypes, type RegisterType } from '@qareeb/contract/users'
import { useState } from 'react'
import { useLoaderData, useSearchParams } from 'react-router'
import { routeHandle } from '../i18n/route-handle.ts'
import { usePaths, usePhrases } from '../i18n/use-phrases.ts'
import { pageMeta } from '../page-head.ts'
import { pageLoader } from '../page-loader.ts'
import { AuthPage } from './auth-page.tsx'
import { CheckMail } from './check-mail.tsx'
import { RegisterForm } from './register-form.tsx'
import { safePath } from './safe-path.ts'
import { TextLink } from './text-link.tsx'
import { TypeChoice } from './type-choice.tsx'

export const handle = routeHandle({ phrases: ['identity', 'forms', 'files', 'errors'] })

/** Which ways to sign up there are. */
export const loader = pageLoader(async ({ call, phrases, site, locale }) => {
  const t = phrases('identity')
  const { google } = await call(getIdentityOptions, {})
  const description = t('registerLead', { name: site.name[locale] })
  return { head: { title: t('registerTitle'), description }, google }
})

export const meta = pageMeta

/** Signing up: what for, then the form, then the mail to look for. */
export default function RegisterPage() {
  const { google } = useLoaderData<typeof loader>()
  const t = usePhrases('identity')
  const paths = usePaths()
  const [query] = useSearchParams()
  const [sentTo, setSentTo] = useState<string | null>(null)
  const type = readType(query.get('type'))
  const returnTo = safePath(query.get('returnTo'))
  const back = returnTo ?? undefined

  if (sentTo !== null) return <CheckMail email={sentTo} onOther={() => setSentTo(null)} />
  if (!type) return <TypeChoice returnTo={returnTo} />
  return (
    <AuthPage
      isWide
      title={t(`registerTitle.${type}`)}
      lead={<TextLink to={paths.register({ returnTo: back })}>{t('changeType')}</TextLink>}
      footer={
        <>
          {t('haveAccount')} <TextLink to={paths.login({ returnTo: back })}>{t('signIn')}</TextLink>
        </>
      }
    >
      <RegisterForm key={type} type={type} hasGoogle={google} returnTo={returnTo} onSent={setSentTo} />
    </AuthPage>
  )
}

const readType = (asked: string | null): RegisterType | undefined =>
  // The keys of the table in the contract, which `Object.keys` widens.
  (Object.keys(registerTypes) as RegisterType[]).find((type) => type === asked)
