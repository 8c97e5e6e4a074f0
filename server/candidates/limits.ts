import type { AttemptLimit } from '../platform/attempts/attempts.ts'

const hour = 3_600

/** How often what may be tried. A mobile carrier gives thousands of people one address. */
export const limits = {
  /** Applications of guests from one network before each next one needs a captcha. */
  applyWithoutCaptcha: { action: 'apply-without-captcha', allowed: 6, windowSeconds: hour },
  /** The same with a captcha or without. */
  applyFromNetwork: { action: 'apply-from-network', allowed: 59, windowSeconds: hour },
  /** Applications of one account. */
  applyAsUser: { action: 'apply-as', allowed: 20, windowSeconds: hour },
  /** Applications of one address for one ad, repeated or withdrawn and sent again. */
  applyOnce: { action: 'apply-for', allowed: 10, windowSeconds: hour },
  /** Files for applications from one network. */
  upload: { action: 'candidate-upload', allowed: 120, windowSeconds: hour },
  /** Secrets and tokens that one network holds up. */
  undo: { action: 'undo-application', allowed: 300, windowSeconds: hour },
  tokens: { action: 'application-token', allowed: 300, windowSeconds: hour },
  /** Files of candidates that one person makes. */
  export: { action: 'candidate-export', allowed: 10, windowSeconds: hour },
  exportOne: { action: 'candidate-export-one', allowed: 120, windowSeconds: hour },
  /** Answers to many candidates of one account. */
  bulk: { action: 'answer-candidates', allowed: 120, windowSeconds: hour },
  /** Evaluations that one member of a team asks for; those of one application by its ticket. */
  evaluate: { action: 'evaluate-candidate', allowed: 600, windowSeconds: hour },
  evaluateOwn: { action: 'evaluate-own', allowed: 20, windowSeconds: hour },
  evaluateAll: { action: 'evaluate-all', allowed: 60, windowSeconds: hour },
  /** Evaluations that somebody without authority asks for: of one id, and from one network. */
  evaluateUnasked: { action: 'evaluate-unasked', allowed: 1, windowSeconds: hour },
  evaluateFromNetwork: { action: 'evaluate-from-network', allowed: 20, windowSeconds: hour },
} as const satisfies Record<string, AttemptLimit>
