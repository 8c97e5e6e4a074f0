import { confirmEmailChange } from '@qareeb/contract/users'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { pageMeta } from '../../page/page-head.ts'
import { pageLoader } from '../../page/page-loader.ts'
import { routeHandle } from '../../page/route-handle.ts'
import { changeSessionUser } from '../../session/session-store.ts'
import { toast } from '../../ui/toasts/toast.ts'
import { ChangeEmailLanding } from './change-email-landing.tsx'
import { EmailChanged } from './email-changed.tsx'
import { LinkWaiting } from './link-waiting.tsx'
import { useMailedLink } from './use-mailed-link.ts'
import { useMailedToken } from './use-mailed-token.ts'

export const handle = routeHandle({ phrases: ['identity', 'errors'], isPersonal: true })

export const loader = pageLoader(async ({ phrases }) => ({
  head: { title: phrases('identity')('changeConfirmTitle'), noindex: true },
}))

export const meta = pageMeta

/** Where the link mailed to a new address leads: from here on it counts. */
export default function ChangeEmailConfirmPage() {
  const t = usePhrases('identity')
  const token = useMailedToken()
  const waiting = { title: t('changeConfirmTitle'), text: t('changeConfirming') }
  if (token === undefined) return <LinkWaiting {...waiting} />
  return <ConfirmByLink token={token ?? ''} waiting={waiting} />
}

type ConfirmByLinkProps = { token: string; waiting: { title: string; text: string } }

function ConfirmByLink({ token, waiting }: ConfirmByLinkProps) {
  const t = usePhrases('identity')
  const [state, again] = useMailedLink('confirm-email', token, async (call, token) => {
    const { email } = await call(confirmEmailChange, { body: { token } })
    changeSessionUser({ email, emailVerified: true })
    toast(t('changeConfirmed'), 'success')
    return email
  })
  return (
    <ChangeEmailLanding state={state} onAgain={again} waiting={waiting}>
      {(email, isKept) => <EmailChanged email={email} isKept={isKept} waiting={waiting} />}
    </ChangeEmailLanding>
  )
}
