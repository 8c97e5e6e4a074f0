import type { AttemptLimit } from '../platform/attempts/attempts.ts'

const minute = 60

/** How often what may be tried. The numbers are those of docs/operations/identity.md. */
export const limits = {
  /** Wrong passwords for one account; the right one is refused meanwhile too. */
  wrongPassword: { action: 'wrong-password', allowed: 10, windowSeconds: 15 * minute },
  /** Wrong passwords from one network, which thousands of people may share. */
  wrongPasswordFromNetwork: {
    action: 'wrong-password-from-network',
    allowed: 100,
    windowSeconds: 15 * minute,
  },
} as const satisfies Record<string, AttemptLimit>
