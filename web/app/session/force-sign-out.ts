import { loadedPhrases, loadPhrases } from '../i18n/load-phrases.ts'
import { localeOf } from '../paths.ts'
import { toast } from '../ui/toasts/toast.ts'
import { isPageGuarded } from './guarded-page.ts'
import { dropSession } from './session-store.ts'

/**
 * Ends a session that the server no longer accepts. A page that needs one leads to the sign-in page, which shows
 * the reason; on any other the reader stays, with a toast.
 */
export function forceSignOut(reason: 'expired' | 'disabled') {
  const isGuarded = isPageGuarded()
  dropSession(reason)
  if (!isGuarded) void tellReason(reason)
}

async function tellReason(reason: 'expired' | 'disabled') {
  const locale = localeOf(location.pathname)
  await loadPhrases(locale, ['errors'])
  const errors = loadedPhrases(locale, 'errors')
  toast(errors[reason === 'disabled' ? 'auth/user-disabled' : 'auth/session-ended'], 'warning')
}
