import { forgotPassword } from '@qareeb/contract/users'
import { MailCheck } from 'lucide-react'
import { isolateCode } from '../../i18n/isolate.ts'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { useCall } from '../../session/use-call.ts'
import { Button } from '../../ui/button.tsx'
import { AuthMark } from '../auth-mark.tsx'
import { AuthPage } from '../auth-page.tsx'
import { SendAgainButton } from '../email-links/send-again-button.tsx'
import { ToLogin } from '../sign-in/to-login.tsx'
import { useFocusedTitle } from '../use-focused-title.ts'

type ForgotPasswordSentProps = { email: string; onOther: () => void }

/** Pause before the link can be asked for again; the server refuses more than five an hour. */
const secondsBetween = 60

/** Check your e-mail: the same page for known and unknown addresses. */
export function ForgotPasswordSent({ email, onOther }: ForgotPasswordSentProps) {
  const t = usePhrases('identity')
  const call = useCall()
  const resend = async () => {
    await call(forgotPassword, { body: { email } })
    return secondsBetween
  }
  useFocusedTitle()
  return (
    <AuthPage
      mark={<AuthMark tone="good" Icon={MailCheck} />}
      title={t('checkMailTitle')}
      lead={t('forgotSent', { email: isolateCode(email) })}
    >
      <div className="grid gap-3">
        <p className="mb-3 text-sm text-ink-3">{t('checkMailSpam')}</p>
        <ToLogin />
        <SendAgainButton label={t('resendLink')} kind="outline" send={resend} />
        <Button kind="outline" size="large" onClick={onOther}>
          {t('tryOtherEmail')}
        </Button>
      </div>
    </AuthPage>
  )
}
