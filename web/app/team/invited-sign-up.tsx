import { getInvitation, type ReceivedInvitation } from '@qareeb/contract/invitations'
import { useState } from 'react'
import { Navigate } from 'react-router'
import { readIn } from '../i18n/bilingual.ts'
import { isolateName } from '../i18n/isolate.ts'
import { useLocale, usePaths, usePhrases } from '../i18n/use-phrases.ts'
import { AuthPage } from '../identity/auth-page.tsx'
import { LinkWaiting } from '../identity/email-links/link-waiting.tsx'
import { useMailedLink } from '../identity/email-links/use-mailed-link.ts'
import { useSession } from '../session/use-session.ts'
import { FailedInvitation } from './failed-invitation.tsx'
import { InvitationFacts } from './invitation-facts.tsx'
import { InvitedForm } from './invited-form.tsx'

/**
 * Signing up by an invitation, which fixes the company and the address. People with another next step go to the page
 * of the invitation: they are signed in, have an account, or come too late.
 */
export function InvitedSignUp({ token }: { token: string }) {
  const t = usePhrases('invitation')
  const paths = usePaths()
  const session = useSession()
  const [hasBegun, setHasBegun] = useState(false)
  const [state, again] = useMailedLink(
    'invitation',
    token,
    (call, token) => call(getInvitation, { body: { token } }),
    () => undefined,
  )
  if (state.kind === 'asking' || session === undefined)
    return <LinkWaiting title={t('title')} text={t('waiting')} />
  if (state.kind === 'failed') return <FailedInvitation failure={state.failure} onAgain={again} />
  const { answer } = state
  const isForForm = answer.state === 'valid' && answer.invitation?.hasAccount === false && session === null
  // Anyone who registers here is signed in by it and about to leave this page.
  if (answer.invitation && (isForForm || hasBegun))
    return <SignUp token={token} invitation={answer.invitation} onBegin={() => setHasBegun(true)} />
  return <Navigate replace to={paths.invite(token)} />
}

type SignUpProps = { token: string; invitation: ReceivedInvitation; onBegin: () => void }

function SignUp({ token, invitation, onBegin }: SignUpProps) {
  const t = usePhrases('invitation')
  const company = isolateName(readIn(useLocale(), invitation.organization.name).text)
  return (
    <AuthPage isWide title={t('registerTitle', { company })} lead={t('registerLead')}>
      <InvitationFacts invitation={invitation} />
      <div className="mt-6">
        <InvitedForm token={token} invitation={invitation} onBegin={onBegin} />
      </div>
    </AuthPage>
  )
}
