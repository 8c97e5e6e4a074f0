import type { ErrorCode } from '@qareeb/contract/errors'
import { type Right, whyNot } from '@qareeb/contract/rights/right'
import { usePhrases } from '../i18n/use-phrases.ts'
import { useActiveCompany, useDashboard } from './dashboard-context.ts'

/** The error code that the server would return for this right in the active company; null when it is allowed. */
export function useRefusal(right: Right): ErrorCode | null {
  const { profile } = useDashboard()
  const { role, impersonatedUntil } = useActiveCompany()
  const as = impersonatedUntil === null ? role : 'impersonator'
  return whyNot(right, { as, emailVerified: profile.emailVerified })
}

/** The same in words, for actions of the company's administrators alone. Needs the phrases `companySettings`. */
export function useRefusalReason(right: Right): string | null {
  const t = usePhrases('organizationSettings')
  const refusal = useRefusal(right)
  if (refusal === null) return null
  return t(refusal === 'organization.notWhileImpersonating' ? 'notWhileImpersonating' : 'adminsOnly')
}
