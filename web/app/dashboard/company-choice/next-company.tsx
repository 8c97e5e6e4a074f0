import type { Membership } from '@qareeb/contract/organizations'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { AdminSwitch } from '../../organizations/find/admin-switch.tsx'
import { CompanyLine } from './company-line.tsx'

type NextCompanyProps = Pick<Membership, 'organization'>

/**
 * The company that a platform administrator works inside; a press opens the next one. Its phrases may still load,
 * and no hook comes after that: see `identity/user-menu.tsx`.
 */
export default function NextCompany({ organization }: NextCompanyProps) {
  usePhrases('organizations')
  return (
    <AdminSwitch>
      <CompanyLine organization={organization} />
    </AdminSwitch>
  )
}
