import type { ArgumentsOf } from '@qareeb/contract/endpoint'
import { getOrganization, type Organization, updateOrganization } from '@qareeb/contract/organizations'
import { useMutationOf } from '../../data/use-mutation-of.ts'
import { codeOf } from '../../forms/read-failure.ts'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { useCall } from '../../session/use-call.ts'
import { toast } from '../../ui/toasts/toast.ts'
import { invalidatedByCompany } from './invalidated-by-company.ts'

export type CompanyChange = Omit<ArgumentsOf<typeof updateOrganization>['body'], 'version'>

export const isStale = (failure: unknown): boolean => codeOf(failure) === 'organization.changedMeanwhile'

/**
 * Saves one setting of the active company, independent of others: another person's changes elsewhere stay. Shows a
 * toast, with its own words where there are some.
 * @returns the company as it is now; throws what the call throws
 */
export function useSaveCompany(onChange: (organization: Organization) => void) {
  const t = usePhrases('organizations')
  const call = useCall()
  const update = useMutationOf(updateOrganization, { changes: invalidatedByCompany })
  const save = (version: number, change: CompanyChange) => update({ query: {}, body: { version, ...change } })
  const saveAnyway = async (version: number, change: CompanyChange) => {
    try {
      return await save(version, change)
    } catch (failure) {
      if (!isStale(failure)) throw failure
      const latest = await call(getOrganization, { query: {} })
      return save(latest.version, change)
    }
  }

  return async (seen: Organization, change: CompanyChange, said = t('saved')): Promise<Organization> => {
    const organization = await saveAnyway(seen.version, change)
    onChange(organization)
    toast(said, 'success')
    return organization
  }
}
