import { sendVerificationEmail } from '@qareeb/contract/users'
import { Mail } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { isolateCode } from '../../i18n/isolate.ts'
import { usePaths, usePhrases } from '../../i18n/use-phrases.ts'
import { changeSessionUser } from '../../session/session-store.ts'
import { useCall } from '../../session/use-call.ts'
import { useSession } from '../../session/use-session.ts'
import { buttonStyle } from '../../ui/button-style.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toasts/toast.ts'
import { AuthMark } from '../auth-mark.tsx'
import { AuthPage } from '../auth-page.tsx'
import { useCountdown } from '../second-factor/use-countdown.ts'
import { useAuthAction } from '../use-auth-action.ts'
import { ConfirmedAlready } from './confirmed-already.tsx'

/** Asks for the verification mail, once a minute; guests sign in first. */
export function ResendLink() {
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
          <ResendButton isSent={isSent} onSent={() => setIsSent(true)} />
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

function ResendButton({ isSent, onSent }: { isSent: boolean; onSent: () => void }) {
  const t = usePhrases('identity')
  const call = useCall()
  const [nextAt, setNextAt] = useState<string | null>(null)
  const secondsLeft = useCountdown(nextAt)
  const { isBusy, act } = useAuthAction(async () => {
    const { status, retryAfterSeconds } = await call(sendVerificationEmail, {})
    if (status === 'already-verified') return changeSessionUser({ emailVerified: true })
    onSent()
    toast(t('linkSent'), 'success')
    setNextAt(new Date(Date.now() + retryAfterSeconds * 1000).toISOString())
  })
  return (
    <>
      <Button size="large" disabled={secondsLeft > 0} aria-busy={isBusy} onClick={act}>
        {t(isSent ? 'resendLink' : 'sendLink')}
      </Button>
      {secondsLeft > 0 && (
        <p className="text-center text-sm text-ink-3">{t('resendLinkIn', { count: secondsLeft })}</p>
      )}
    </>
  )
}
