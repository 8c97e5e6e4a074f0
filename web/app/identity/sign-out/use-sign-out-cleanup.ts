import { useEffect } from 'react'
import { forgetTyped } from '../../session/forget-typed.ts'
import { followSignOut } from './follow-sign-out.ts'
import { hasPendingSignOut } from './pending-sign-out.ts'

/**
 * Follows somebody who has signed out: what they typed goes from this tab too, whichever tab they did it in; and a server
 * that could not be told is told with this page, or when the connection is back. Costs others nothing.
 */
export function useSignOutCleanup(): void {
  useEffect(() => followSignOut(forgetTyped), [])
  useEffect(() => {
    // Without a connection not even the part that tells it may come; it stays owed.
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
