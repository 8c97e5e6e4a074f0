import { requestConfirmationLink } from '@qareeb/contract/users'
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

/** A sign-up was sent: the same page for known and unknown addresses. */
export function CheckMail({ email, onOther }: { email: string; onOther: () => void }) {
  const t = usePhrases('identity')
  const call = useCall()
  const sendAgain = async () => (await call(requestConfirmationLink, { body: { email } })).retryAfterSeconds
  useFocusedTitle()
  return (
    <AuthPage
      mark={<AuthMark tone="good" Icon={MailCheck} />}
      title={t('checkMailTitle')}
      lead={t('checkMailText', { email: isolateCode(email) })}
    >
      <div className="grid gap-3">
        <p className="text-sm text-ink-3">{t('checkMailSpam')}</p>
        <ToLogin />
        <SendAgainButton label={t('resendLink')} kind="outline" send={sendAgain} />
        <Button kind="outline" size="large" onClick={onOther}>
          {t('tryOtherEmail')}
        </Button>
      </div>
    </AuthPage>
  )
}
