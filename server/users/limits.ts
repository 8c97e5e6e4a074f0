import type { AttemptLimit } from '../platform/attempts/attempts.ts'

const minute = 60
const hour = 60 * minute

/** How often what may be tried. */
export const limits = {
  /** Changes of address that one account may ask for; wrong passwords count too. */
  changeEmail: { action: 'change-email', allowed: 5, windowSeconds: hour },
  /** Mails to one requested new address, from all callers; it may be a stranger's. */
  changeEmailTo: { action: 'change-email-to', allowed: 5, windowSeconds: 24 * hour },
  /** Mails about requests to the present address of an account that has not confirmed it; it may be a stranger's. */
  changeEmailFrom: { action: 'change-email-from', allowed: 5, windowSeconds: 24 * hour },
  /** Links to the pending address of one account that are mailed again. */
  changeEmailAgain: { action: 'change-email-again', allowed: 1, windowSeconds: minute },
  /** Uploads of people without an account, from one network. */
  signupUpload: { action: 'signup-upload', allowed: 10, windowSeconds: hour },
  /** Uploads of one account. */
  ownUpload: { action: 'own-upload', allowed: 60, windowSeconds: hour },
  /** Pictures of one account. */
  avatar: { action: 'avatar', allowed: 30, windowSeconds: hour },
  /** Files of one's own data. */
  downloadData: { action: 'download-data', allowed: 10, windowSeconds: hour },
} as const satisfies Record<string, AttemptLimit>
