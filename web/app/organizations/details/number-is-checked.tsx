import type { Organization } from '@qareeb/contract/organizations'
import { usePhrases } from '../../i18n/use-phrases.ts'

type Numbered = Pick<Organization, 'verificationStatus' | 'registrationNumber'>

/** Warns a verified company with a number that another number ends the verification. */
export function NumberIsChecked({ organization }: { organization: Numbered }) {
  const t = usePhrases('organizations')
  const { verificationStatus, registrationNumber } = organization
  if (verificationStatus !== 'verified' || registrationNumber === null) return null
  return <p className="rounded-m bg-warn-soft px-4 py-3 text-sm text-warn">{t('numberIsChecked')}</p>
}
