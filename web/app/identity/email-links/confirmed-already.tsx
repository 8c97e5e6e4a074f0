import { MailCheck } from 'lucide-react'
import { Link } from 'react-router'
import { isolateCode } from '../../i18n/isolate.ts'
import { usePaths, usePhrases } from '../../i18n/use-phrases.ts'
import { useSession } from '../../session/use-session.ts'
import { buttonStyle } from '../../ui/button-style.ts'
import { AuthMark } from '../auth-mark.tsx'
import { AuthPage } from '../auth-page.tsx'
import { homeOf } from '../sign-in/home-of.ts'

/** For people who come to confirm an address that is confirmed. */
export function ConfirmedAlready({ email }: { email: string }) {
  const t = usePhrases('identity')
  return (
    <AuthPage
      mark={<AuthMark tone="good" Icon={MailCheck} />}
      title={t('alreadyVerified')}
      lead={<span role="status">{t('accountAddress', { email: isolateCode(email) })}</span>}
    >
      <div className="grid">
        <Link to={homeOf(useSession()?.user, usePaths())} className={buttonStyle({ size: 'large' })}>
          {t('continue')}
        </Link>
      </div>
    </AuthPage>
  )
}
