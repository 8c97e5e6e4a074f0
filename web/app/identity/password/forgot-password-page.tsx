import { useState } from 'react'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { pageMeta } from '../../page/page-head.ts'
import { pageLoader } from '../../page/page-loader.ts'
import { routeHandle } from '../../page/route-handle.ts'
import { AuthPage } from '../auth-page.tsx'
import { LoginFooter } from '../sign-in/login-footer.tsx'
import { ForgotPasswordForm } from './forgot-password-form.tsx'
import { ForgotPasswordSent } from './forgot-password-sent.tsx'

export const handle = routeHandle({ phrases: ['identity', 'forms', 'errors'], isPersonal: true })

export const loader = pageLoader(async ({ phrases }) => {
  const t = phrases('identity')
  return { head: { title: t('forgotTitle'), description: t('forgotLead') } }
})

export const meta = pageMeta

/** Asks for a link to set a new password, then explains where to look for it. */
export default function ForgotPasswordPage() {
  const t = usePhrases('identity')
  const [sentTo, setSentTo] = useState<string | null>(null)
  if (sentTo !== null) return <ForgotPasswordSent email={sentTo} onOther={() => setSentTo(null)} />
  return (
    <AuthPage title={t('forgotTitle')} lead={t('forgotLead')} footer={<LoginFooter />}>
      <ForgotPasswordForm onSent={setSentTo} />
    </AuthPage>
  )
}
