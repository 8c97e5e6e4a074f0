import type { ResponseOf } from '@qareeb/contract/endpoint'
import { getPasswordReset } from '@qareeb/contract/identity'
import { useState } from 'react'
import type { BoundCall } from '../../http/api.ts'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { pageMeta } from '../../page/page-head.ts'
import { pageLoader } from '../../page/page-loader.ts'
import { routeHandle } from '../../page/route-handle.ts'
import { LinkFailed } from '../email-links/link-failed.tsx'
import { LinkWaiting } from '../email-links/link-waiting.tsx'
import { useMailedLink } from '../email-links/use-mailed-link.ts'
import { useMailedToken } from '../email-links/use-mailed-token.ts'
import { ForgotPasswordSent } from './forgot-password-sent.tsx'
import { ResetExpired } from './reset-expired.tsx'
import { ResetPasswordForm } from './reset-password-form.tsx'

export const handle = routeHandle({ phrases: ['identity', 'forms', 'errors'], isPersonal: true })

export const loader = pageLoader(async ({ phrases }) => ({
  head: { title: phrases('identity')('resetTitle'), noindex: true },
}))

export const meta = pageMeta

/** Where the link of the reset mail leads: a new password, a new link, or why neither. */
export default function ResetPasswordPage() {
  const t = usePhrases('identity')
  const token = useMailedToken()
  if (token === undefined) return <LinkWaiting title={t('resetTitle')} text={t('linkChecking')} />
  return <ResetByLink token={token ?? ''} />
}

function ResetByLink({ token }: { token: string }) {
  const t = usePhrases('identity')
  const [sentTo, setSentTo] = useState<string | null>(null)
  const [hasExpired, setHasExpired] = useState(false)
  const [state, again] = useMailedLink('reset-password', token, askState, () => undefined)

  if (sentTo !== null) return <ForgotPasswordSent email={sentTo} onOther={() => setSentTo(null)} />
  if (state.kind === 'asking') return <LinkWaiting title={t('resetTitle')} text={t('linkChecking')} />
  if (state.kind === 'failed') {
    const { failure } = state
    return (
      <LinkFailed title={t('resetInvalid')} text={t('resetInvalidText')} failure={failure} onAgain={again} />
    )
  }
  const { email } = state.answer
  if (state.answer.state === 'valid' && !hasExpired) {
    return <ResetPasswordForm token={token} email={email ?? ''} onExpired={() => setHasExpired(true)} />
  }
  const isExpired = hasExpired || state.answer.state === 'expired'
  return <ResetExpired isExpired={isExpired} email={email} onSent={setSentTo} />
}

/** The state of the link; a token that is too short is invalid without a call. */
const askState = async (call: BoundCall, token: string): Promise<ResponseOf<typeof getPasswordReset>> =>
  token.length < 16 ? { state: 'invalid', email: null } : call(getPasswordReset, { body: { token } })
