import { getInvitation } from '@qareeb/contract/invitations'
import { usePhrases } from '../i18n/use-phrases.ts'
import { LinkWaiting } from '../identity/email-links/link-waiting.tsx'
import { useMailedLink } from '../identity/email-links/use-mailed-link.ts'
import { useMailedToken } from '../identity/email-links/use-mailed-token.ts'
import { pageMeta } from '../page/page-head.ts'
import { pageLoader } from '../page/page-loader.ts'
import { routeHandle } from '../page/route-handle.ts'
import { useSession } from '../session/use-session.ts'
import { EndedInvitation } from './ended-invitation.tsx'
import { FailedInvitation } from './failed-invitation.tsx'
import { OpenInvitation } from './open-invitation.tsx'

export const handle = routeHandle({ phrases: ['invitation', 'identity', 'errors'], isPersonal: true })

export const loader = pageLoader(async ({ phrases }) => ({
  head: { title: phrases('invitation')('title'), noindex: true },
}))

export const meta = pageMeta

/** The page of an invitation's link: its facts, and the next step for every state of the session. */
export default function InvitePage() {
  const token = useMailedToken()
  if (token === undefined) return <Waiting />
  return token === null ? (
    <EndedInvitation state="unknown" invitation={null} />
  ) : (
    <Invitation key={token} token={token} />
  )
}

function Invitation({ token }: { token: string }) {
  const session = useSession()
  const [state, again] = useMailedLink(
    'invitation',
    token,
    (call, token) => call(getInvitation, { body: { token } }),
    // It changes when it is accepted or cancelled.
    () => undefined,
  )
  if (state.kind === 'asking' || session === undefined) return <Waiting />
  if (state.kind === 'failed') return <FailedInvitation failure={state.failure} onAgain={again} />
  const { answer } = state
  if (answer.state === 'valid' && answer.invitation)
    return <OpenInvitation token={token} invitation={answer.invitation} session={session} />
  return <EndedInvitation {...answer} />
}

function Waiting() {
  const t = usePhrases('invitation')
  return <LinkWaiting title={t('title')} text={t('waiting')} />
}
