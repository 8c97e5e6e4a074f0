import type { JobAdLocation } from '@qareeb/contract/job-ads'
import { distanceKm } from '@qareeb/reference/distance'
import { useMemo } from 'react'
import { useViewer } from '../../session/viewer.ts'

/**
 * Ads with their distances from the reader, or without distances while the reader's position is unknown. The distances
 * of the list itself start at the middle of its city or at another ad, so they do not tell the way to work.
 */
export function useDistances<
  Ad extends { location: Pick<JobAdLocation, 'lat' | 'lng' | 'distanceKm'> | null },
>(jobAds: readonly Ad[]): Ad[] {
  const viewer = useViewer()
  return useMemo(
    () =>
      jobAds.map((jobAd) => ({
        ...jobAd,
        location: jobAd.location && {
          ...jobAd.location,
          distanceKm: viewer && distanceKm(viewer, jobAd.location),
        },
      })),
    [viewer, jobAds],
  )
}
