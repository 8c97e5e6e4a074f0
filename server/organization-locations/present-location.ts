import type { OrganizationLocation } from '@qareeb/contract/organization-locations'
import { distanceKm } from '@qareeb/reference/distance'
import { shownNameOf } from '@qareeb/reference/shown-name'
import type { LocationFacts } from './queries/locations.ts'

/** Where somebody looks from; without both there are no distances. */
export type Viewer = { lat?: number | undefined; lng?: number | undefined }

/** A branch in the form of the contract. */
export function presentLocation(
  { cityKey, districtKey, openJobAds, jobAdsNotArchived, ...facts }: LocationFacts,
  { lat, lng }: Viewer = {},
): OrganizationLocation {
  const viewer = lat === undefined || lng === undefined ? undefined : { lat, lng }
  return {
    ...facts,
    city: shownNameOf(cityKey),
    district: shownNameOf(districtKey),
    // To the metre, like the distances of job ads.
    distanceKm: viewer ? Math.round(distanceKm(viewer, facts) * 1_000) / 1_000 : null,
    jobAds: { open: openJobAds, notArchived: jobAdsNotArchived },
  }
}
