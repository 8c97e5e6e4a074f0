import { jobAdBounds } from '@qareeb/contract/job-ads'
import type { TypedJobAd } from '../typed/typed-job-ad.ts'

/** The ad with a branch chosen, as long as there is room for it, or no longer. */
export function chooseLocation(typed: TypedJobAd, locationId: string, isChosen: boolean): TypedJobAd {
  const others = typed.locationIds.filter((one) => one !== locationId)
  const isFull = others.length >= jobAdBounds.locations.max
  return { ...typed, locationIds: isChosen && !isFull ? [...others, locationId] : others }
}
