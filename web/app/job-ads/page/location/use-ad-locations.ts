import type { JobAdLocation, PublicJobAd } from '@qareeb/contract/job-ads'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { useViewer } from '../../../session/viewer.ts'
import { chosenLocation, locationsFrom } from './ad-locations.ts'

export type AdLocations = {
  /** Nearest to the reader first, once their place is known. */
  locations: readonly JobAdLocation[]
  /** The location that the address of the page names, else the first. */
  chosen: JobAdLocation | undefined
}

/** The locations of an ad as this reader meets them. */
export function useAdLocations({ locations }: Pick<PublicJobAd, 'locations'>): AdLocations {
  const viewer = useViewer()
  const [query] = useSearchParams()
  const ordered = useMemo(() => locationsFrom(viewer, locations), [viewer, locations])
  return { locations: ordered, chosen: chosenLocation(ordered, query.get('locationId')) }
}
