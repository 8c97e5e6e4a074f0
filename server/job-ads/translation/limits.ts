import type { AttemptLimit } from '../../platform/attempts/attempts.ts'

/**
 * Translations of one company in 24 hours: each may cost money at the provider.
 * @param allowed as configured
 */
export const translationLimit = (allowed: number): AttemptLimit => ({
  action: 'translate-job-ad',
  allowed,
  windowSeconds: 24 * 3_600,
})
