import { sendConfirmationLinkAgain } from '@qareeb/contract/users'
import { Mail } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { isolateCode } from '../../i18n/isolate.ts'
import { usePaths, usePhrases } from '../../i18n/use-phrases.ts'
import { changeSessionUser } from '../../session/session-store.ts'
import { useCall } from '../../session/use-call.ts'
import { useSession } from '../../session/use-session.ts'
import { buttonStyle } from '../../ui/button-style.ts'
import { AuthMark } from '../auth-mark.tsx'
import { AuthPage } from '../auth-page.tsx'
import { ConfirmedAlready } from './confirmed-already.tsx'
import { SendAgainButton } from './send-again-button.tsx'

/** Asks for the mail that confirms the address, once a minute; guests sign in first. */
export function SendConfirmationLinkAgain() {
  const t = usePhrases('identity')
  const paths = usePaths()
  const session = useSession()
  const user = session?.user
  const [isSent, setIsSent] = useState(false)
  if (user?.emailVerified) return <ConfirmedAlready email={user.email} />

  return (
    <AuthPage
      mark={<AuthMark tone="plain" Icon={Mail} />}
      title={t('verifyTitle')}
      lead={
        user ? (
          <span role="status">
            {t(isSent ? 'verifyLead' : 'verifyOffer', { email: isolateCode(user.email) })}
          </span>
        ) : (
          t('verifyLeadGuest')
        )
      }
    >
      <div className="grid gap-3">
        {session ? (
          <OwnSendAgainButton isSent={isSent} onSent={() => setIsSent(true)} />
        ) : (
          <Link
            to={paths.login({ returnTo: paths.verifyEmail() })}
            className={buttonStyle({ size: 'large' })}
          >
            {t('signIn')}
          </Link>
        )}
        {isSent && <p className="text-sm text-ink-3">{t('checkMailSpam')}</p>}
      </div>
    </AuthPage>
  )
}

function OwnSendAgainButton({ isSent, onSent }: { isSent: boolean; onSent: () => void }) {
  const t = usePhrases('identity')
  const call = useCall()
  const send = async () => {
    const { status, retryAfterSeconds } = await call(sendConfirmationLinkAgain, {})
    if (status === 'already-verified') {
      changeSessionUser({ emailVerified: true })
      return null
    }
    onSent()
    return retryAfterSeconds
  }
  return <SendAgainButton label={t(isSent ? 'resendLink' : 'sendLink')} send={send} />
}
