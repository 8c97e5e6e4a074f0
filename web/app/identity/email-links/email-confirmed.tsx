import type { ResponseOf } from '@qareeb/contract/endpoint'
import type { confirmEmail } from '@qareeb/contract/identity'
import { MailCheck } from 'lucide-react'
import { Link } from 'react-router'
import { isolateCode } from '../../i18n/isolate.ts'
import { usePaths, usePhrases } from '../../i18n/use-phrases.ts'
import { useSession } from '../../session/use-session.ts'
import { buttonStyle } from '../../ui/button-style.ts'
import { AuthMark } from '../auth-mark.tsx'
import { AuthPage } from '../auth-page.tsx'
import { safePath } from '../safe-path.ts'
import { homeOf } from '../sign-in/home-of.ts'
import { ToLogin } from '../sign-in/to-login.tsx'

/** The part of the answer that the page keeps. The token is null after a reload: a tab must not store it. */
export type ConfirmedAnswer = Pick<ResponseOf<typeof confirmEmail>, 'email' | 'returnTo' | 'resetToken'> & {
  wantsPassword: boolean
}

/** The address is confirmed; the first time this also signs in, or asks for a new password. */
export function EmailConfirmed({ answer }: { answer: ConfirmedAnswer }) {
  const t = usePhrases('identity')
  const session = useSession()
  const lead = answer.wantsPassword
    ? t('verifiedNewPassword')
    : session
      ? t('verifiedText')
      : t('verifiedSignIn')

  return (
    <AuthPage
      mark={<AuthMark tone="good" Icon={MailCheck} />}
      title={t('verified')}
      tabTitle={t('verifyTitle')}
      lead={
        <span role="status">
          {t('accountAddress', { email: isolateCode(answer.email) })} {lead}
        </span>
      }
    >
      <div className="grid">
        <NextStep answer={answer} />
      </div>
    </AuthPage>
  )
}

function NextStep({ answer: { returnTo, resetToken, wantsPassword } }: { answer: ConfirmedAnswer }) {
  const t = usePhrases('identity')
  const paths = usePaths()
  const session = useSession()
  if (!session && !wantsPassword) return <ToLogin />
  const to = resetToken === null ? paths.forgotPassword() : paths.resetPassword(resetToken)
  return (
    <Link
      to={wantsPassword ? to : (safePath(returnTo) ?? homeOf(session?.user ?? null, paths))}
      className={buttonStyle({ size: 'large' })}
    >
      {t(wantsPassword ? 'setPassword' : 'continue')}
    </Link>
  )
}
