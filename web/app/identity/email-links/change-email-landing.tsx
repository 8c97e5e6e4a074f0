import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { isolateCode } from '../../i18n/isolate.ts'
import { usePaths, usePhrases } from '../../i18n/use-phrases.ts'
import { useSession } from '../../session/use-session.ts'
import { buttonStyle } from '../../ui/button-style.ts'
import { ToLogin } from '../sign-in/to-login.tsx'
import { isOtherBrowser, LinkFailed } from './link-failed.tsx'
import { LinkWaiting } from './link-waiting.tsx'
import { keepMailedToken } from './mailed-token.ts'
import type { LinkState } from './use-mailed-link.ts'
import { useMailedToken } from './use-mailed-token.ts'

type ChangeEmailLandingProps<Answer> = {
  state: LinkState<Answer>
  onAgain: () => void
  waiting: { title: string; text: string }
  /** The page once the server has answered, to this load or to an earlier one. */
  children: (answer: Answer, isKept: boolean) => ReactNode
}

/** The result of a link that changes an address, or changes it back. */
export function ChangeEmailLanding<Answer>({
  state,
  onAgain,
  waiting,
  children,
}: ChangeEmailLandingProps<Answer>) {
  const t = usePhrases('identity')
  const email = useSession()?.user?.email
  if (state.kind === 'asking') return <LinkWaiting {...waiting} />
  if (state.kind === 'failed') {
    const { failure } = state
    return (
      <LinkFailed
        title={t('changeInvalid')}
        text={[t('changeInvalidText'), email && t('accountAddress', { email: isolateCode(email) })]
          .filter(Boolean)
          .join(' ')}
        failure={failure}
        onAgain={onAgain}
      >
        {isOtherBrowser(failure) && !email ? <SignInFirst /> : <GoOn />}
      </LinkFailed>
    )
  }
  return children(state.answer, state.isKept)
}

/** Leads to sign-in and back to this page, for which the tab keeps the token. */
function SignInFirst() {
  const t = usePhrases('identity')
  const { pathname } = useLocation()
  const mailedToken = useMailedToken()
  return (
    <Link
      to={usePaths().login({ returnTo: pathname })}
      onClick={() => mailedToken && keepMailedToken(pathname, mailedToken)}
      className={buttonStyle({ size: 'large' })}
    >
      {t('signIn')}
    </Link>
  )
}

function GoOn() {
  const t = usePhrases('identity')
  const paths = usePaths()
  if (!useSession()) return <ToLogin />
  return (
    <Link to={paths.home()} className={buttonStyle({ size: 'large' })}>
      {t('continue')}
    </Link>
  )
}
