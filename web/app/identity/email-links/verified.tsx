import type { ResponseOf } from '@qareeb/contract/endpoint'
import type { verifyEmail } from '@qareeb/contract/identity'
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

/** The address is confirmed; the first time this also signs in. */
export function Verified({ answer }: { answer: Pick<ResponseOf<typeof verifyEmail>, 'email' | 'returnTo'> }) {
  const t = usePhrases('identity')
  const paths = usePaths()
  const session = useSession()

  return (
    <AuthPage
      mark={<AuthMark tone="good" Icon={MailCheck} />}
      title={t('verified', { email: isolateCode(answer.email) })}
      tabTitle={t('verifyTitle')}
      lead={<span role="status">{session ? t('verifiedText') : t('verifiedSignIn')}</span>}
    >
      <div className="grid">
        {session ? (
          <Link
            to={safePath(answer.returnTo) ?? homeOf(session.user, paths)}
            className={buttonStyle({ size: 'large' })}
          >
            {t('continue')}
          </Link>
        ) : (
          <ToLogin />
        )}
      </div>
    </AuthPage>
  )
}
