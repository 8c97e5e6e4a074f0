import { getOwnProfile } from '@qareeb/contract/users'
import type { BoundCall } from '../../http/api.ts'
import { type Acting, actingOf } from '../../session/acting.ts'
import { keepActing, sessionStore } from '../../session/session-store.ts'

/**
 * Asks the server once whether an impersonation is over whose time has come by the clock of this device, which may have
 * been set meanwhile. Without an answer it is.
 * @returns whether it was over, and nothing is kept of it any more
 */
export async function checkImpersonationEnded(call: BoundCall, acting: Acting): Promise<boolean> {
  const profile = await call(getOwnProfile, {}).catch(() => null)
  // Another tab has found out, or has entered another company.
  if (sessionStore.readActing() !== acting) return false
  const goesOn = Boolean(profile?.activeOrganization?.impersonatedUntil)
  keepActing(profile && goesOn ? actingOf(profile) : null)
  return !goesOn
}
