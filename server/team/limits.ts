import type { AttemptLimit } from '../platform/attempts/attempts.ts'

const hour = 3_600

/** How often what may be tried. */
export const limits = {
  /** Invitations of one company, those it sends again included: each may be a mail to a stranger. */
  invite: { action: 'invite', allowed: 50, windowSeconds: 24 * hour },
  /** The same of one person, for all companies: a person may have several. */
  inviter: { action: 'invite-as', allowed: 100, windowSeconds: 24 * hour },
  /** Mails of invitations to one address, from all companies. */
  invitationMail: { action: 'invite-to', allowed: 5, windowSeconds: 24 * hour },
  /** New roles of one member: each is a mail to them. */
  newRole: { action: 'new-role', allowed: 10, windowSeconds: 24 * hour },
  /** Tokens that one network holds up. */
  invitationTokens: { action: 'invitation-token', allowed: 300, windowSeconds: hour },
} as const satisfies Record<string, AttemptLimit>
