import { confirmEmailChange } from '@qareeb/contract/users'
import { useSearchParams } from 'react-router'
import { isolate } from '../i18n/isolate.ts'
import { routeHandle } from '../i18n/route-handle.ts'
import { usePhrases } from '../i18n/use-phrases.ts'
import { pageMeta } from '../page-head.ts'
import { pageLoader } from '../page-loader.ts'
import { toast } from '../ui/toast-store.ts'
import { ChangeEmailLanding } from './change-email-landing.tsx'
import { changeSessionUser } from './session-store.ts'
import { useMailedLink } from './use-mailed-link.ts'

export const handle = routeHandle({ phrases: ['identity', 'errors'] })

export const loader = pageLoader(async ({ phrases }) => ({
  head: { title: phrases('identity')('changeConfirmTitle'), noindex: true },
}))

export const meta = pageMeta

/** Where the link mailed to a new address leads: from here on it counts. */
export default function ChangeEmailConfirmPage() {
  const t = usePhrases('identity')
  const token = useSearchParams()[0].get('token') ?? ''
  const [state, again] = useMailedLink('confirm-email', token, async (call, token) => {
    const { email } = await call(confirmEmailChange, { body: { token } })
    changeSessionUser({ email, emailVerified: true })
    toast(t('changeConfirmed'), 'success')
    return email
  })
  return (
    <ChangeEmailLanding
      state={state}
      onAgain={again}
      waiting={{ title: t('changeConfirmTitle'), text: t('changeConfirming') }}
      done={(email) => ({
        title: t('changeConfirmed'),
        text: t('changeConfirmedText', { email: isolate(email) }),
      })}
    />
  )
}
