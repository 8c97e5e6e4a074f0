import { jobAdRights } from '@qareeb/contract/rights/job-ads'
import { whyNot } from '@qareeb/contract/rights/right'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { useCaller } from '../../job-ads/list/use-ad-context.ts'

/** Why the reader cannot publish, whatever the ad says; null where they can. */
export function usePublishRefusal(isVerified: boolean): string | null {
  const t = usePhrases('jobAdForm')
  const errors = usePhrases('errors')
  const refusal = whyNot(jobAdRights.publish, useCaller())
  if (refusal) return errors(refusal === 'auth/unverified-email' ? refusal : 'request.forbidden')
  return isVerified ? null : t('notVerified')
}

/** The places of the button; in each the reason stands beside it. */
export type ButtonPlace = 'head' | 'foot' | 'phone'

/** The id of the reason in a place, for the button that it describes. */
export const refusalId = (place: ButtonPlace): string => `publish-refusal-${place}`

/** Says beside the button why publishing is disabled. */
export function PublishRefusal({ place, text }: { place: ButtonPlace; text: string }) {
  return (
    <p
      id={refusalId(place)}
      className={
        place === 'head' ? 'max-w-64 text-xs leading-4 text-warn' : 'me-auto mb-2 text-sm text-warn lg:mb-0'
      }
    >
      {text}
    </p>
  )
}
