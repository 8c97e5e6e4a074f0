import { MailCheck } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import { isolateCode } from '../../i18n/isolate.ts'
import { usePaths, usePhrases } from '../../i18n/use-phrases.ts'
import { useSession } from '../../session/use-session.ts'
import { buttonStyle } from '../../ui/button-style.ts'
import { AuthMark } from '../auth-mark.tsx'
import { AuthPage } from '../auth-page.tsx'
import { ToLogin } from '../sign-in/to-login.tsx'
import { keepMailedToken } from './mailed-token.ts'
import { isOtherBrowser, LinkFailed } from './link-failed.tsx'
import { LinkWaiting } from './link-waiting.tsx'
import type { LinkState } from './use-mailed-link.ts'
import { useMailedToken } from './use-mailed-token.ts'

type Said = { title: string; text: string }

/** The result, and its next page if that is not signing in. */
type Done = Said & { next?: Next }

type Next = { text: string; to: string }

type ChangeEmailLandingProps<Answer> = {
  state: LinkState<Answer>
  onAgain: () => void
  waiting: Said
  done: (answer: Answer) => Done
}

/** The result of a link that changes an address, or changes it back. */
export function ChangeEmailLanding<Answer>({
  state,
  onAgain,
  waiting,
  done,
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
        {isOtherBrowser(failure) && !email ? <SignInFirst /> : <OnTheWay next={undefined} />}
      </LinkFailed>
    )
  }
  const { title, text, next } = done(state.answer)
  return (
    <AuthPage
      mark={<AuthMark tone="good" Icon={MailCheck} />}
      title={title}
      lead={<span role="status">{text}</span>}
    >
      <div className="grid">
        <OnTheWay next={next} />
      </div>
    </AuthPage>
  )
}

/** Leads to sign-in and back to this page. The token stays in the state of the history, since addresses are logged. */
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

function OnTheWay({ next }: { next: Next | undefined }) {
  const t = usePhrases('identity')
  const paths = usePaths()
  const isSignedIn = Boolean(useSession())
  if (!next && !isSignedIn) return <ToLogin />
  const { text, to } = next ?? { text: t('continue'), to: paths.home() }
  return (
    <Link to={to} className={buttonStyle({ size: 'large' })}>
      {text}
    </Link>
  )
}
