import type { ErrorCode } from '@qareeb/contract/errors'
import type { PlanUse } from '@qareeb/contract/job-ads/job-ad-life'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { useNow } from '../../page/use-site.ts'
import { useActiveCompany, useDashboard } from '../../workspace/dashboard-context.ts'
import type { ActionContext } from './ad-actions.ts'

/** The conditions of the reader's actions on ads, from company, account and plan. */
export function useAdContext(plan: PlanUse): ActionContext {
  const { role, impersonatedUntil, organization } = useActiveCompany()
  const { profile } = useDashboard()
  return {
    caller: {
      as: impersonatedUntil === null ? role : 'impersonator',
      emailVerified: profile.emailVerified,
    },
    isVerified: organization.verificationStatus === 'verified',
    plan,
    now: useNow(),
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
      case 'auth/unverified-email':
      case 'jobAd.tooEarlyToExtend':
      case 'organization.noneActive':
        return errors(refusal)
      default:
        return errors('request.forbidden')
    }
  }
}
