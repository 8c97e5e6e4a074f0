import { useNavigate } from 'react-router'
import { usePaths, usePhrases } from '../../i18n/use-phrases.ts'
import { toast } from '../../ui/toasts/toast.ts'
import { endSession } from './sign-out.ts'

/** Ends the session; shows when the server was not reached yet. */
export function useEndSession(): () => void {
  const t = usePhrases('identity')
  return () => void endSession().catch(() => toast(t('signedOutHere'), 'warning'))
}

/** Signs out, shows a toast, and goes to the sign-in page. */
export function useSignOut(): () => void {
  const t = usePhrases('identity')
  const paths = usePaths()
  const navigate = useNavigate()
  const end = useEndSession()
  return () => {
    end()
    toast(t('signedOut'))
    void navigate(paths.login())
  }
}
