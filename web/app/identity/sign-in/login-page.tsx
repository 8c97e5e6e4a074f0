import { getIdentityOptions } from '@qareeb/contract/identity'
import { useState } from 'react'
import { useLoaderData, useSearchParams } from 'react-router'
import { usePaths, usePhrases } from '../../i18n/use-phrases.ts'
import { pageMeta } from '../../page/page-head.ts'
import { pageLoader } from '../../page/page-loader.ts'
import { routeHandle } from '../../page/route-handle.ts'
import { useSession } from '../../session/use-session.ts'
import { TextLink } from '../../ui/text-link.tsx'
import { AuthPage } from '../auth-page.tsx'
import { safePath } from '../safe-path.ts'
import { SecondFactorLater } from '../second-factor/second-factor-later.tsx'
import { usePendingSecondFactor } from '../second-factor/use-pending-second-factor.ts'
import { SignInForm } from './sign-in-form.tsx'
import { signInPurpose } from './sign-in-purpose.ts'
import { SignInReason } from './sign-in-reason.tsx'
import { SignedInAlready } from './signed-in-already.tsx'
import { type TakeOutcome, useSignInSteps } from './use-sign-in-steps.ts'

export const handle = routeHandle({ phrases: ['identity', 'forms', 'errors'], isPersonal: true })

/** The ways to sign in; the person and the page before are known in the browser alone. */
export const loader = pageLoader(async ({ call, phrases }) => {
  const t = phrases('identity')
  const { google, firebase } = await call(getIdentityOptions, {})
  return { head: { title: t('loginTitle'), description: t('loginLead') }, ways: { google, firebase } }
})

export const meta = pageMeta

export default function LoginPage() {
  const t = usePhrases('identity')
  const [query] = useSearchParams()
  const returnTo = safePath(query.get('returnTo'))
  const [pending, wait, startOver] = usePendingSecondFactor()
  const [hasBegun, setHasBegun] = useState(false)
  const session = useSession()
  const onBegin = () => setHasBegun(true)
  const take = useSignInSteps({ returnTo, type: null, onBegin, onResolver: wait })

  if (pending) {
    const { key, resolver } = pending
    return <SecondFactorLater key={key} resolver={resolver} take={take} onStartOver={startOver} />
  }
  // A person who signs in here leaves this page at once, so it does not show that they are signed in.
  if (session && !hasBegun)
    return <SignedInAlready title={t('loginTitle')} session={session} returnTo={returnTo} />
  return (
    <FirstStep
      returnTo={returnTo}
      ended={hasBegun ? endedBefore(query.get('ended')) : query.get('ended')}
      take={take}
    />
  )
}

/** The form shows that the account is disabled at the next attempt. */
const endedBefore = (ended: string | null) => (ended === 'disabled' ? null : ended)

type FirstStepProps = {
  returnTo: string | null
  ended: string | null
  take: TakeOutcome
}

function FirstStep({ returnTo, ended, take }: FirstStepProps) {
  const { ways } = useLoaderData<typeof loader>()
  const t = usePhrases('identity')
  const lead = signInPurpose(returnTo, usePaths())
  return (
    <AuthPage
      title={t('loginTitle')}
      lead={t(lead)}
      // A new account is no administrator's.
      footer={lead !== 'loginLead.administration' && <RegisterInstead returnTo={returnTo} />}
    >
      <SignInReason ended={ended} returnTo={returnTo} />
      <SignInForm ways={ways} returnTo={returnTo} take={take} />
    </AuthPage>
  )
}

function RegisterInstead({ returnTo }: Pick<FirstStepProps, 'returnTo'>) {
  const t = usePhrases('identity')
  const to = usePaths().register({ returnTo: returnTo ?? undefined })
  return (
    <>
      {t('noAccount')}{' '}
      <TextLink className="roomy inline-block" to={to}>
        {t('registerLink')}
      </TextLink>
    </>
  )
}
