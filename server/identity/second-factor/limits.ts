import { codeBounds } from '@qareeb/contract/second-factor'
import type { AttemptLimit } from '../../platform/attempts/attempts.ts'

const minute = 60
const hour = 60 * minute

/** How often what may be tried. The numbers are those of docs/operations/identity.md. */
export const limits = {
  /** Answers to the second question of a sign-in, for one account, however many sign-ins wait. */
  answers: {
    action: 'second-factor-answer',
    allowed: codeBounds.tries,
    windowSeconds: codeBounds.validMinutes * minute,
  },
  /** Codes entered to enrol a factor. */
  enrolmentCodes: {
    action: 'enrolment-code',
    allowed: codeBounds.tries,
    windowSeconds: codeBounds.validMinutes * minute,
  },
  /** Text messages cost money and wake people up. */
  codeSoonAgain: { action: 'code-soon-again', allowed: 1, windowSeconds: codeBounds.resendSeconds },
  codesToPhone: { action: 'codes-to-phone', allowed: 5, windowSeconds: hour },
  codesFromNetwork: { action: 'codes-from-network', allowed: 60, windowSeconds: hour },
} as const satisfies Record<string, AttemptLimit>
