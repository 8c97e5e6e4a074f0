import { invitationTimes } from '@qareeb/contract/invitations'
import type { OrganizationRole } from '@qareeb/contract/organizations'
import { dayMs } from '@qareeb/reference/riyadh'

/** Days after its end for which an invitation is listed, and has an error of its own. */
const keptDays = 30

/** When an invitation ends that is sent at this moment. */
export const invitationEnd = (sentAt: Date): Date => new Date(sentAt.getTime() + invitationTimes.days * dayMs)

/** Invitations that ended before this moment are forgotten. */
export const forgottenBefore = (now: Date): Date => new Date(now.getTime() - keptDays * dayMs)

/** Seconds until an invitation may be mailed again; 0 when it may be now. */
export const secondsUntilNextMail = (sentAt: Date, now: Date): number =>
  Math.max(0, Math.ceil((sentAt.getTime() - now.getTime()) / 1_000 + invitationTimes.resendSeconds))

type Times = { acceptedAt: Date | null; cancelledAt: Date | null; expiresAt: Date; isErased?: boolean }

/** The state of an invitation; that of a deleted company counts as cancelled. */
export function stateOfInvitation(
  { acceptedAt, cancelledAt, expiresAt, isErased }: Times,
  now: Date,
): 'valid' | 'used' | 'cancelled' | 'expired' {
  if (cancelledAt || isErased) return 'cancelled'
  if (acceptedAt) return 'used'
  return now < expiresAt ? 'valid' : 'expired'
}

type AdminOrNot = { userId: string; role: OrganizationRole; isDisabled: boolean }

/**
 * True when the team would have no usable administrator without this member; a disabled one does not count. `team`
 * holds at least its administrators.
 */
export const isLastAdmin = (team: readonly AdminOrNot[], userId: string): boolean => {
  const admins = team.filter(({ role, isDisabled }) => role === 'ADMIN' && !isDisabled)
  return admins.length === 1 && admins[0]?.userId === userId
}
