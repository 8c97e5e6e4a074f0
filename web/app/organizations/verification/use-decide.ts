import type { ArgumentsOf } from '@qareeb/contract/endpoint'
import { getOrganization, updateOrganization } from '@qareeb/contract/organizations'
import { useMutationOf, useRefresh } from '../../data/use-mutation-of.ts'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { useCall } from '../../session/use-call.ts'
import { toast } from '../../ui/toasts/toast.ts'
import { invalidatedByCompany } from '../details/invalidated-by-company.ts'
import { isStale } from '../details/use-save-company.ts'
import type { DecisionProps } from './decision-props.ts'

type Decision = Pick<
  ArgumentsOf<typeof updateOrganization>['body'],
  'verificationStatus' | 'verifiedDate' | 'rejectionReason'
>

/**
 * Makes the function with which a platform administrator decides about the company that they saw. If its team has
 * changed the document or the name since, nothing is decided, and the present state is shown.
 * @returns sends a decision and shows `done`; throws what the call throws
 */
export function useDecide({ company, onClose, onDecided }: Omit<DecisionProps, 'isOpen'>) {
  const t = usePhrases('organizations')
  const call = useCall()
  const update = useMutationOf(updateOrganization, { changes: invalidatedByCompany })
  const refresh = useRefresh()
  const query = { organizationId: company.id }

  return async (decision: Decision, done: string): Promise<void> => {
    try {
      const decided = await update({
        query,
        body: { version: company.version, ...decision },
      })
      toast(done, 'success')
      onDecided(decided)
      onClose()
    } catch (failure) {
      if (isStale(failure)) {
        refresh(...invalidatedByCompany)
        onDecided(await call(getOrganization, { query }))
        onClose()
        toast(t('lookAgain'), 'warning')
      }
      // The typed text stays for the next attempt.
      throw failure
    }
  }
}
