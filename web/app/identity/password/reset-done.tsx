import { ShieldCheck } from 'lucide-react'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { AuthMark } from '../auth-mark.tsx'
import { AuthPage } from '../auth-page.tsx'
import { ToLogin } from '../sign-in/to-login.tsx'
import { useFocusedTitle } from '../use-focused-title.ts'

/** The new password counts. */
export function ResetDone() {
  const t = usePhrases('identity')
  useFocusedTitle()
  return (
    <AuthPage
      mark={<AuthMark tone="good" Icon={ShieldCheck} />}
      title={t('resetDone')}
      lead={t('resetDoneText')}
    >
      <div className="grid">
        <ToLogin />
      </div>
    </AuthPage>
  )
}
