import type { ErrorCode } from '@qareeb/contract/errors'
import type { PlanUse } from '@qareeb/contract/job-ads/job-ad-life'
import type { Caller } from '@qareeb/contract/rights/right'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { useNow } from '../../page/use-site.ts'
import { useActiveCompany, useDashboard } from '../../workspace/dashboard-context.ts'
import type { ActionContext } from './ad-actions.ts'

/** The conditions of the reader's actions on ads, from company, account and plan. */
export function useAdContext(plan: PlanUse): ActionContext {
  const { organization, hasRegistrationNumber } = useActiveCompany()
  return {
    caller: useCaller(),
    isVerified: organization.verificationStatus === 'verified',
    hasRegistrationNumber,
    plan,
    now: useNow(),
  }
}

/** The reader, as rights in the active company ask for them. */
export function useCaller(): Caller {
  const { role, impersonatedUntil } = useActiveCompany()
  const { profile } = useDashboard()
  return {
    as: impersonatedUntil === null ? role : 'impersonator',
    emailVerified: profile.emailVerified,
  }
}

/** Says why an action is refused. @returns the sentence for a code, with the number of fields that a draft lacks */
export function useRefusalText(): (refusal: ErrorCode, missing: number) => string {
  const t = usePhrases('jobAdList')
  const errors = usePhrases('errors')
  return (refusal, missing) => {
    switch (refusal) {
      case 'jobAd.planLimit':
        return t('planFull')
      case 'jobAd.incomplete':
        return t('missing', { count: missing })
      case 'organization.notVerified':
      case 'organization.numberMissing':
      case 'auth/unverified-email':
      case 'jobAd.tooEarlyToExtend':
      case 'organization.noneActive':
        return errors(refusal)
      default:
        return errors('request.forbidden')
    }
  }
}
