import type { ReceivedInvitation } from '@qareeb/contract/invitations'
import { isSameAddress } from '@qareeb/contract/users'
import { Link, useLocation } from 'react-router'
import { keepDraft } from '../forms/drafts.ts'
import { readIn } from '../i18n/bilingual.ts'
import { isolateCode, isolateName } from '../i18n/isolate.ts'
import { useLocale, usePaths, usePhrases } from '../i18n/use-phrases.ts'
import { AuthPage } from '../identity/auth-page.tsx'
import { keepMailedToken } from '../identity/email-links/mailed-token.ts'
import { useEndSession } from '../identity/sign-out/use-sign-out.ts'
import type { KeptSession } from '../session/session-state.ts'
import { buttonStyle } from '../ui/button-style.ts'
import { Button } from '../ui/button.tsx'
import { InvitationFacts } from './invitation-facts.tsx'
import { useAcceptInvitation } from './use-accept-invitation.ts'

type OpenInvitationProps = {
  token: string
  invitation: ReceivedInvitation
  session: KeptSession | null
}

/** An invitation that holds, with the one next step of anyone who reads it. */
export function OpenInvitation({ token, invitation, session }: OpenInvitationProps) {
  const t = usePhrases('invitation')
  const company = isolateName(readIn(useLocale(), invitation.organization.name).text)
  const { inviterName } = invitation
  return (
    <AuthPage
      isWide
      title={t('heading', { company })}
      tabTitle={t('title')}
      lead={inviterName && t('invitedBy', { inviter: isolateName(inviterName) })}
    >
      <InvitationFacts invitation={invitation} />
      <div className="mt-6 grid gap-4">
        <NextStep token={token} invitation={invitation} session={session} />
      </div>
    </AuthPage>
  )
}

function NextStep({ token, invitation, session }: OpenInvitationProps) {
  const { email, hasAccount } = invitation
  const own = session?.user?.email
  if (session?.user?.userType === 'admin') return <NotForAdmins />
  if (own !== undefined && isSameAddress(own, email)) return <Accept token={token} session={session} />
  if (own !== undefined) return <SwitchAccount own={own} email={email} />
  return hasAccount ? <SignIn token={token} email={email} /> : <Register token={token} email={email} />
}

/** They belong to no company; the server would refuse. */
function NotForAdmins() {
  const errors = usePhrases('errors')
  return <p className="text-ink-2">{errors('invitation.notForAdmins')}</p>
}

function Accept({ token, session }: Pick<OpenInvitationProps, 'token' | 'session'>) {
  const t = usePhrases('invitation')
  const [accept, isAccepting] = useAcceptInvitation(token)
  return (
    <>
      {session?.user?.userType === 'job-seeker' && <p className="text-ink-2">{t('seekerText')}</p>}
      <Button size="large" disabled={isAccepting} onClick={accept}>
        {t('accept')}
      </Button>
    </>
  )
}

function SwitchAccount({ own, email }: { own: string; email: string }) {
  const t = usePhrases('invitation')
  const end = useEndSession()
  return (
    <>
      <p className="text-ink-2">{t('otherAccount', { own: isolateCode(own), email: isolateCode(email) })}</p>
      <Button size="large" onClick={end}>
        {t('switchAccount')}
      </Button>
    </>
  )
}

type ForGuest = { token: string; email: string }

function SignIn({ token, email }: ForGuest) {
  const t = usePhrases('invitation')
  const paths = usePaths()
  const { pathname } = useLocation()
  // Both stand in no address of a page: the form has the e-mail address, the tab the token.
  const keep = () => {
    keepDraft('sign-in', { email })
    keepMailedToken(pathname, token)
  }
  return (
    <>
      <p className="text-ink-2">{t('signInFirst', { email: isolateCode(email) })}</p>
      <Link
        to={paths.login({ returnTo: pathname })}
        onClick={keep}
        className={buttonStyle({ size: 'large' })}
      >
        {t('signIn')}
      </Link>
    </>
  )
}

function Register({ token, email }: ForGuest) {
  const t = usePhrases('invitation')
  const paths = usePaths()
  return (
    <>
      <p className="text-ink-2">{t('registerFirst', { email: isolateCode(email) })}</p>
      <Link to={paths.register({ invitation: token })} className={buttonStyle({ size: 'large' })}>
        {t('register')}
      </Link>
    </>
  )
}
