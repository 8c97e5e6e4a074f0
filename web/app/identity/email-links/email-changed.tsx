import { Unlink, MailCheck } from 'lucide-react'
import { useNavigate } from 'react-router'
import { isolateCode } from '../../i18n/isolate.ts'
import { usePaths, usePhrases } from '../../i18n/use-phrases.ts'
import { sessionStore } from '../../session/session-store.ts'
import { useAction } from '../../session/use-action.ts'
import { useSession } from '../../session/use-session.ts'
import { Button } from '../../ui/button.tsx'
import { AuthMark } from '../auth-mark.tsx'
import { AuthPage } from '../auth-page.tsx'
import { ToLogin } from '../sign-in/to-login.tsx'
import { LinkFailed } from './link-failed.tsx'
import { LinkWaiting } from './link-waiting.tsx'
import { useStanding } from './use-standing.ts'

type EmailChangedProps = {
  email: string
  /** The link was used by an earlier load. */
  isKept: boolean
  waiting: { title: string; text: string }
}

/** The new address counts, as long as it does: the former address can undo the change for three days. */
export function EmailChanged({ email, isKept, waiting }: EmailChangedProps) {
  const t = usePhrases('identity')
  const [standing, askNow] = useStanding(email, isKept)
  const present = useSession()?.user?.email
  if (standing.kind === 'asking') return <LinkWaiting {...waiting} />
  if (standing.kind === 'failed')
    return (
      <LinkFailed
        title={t('changeInvalid')}
        text={t('changeInvalidText')}
        failure={standing.failure}
        onAgain={() => void askNow()}
      />
    )

  const isPast = standing.kind === 'past'
  const past = present
    ? t('accountAddress', { email: isolateCode(present) })
    : t('changePastText', { email: isolateCode(email) })
  return (
    <AuthPage
      mark={isPast ? <AuthMark tone="plain" Icon={Unlink} /> : <AuthMark tone="good" Icon={MailCheck} />}
      title={t(isPast ? 'changePast' : 'changeConfirmed')}
      lead={
        <span role="status">{isPast ? past : t('changeConfirmedText', { email: isolateCode(email) })}</span>
      }
    >
      <div className="grid">{present ? <GoOn askNow={askNow} /> : <ToLogin />}</div>
    </AuthPage>
  )
}

/** Goes on as somebody signed in, if the session has not ended meanwhile. */
function GoOn({ askNow }: { askNow: () => Promise<unknown> }) {
  const t = usePhrases('identity')
  const paths = usePaths()
  const navigate = useNavigate()
  const [goOn, isAsking] = useAction(async () => {
    await askNow()
    if (sessionStore.read()) await navigate(paths.home())
  })
  return (
    <Button size="large" aria-busy={isAsking} onClick={goOn}>
      {t('continue')}
    </Button>
  )
}
