import type { Session } from '@qareeb/contract/identity'
import { useNavigate } from 'react-router'
import { usePaths, usePhrases } from '../../i18n/use-phrases.ts'
import { keepSession } from '../../session/session-store.ts'
import { tellLegalNews } from '../../session/tell-legal-news.ts'
import { toast } from '../../ui/toasts/toast.ts'
import { homeOf } from './home-of.ts'
import { welcomeText } from './welcome-text.ts'

/** Keeps a session that has begun, and goes to where the person came from. @param returnTo a safe path, or null */
export function useFinishSignIn(returnTo: string | null): (session: Session) => void {
  const navigate = useNavigate()
  const paths = usePaths()
  const t = usePhrases('identity')
  return (session) => {
    keepSession(session)
    // A toast replaces the one before, so the news is shown after the welcome.
    toast(welcomeText(session.user, t), 'success')
    tellLegalNews(session).catch(() => undefined)
    void navigate(returnTo ?? homeOf(session.user, paths), { replace: true })
  }
}
