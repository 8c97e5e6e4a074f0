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
import { EmailConfirmed, type ConfirmedAnswer } from './email-confirmed.tsx'
import { isRefusedLink, LinkFailed } from './link-failed.tsx'
import { LinkWaiting } from './link-waiting.tsx'
import { SendConfirmationLinkAgain } from './send-confirmation-link-again.tsx'
import { useMailedLink } from './use-mailed-link.ts'
import { useMailedToken } from './use-mailed-token.ts'

export const handle = routeHandle({ phrases: ['identity', 'errors'], isPersonal: true })

export const loader = pageLoader(async ({ phrases }) => ({
  head: { title: phrases('identity')('verifyTitle'), noindex: true },
}))

export const meta = pageMeta

/** The page that confirms an address by its mailed link. Without a link it offers to send one again. */
export default function VerifyEmailPage() {
  const token = useMailedToken()
  return token ? <ConfirmByLink token={token} /> : <SendConfirmationLinkAgain />
}

async function askToConfirm(call: BoundCall, token: string): Promise<ConfirmedAnswer> {
  const { session, email, returnTo, resetToken } = await call(confirmEmail, { body: { token } })
  if (session) keepSession(session)
  else if (sessionStore.read()?.user?.email === email) changeSessionUser({ emailVerified: true })
  return { email, returnTo, resetToken, wantsPassword: resetToken !== null }
}

/** The part of the result that may stay in the tab: no token with which the next person could set a password. */
const withoutToken = (answer: ConfirmedAnswer): ConfirmedAnswer => ({ ...answer, resetToken: null })

function ConfirmByLink({ token }: { token: string }) {
  const t = usePhrases('identity')
  const session = useSession()
  const [state, again] = useMailedLink('verify-email', token, askToConfirm, withoutToken)
  if (state.kind === 'asking') return <LinkWaiting title={t('verifyTitle')} text={t('verifying')} />
  if (state.kind === 'answered') return <EmailConfirmed answer={state.answer} />
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
