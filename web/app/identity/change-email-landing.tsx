import { MailCheck } from 'lucide-react'
import { Link } from 'react-router'
import { usePaths, usePhrases } from '../i18n/use-phrases.ts'
import { buttonStyle } from '../ui/button-style.ts'
import { AuthMark } from './auth-mark.tsx'
import { AuthPage } from './auth-page.tsx'
import { LinkFailed } from './link-failed.tsx'
import { LinkWaiting } from './link-waiting.tsx'
import { ToLogin } from './to-login.tsx'
import type { LinkState } from './use-mailed-link.ts'
import { useSession } from './use-session.ts'

type Said = { title: string; text: string }

type ChangeEmailLandingProps = {
  state: LinkState<string>
  onAgain: () => void
  waiting: Said
  /** @param email the address that counts now */
  done: (email: string) => Said
}

/** What came of a link that changes an address, or changes it back. */
export function ChangeEmailLanding({ state, onAgain, waiting, done }: ChangeEmailLandingProps) {
  const t = usePhrases('identity')
  if (state.kind === 'asking') return <LinkWaiting {...waiting} />
  if (state.kind === 'failed') {
    const { failure } = state
    return (
      <LinkFailed
        title={t('changeInvalid')}
        text={t('changeInvalidText')}
        failure={failure}
        onAgain={onAgain}
      >
        <ToLogin />
      </LinkFailed>
    )
  }
  const { title, text } = done(state.answer)
  return (
    <AuthPage
      mark={
        <AuthMark tone="good">
          <MailCheck className="size-7" aria-hidden />
        </AuthMark>
      }
      title={title}
      lead={<span role="status">{text}</span>}
    >
      <div className="grid">
        <OnTheWay />
      </div>
    </AuthPage>
  )
}

function OnTheWay() {
  const t = usePhrases('identity')
  const paths = usePaths()
  if (!useSession()) return <ToLogin />
  return (
    <Link to={paths.home()} className={buttonStyle({ size: 'large' })}>
      {t('continue')}
    </Link>
  )
}
