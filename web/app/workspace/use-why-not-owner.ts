import { usePhrases } from '../i18n/use-phrases.ts'
import { useActiveCompany } from './dashboard-context.ts'

/** Why the reader may not decide about the company as a whole, in words; null for its admins. */
export function useWhyNotOwner(): string | null {
  const t = usePhrases('companySettings')
  const { role, impersonatedUntil } = useActiveCompany()
  if (impersonatedUntil !== null) return t('notWhileImpersonating')
  return role === 'ADMIN' ? null : t('adminsOnly')
}
