import { activateOrganization } from '@qareeb/contract/organizations'
import { usePhrases } from '../i18n/use-phrases.ts'
import { useCall } from '../session/use-call.ts'
import { toast } from '../ui/toasts/toast.ts'
import { useDashboard } from './dashboard-context.ts'

/** Makes another company of the reader the active one, in every tab. Throws what the call throws. */
export function useSwitchCompany(): (organizationId: string) => Promise<void> {
  const t = usePhrases('dashboard')
  const call = useCall()
  const { profile, adopt } = useDashboard()
  return async (id) => {
    const activeOrganization = await call(activateOrganization, { params: { id }, body: {} })
    adopt({ ...profile, activeOrganization })
    toast(t('changed'), 'success')
  }
}
