import { jobAdRights } from '@qareeb/contract/rights/job-ads'
import { whyNot } from '@qareeb/contract/rights/right'
import { Link } from 'react-router'
import { usePaths, usePhrases } from '../../i18n/use-phrases.ts'
import { useCaller } from '../../job-ads/list/use-ad-context.ts'
import { useActiveCompany } from '../../workspace/dashboard-context.ts'

/** The reason, and the page on which the reader mends it; null where they can only wait. */
export type Refusal = { text: string; mendedAt: string | null }

/** The reason why the reader cannot publish any ad; null where they can. */
export function usePublishRefusal(): Refusal | null {
  const t = usePhrases('jobAdForm')
  const errors = usePhrases('errors')
  const paths = usePaths()
  const { organization, hasRegistrationNumber } = useActiveCompany()
  const refusal = whyNot(jobAdRights.publish, useCaller())
  if (refusal)
    return {
      text: errors(refusal === 'auth/unverified-email' ? refusal : 'request.forbidden'),
      mendedAt: null,
    }
  if (organization.verificationStatus !== 'verified') return { text: t('notVerified'), mendedAt: null }
  if (hasRegistrationNumber) return null
  return { text: errors('organization.numberMissing'), mendedAt: paths.companyDetails() }
}

/** The places of the button; in each the reason stands beside it. */
export type ButtonPlace = 'head' | 'foot' | 'phone'

/** The id of the reason in a place, for the button that it describes. */
export const refusalId = (place: ButtonPlace): string => `publish-refusal-${place}`

/** Says beside the button why publishing is disabled. */
export function PublishRefusal({ place, text, mendedAt }: Refusal & { place: ButtonPlace }) {
  return (
    <p
      id={refusalId(place)}
      className={
        place === 'head' ? 'max-w-64 text-xs leading-4 text-warn' : 'me-auto mb-2 text-sm text-warn lg:mb-0'
      }
    >
      {mendedAt === null ? (
        text
      ) : (
        <Link to={mendedAt} className="underline">
          {text}
        </Link>
      )}
    </p>
  )
}
