import { undoEmailChange } from '@qareeb/contract/users'
import { MailCheck, MailQuestionMark } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import type { BoundCall } from '../../http/api.ts'
import { isolateCode } from '../../i18n/isolate.ts'
import { usePaths, usePhrases } from '../../i18n/use-phrases.ts'
import { NeedsScripts } from '../../page/needs-scripts.tsx'
import { pageMeta } from '../../page/page-head.ts'
import { pageLoader } from '../../page/page-loader.ts'
import { routeHandle } from '../../page/route-handle.ts'
import { dropSession } from '../../session/session-store.ts'
import { buttonStyle } from '../../ui/button-style.ts'
import { Button } from '../../ui/button.tsx'
import { AuthMark } from '../auth-mark.tsx'
import { AuthPage } from '../auth-page.tsx'
import { ChangeEmailLanding } from './change-email-landing.tsx'
import { LinkWaiting } from './link-waiting.tsx'
import { useIsAnswered } from './use-is-answered.ts'
import { useMailedLink } from './use-mailed-link.ts'
import { useMailedToken } from './use-mailed-token.ts'

export const handle = routeHandle({ phrases: ['identity', 'errors'], isPersonal: true })

export const loader = pageLoader(async ({ phrases }) => ({
  head: { title: phrases('identity')('changeUndoTitle'), noindex: true },
}))

export const meta = pageMeta

/**
 * Where the link mailed to a former address leads. Nothing happens before the button is pressed: programs that check
 * mails open every link in them. Then the change is taken back, every session ends, and a new password is set.
 */
export default function ChangeEmailUndoPage() {
  const t = usePhrases('identity')
  const token = useMailedToken()
  const waiting = { title: t('changeUndoTitle'), text: t('changeUndoing') }
  if (token === undefined) return <LinkWaiting {...waiting} />
  return <UndoByLink token={token ?? ''} waiting={waiting} />
}

type UndoByLinkProps = { token: string; waiting: { title: string; text: string } }

function UndoByLink(props: UndoByLinkProps) {
  const [isPressed, setIsPressed] = useState(false)
  const isAnswered = useIsAnswered(link, props.token)
  // Without a token there is nothing to confirm: the answer says that the link is not valid.
  if (isPressed || isAnswered || props.token === '') return <Undoing {...props} />
  return <AskToUndo onUndo={() => setIsPressed(true)} />
}

function AskToUndo({ onUndo }: { onUndo: () => void }) {
  const t = usePhrases('identity')
  return (
    <AuthPage
      mark={<AuthMark tone="plain" Icon={MailQuestionMark} />}
      title={t('changeUndoTitle')}
      lead={t('changeUndoAsk')}
    >
      <div className="needs-scripts grid">
        <Button size="large" onClick={onUndo}>
          {t('changeUndo')}
        </Button>
      </div>
      <NeedsScripts />
    </AuthPage>
  )
}

/** The name of the call, under which its answer is kept. */
const link = 'undo-email'

type Undone = { email: string; hadChanged: boolean; resetToken: string | null }

async function askToUndo(call: BoundCall, token: string): Promise<Undone> {
  const undone = await call(undoEmailChange, { body: { token } })
  dropSession('signed-out')
  return undone
}

/** The part of the result that may stay in the tab: no token with which the next person could set a password. */
const withoutWayIn = (undone: Undone): Undone => ({ ...undone, resetToken: null })

function Undoing({ token, waiting }: UndoByLinkProps) {
  const [state, again] = useMailedLink(link, token, askToUndo, withoutWayIn)
  return (
    <ChangeEmailLanding state={state} onAgain={again} waiting={waiting}>
      {(undone) => <Result {...undone} />}
    </ChangeEmailLanding>
  )
}

function Result({ email, hadChanged, resetToken }: Undone) {
  const t = usePhrases('identity')
  const paths = usePaths()
  const text = t(hadChanged ? 'changeUndoneText' : 'changeCancelledText', { email: isolateCode(email) })
  return (
    <AuthPage
      mark={<AuthMark tone="good" Icon={MailCheck} />}
      title={t(hadChanged ? 'changeUndone' : 'changeCancelled')}
      lead={<span role="status">{text}</span>}
    >
      <div className="grid">
        <Link
          to={resetToken === null ? paths.forgotPassword() : paths.resetPassword(resetToken)}
          className={buttonStyle({ size: 'large' })}
        >
          {t('setPassword')}
        </Link>
      </div>
    </AuthPage>
  )
}
