import { forgotPassword } from '@qareeb/contract/users'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { useCall } from '../../session/use-call.ts'
import { Button } from '../../ui/button.tsx'
import { LinkFailed } from '../email-links/link-failed.tsx'
import { ToLogin } from '../sign-in/to-login.tsx'
import { useAuthAction } from '../use-auth-action.ts'
import { ForgotPasswordForm } from './forgot-password-form.tsx'

type ResetExpiredProps = {
  isExpired: boolean
  /** The owner of the link, when known. */
  email: string | null
  onSent: (email: string) => void
}

/** A link that has expired, or is none: a new one is a press away. */
export function ResetExpired({ isExpired, email, onSent }: ResetExpiredProps) {
  const t = usePhrases('identity')
  return (
    <LinkFailed
      title={t(isExpired ? 'resetExpired' : 'resetInvalid')}
      text={t(isExpired ? 'resetExpiredText' : 'resetInvalidText')}
    >
      {email === null ? (
        <ForgotPasswordForm onSent={onSent} submitLabel={t('sendNewLink')} />
      ) : (
        <NewLink email={email} onSent={onSent} />
      )}
      <ToLogin kind="outline" />
    </LinkFailed>
  )
}

function NewLink({ email, onSent }: { email: string; onSent: (email: string) => void }) {
  const t = usePhrases('identity')
  const call = useCall()
  const { isBusy, act } = useAuthAction(async () => {
    await call(forgotPassword, { body: { email } })
    onSent(email)
  })
  return (
    <Button size="large" aria-busy={isBusy} onClick={act}>
      {t('sendNewLink')}
    </Button>
  )
}
