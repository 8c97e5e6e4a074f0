import type { AttemptLimit } from '../platform/attempts/attempts.ts'

const hour = 3_600

/** How often what may be tried. */
export const limits = {
  /** Files that are only checked, for people without a company, from one network. */
  checkFile: { action: 'check-locations', allowed: 10, windowSeconds: hour },
  /** Files that a company has checked or written: each import takes two or three. */
  importFile: { action: 'import-locations', allowed: 60, windowSeconds: hour },
} as const satisfies Record<string, AttemptLimit>
