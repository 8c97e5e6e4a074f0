import { undoEmailChange } from '@qareeb/contract/users'
import type { BoundCall } from '../../http/api.ts'
import { isolateCode } from '../../i18n/isolate.ts'
import { usePaths, usePhrases } from '../../i18n/use-phrases.ts'
import { pageMeta } from '../../page/page-head.ts'
import { pageLoader } from '../../page/page-loader.ts'
import { routeHandle } from '../../page/route-handle.ts'
import { dropSession } from '../../session/session-store.ts'
import { ChangeEmailLanding } from './change-email-landing.tsx'
import { LinkWaiting } from './link-waiting.tsx'
import { useMailedLink } from './use-mailed-link.ts'
import { useMailedToken } from './use-mailed-token.ts'

export const handle = routeHandle({ phrases: ['identity', 'errors'], isPersonal: true })

export const loader = pageLoader(async ({ phrases }) => ({
  head: { title: phrases('identity')('changeUndoTitle'), noindex: true },
}))

export const meta = pageMeta

/** Where the link mailed to a former address leads: the change is taken back, every session ends, and a new password is set. */
export default function ChangeEmailUndoPage() {
  const t = usePhrases('identity')
  const token = useMailedToken()
  const waiting = { title: t('changeUndoTitle'), text: t('changeUndoing') }
  if (token === undefined) return <LinkWaiting {...waiting} />
  return <UndoByLink token={token ?? ''} waiting={waiting} />
}

type Undone = { email: string; resetToken: string | null }

async function askToUndo(call: BoundCall, token: string): Promise<Undone> {
  const undone = await call(undoEmailChange, { body: { token } })
  dropSession('signed-out')
  return undone
}

/** The part of the result that may stay in the tab: no token with which the next person could set a password. */
const withoutWayIn = ({ email }: Undone): Undone => ({ email, resetToken: null })

type UndoByLinkProps = { token: string; waiting: { title: string; text: string } }

function UndoByLink({ token, waiting }: UndoByLinkProps) {
  const t = usePhrases('identity')
  const paths = usePaths()
  const [state, again] = useMailedLink('undo-email', token, askToUndo, withoutWayIn)
  return (
    <ChangeEmailLanding
      state={state}
      onAgain={again}
      waiting={waiting}
      done={({ email, resetToken }) => ({
        title: t('changeUndone'),
        text: t('changeUndoneText', { email: isolateCode(email) }),
        next: {
          text: t('setPassword'),
          to: resetToken === null ? paths.forgotPassword() : paths.resetPassword(resetToken),
        },
      })}
    />
  )
}
