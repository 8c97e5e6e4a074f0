import { undoEmailChange } from '@qareeb/contract/users'
import { useSearchParams } from 'react-router'
import { isolate } from '../i18n/isolate.ts'
import { routeHandle } from '../i18n/route-handle.ts'
import { usePhrases } from '../i18n/use-phrases.ts'
import { pageMeta } from '../page-head.ts'
import { pageLoader } from '../page-loader.ts'
import { ChangeEmailLanding } from './change-email-landing.tsx'
import { dropSession } from './session-store.ts'
import { useMailedLink } from './use-mailed-link.ts'

export const handle = routeHandle({ phrases: ['identity', 'errors'] })

export const loader = pageLoader(async ({ phrases }) => ({
  head: { title: phrases('identity')('changeUndoTitle'), noindex: true },
}))

export const meta = pageMeta

/** Where the link mailed to a former address leads: the change is taken back, and every session ends. */
export default function ChangeEmailUndoPage() {
  const t = usePhrases('identity')
  const token = useSearchParams()[0].get('token') ?? ''
  const [state, again] = useMailedLink('undo-email', token, async (call, token) => {
    const { email } = await call(undoEmailChange, { body: { token } })
    dropSession('signed-out')
    return email
  })
  return (
    <ChangeEmailLanding
      state={state}
      onAgain={again}
      waiting={{ title: t('changeUndoTitle'), text: t('changeUndoing') }}
      done={(email) => ({
        title: t('changeUndone'),
        text: t('changeUndoneText', { email: isolate(email) }),
      })}
    />
  )
}
