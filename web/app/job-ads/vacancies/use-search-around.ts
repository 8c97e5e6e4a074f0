import type { OrganizationLocation } from '@qareeb/contract/organization-locations'
import { useActiveCompany } from '../../workspace/dashboard-context.ts'
import { searchAround, type VacancyFilter } from './vacancy-filter.ts'

/** The search of the jobs around a branch of the company. */
export function useSearchAround(branch: OrganizationLocation, filter: VacancyFilter) {
  const { organization } = useActiveCompany()
  return searchAround({ branch, organizationId: organization.id }, filter)
}
