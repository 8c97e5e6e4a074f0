import { useEffect } from 'react'
import { clearTabData } from '../../session/clear-tab-data.ts'
import { followSignOut } from './follow-sign-out.ts'
import { hasPendingSignOut } from './pending-sign-out.ts'

/**
 * Cleans up after a sign-out: typed text is removed from this tab too, in whichever tab the person signed out. A
 * sign-out that did not reach the server is sent with this page, or when the connection is back. It costs other
 * pages nothing.
 */
export function useSignOutCleanup(): void {
  useEffect(() => followSignOut(clearTabData), [])
  useEffect(() => {
    // Without a connection even the script for that may not arrive; the sign-out stays pending.
    const tell = () => void (hasPendingSignOut() && tellServer().catch(() => undefined))
    tell()
    addEventListener('online', tell)
    return () => removeEventListener('online', tell)
  }, [])
}

async function tellServer() {
  const { sendPendingSignOut } = await import('./tell-sign-out.ts')
  await sendPendingSignOut()
}
