import { jobAdBounds } from '@qareeb/contract/job-ads'
import type { TypedJobAd } from '../typed/typed-job-ad.ts'

/** Chooses a branch for the ad while the ad has room for it, or removes it. @returns the changed ad */
export function chooseLocation(typed: TypedJobAd, locationId: string, isChosen: boolean): TypedJobAd {
  const others = typed.locationIds.filter((one) => one !== locationId)
  const isFull = others.length >= jobAdBounds.locations.max
  return { ...typed, locationIds: isChosen && !isFull ? [...others, locationId] : others }
}
