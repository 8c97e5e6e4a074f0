import { Link } from 'react-router'
import { isolateCode } from '../../i18n/isolate.ts'
import { usePaths, usePhrases } from '../../i18n/use-phrases.ts'
import type { KeptSession } from '../../session/session-state.ts'
import { buttonStyle } from '../../ui/button-style.ts'
import { Button } from '../../ui/button.tsx'
import { AuthPage } from '../auth-page.tsx'
import { useEndSession } from '../sign-out/use-sign-out.ts'
import { homeOf } from './home-of.ts'

type SignedInAlreadyProps = {
  /** The subject of the page for a guest. */
  title: string
  session: KeptSession
  returnTo: string | null
}

/** Stands in place of a form for people who are signed in. */
export function SignedInAlready({ title, session, returnTo }: SignedInAlreadyProps) {
  const t = usePhrases('identity')
  const end = useEndSession()
  const paths = usePaths()
  return (
    <AuthPage title={title} lead={t('alreadySignedIn', { email: isolateCode(session.user?.email ?? '') })}>
      <div className="grid gap-3">
        <Link to={returnTo ?? homeOf(session.user, paths)} className={buttonStyle({ size: 'large' })}>
          {t('continue')}
        </Link>
        <Button kind="outline" size="large" onClick={end}>
          {t('useOtherAccount')}
        </Button>
      </div>
    </AuthPage>
  )
}
