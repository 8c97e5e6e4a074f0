import type { Session } from '@qareeb/contract/identity'
import { useNavigate } from 'react-router'
import { formatDate } from '../../i18n/dates.ts'
import { usePaths, usePhrases } from '../../i18n/use-phrases.ts'
import { keepSession } from '../../session/session-store.ts'
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
    const { newLegalVersion } = session
    if (newLegalVersion) toast(t('newLegalTexts', { date: formatDate(newLegalVersion) }), 'info')
    else toast(welcomeText(session.user, t), 'success')
    void navigate(returnTo ?? homeOf(session.user, paths), { replace: true })
  }
}
