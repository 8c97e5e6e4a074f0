import { confirmEmail } from '@qareeb/contract/identity'
import type { BoundCall } from '../../http/api.ts'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { pageMeta } from '../../page/page-head.ts'
import { pageLoader } from '../../page/page-loader.ts'
import { routeHandle } from '../../page/route-handle.ts'
import { changeSessionUser, keepSession, sessionStore } from '../../session/session-store.ts'
import { useSession } from '../../session/use-session.ts'
import { ToLogin } from '../sign-in/to-login.tsx'
import { ConfirmedAlready } from './confirmed-already.tsx'
import { isRefusedLink, LinkFailed } from './link-failed.tsx'
import { LinkWaiting } from './link-waiting.tsx'
import { ResendLink } from './resend-link.tsx'
import { useMailedLink } from './use-mailed-link.ts'
import { useMailedToken } from './use-mailed-token.ts'
import { Verified, type VerifiedAnswer } from './verified.tsx'

export const handle = routeHandle({ phrases: ['identity', 'errors'], isPersonal: true })

export const loader = pageLoader(async ({ phrases }) => ({
  head: { title: phrases('identity')('verifyTitle'), noindex: true },
}))

export const meta = pageMeta

/** Where the link of the verification mail leads; without one, the place to ask for it again. */
export default function VerifyEmailPage() {
  const token = useMailedToken()
  return token ? <VerifyByLink token={token} /> : <ResendLink />
}

async function askToVerify(call: BoundCall, token: string): Promise<VerifiedAnswer> {
  const { session, email, returnTo, resetToken } = await call(confirmEmail, { body: { token } })
  if (session) keepSession(session)
  else if (sessionStore.read()?.user?.email === email) changeSessionUser({ emailVerified: true })
  return { email, returnTo, resetToken, wantsPassword: resetToken !== null }
}

/** The part of the result that may stay in the tab: no token with which the next person could set a password. */
const withoutToken = (answer: VerifiedAnswer): VerifiedAnswer => ({ ...answer, resetToken: null })

function VerifyByLink({ token }: { token: string }) {
  const t = usePhrases('identity')
  const session = useSession()
  const [state, again] = useMailedLink('verify-email', token, askToVerify, withoutToken)
  if (state.kind === 'asking') return <LinkWaiting title={t('verifyTitle')} text={t('verifying')} />
  if (state.kind === 'answered') return <Verified answer={state.answer} />
  if (isRefusedLink(state.failure) && session?.user?.emailVerified)
    return <ConfirmedAlready email={session.user.email} />
  return (
    <LinkFailed
      title={t('verifyInvalid')}
      text={t('verifyInvalidText')}
      failure={state.failure}
      onAgain={again}
    >
      <ToLogin />
    </LinkFailed>
  )
}
