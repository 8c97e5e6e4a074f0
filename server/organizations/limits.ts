import type { AttemptLimit } from '../platform/attempts/attempts.ts'

const hour = 3_600

/** How often what may be tried. */
export const limits = {
  /** Companies that one account may register. */
  create: { action: 'create-organization', allowed: 10, windowSeconds: 24 * hour },
  /** Logos of one company. */
  logo: { action: 'organization-logo', allowed: 30, windowSeconds: hour },
  /** Registrations of interest of one company in another plan. */
  planInterest: { action: 'organization-plan-interest', allowed: 20, windowSeconds: hour },
  /** Files of everything that is stored of one company. */
  downloadData: { action: 'download-organization-data', allowed: 10, windowSeconds: hour },
} as const satisfies Record<string, AttemptLimit>
