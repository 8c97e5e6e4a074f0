import type { JobAdLocation } from '@qareeb/contract/job-ads'
import type { PageJobAd } from '@qareeb/contract/job-ads/listed-job-ad'
import { useRef } from 'react'
import type { FieldProps } from '../../forms/use-contract-form.ts'
import { useViewer } from '../../session/viewer.ts'
import { useFocusWhenReplaced } from '../../ui/use-focus-when-replaced.ts'
import { AskForDistance } from './ask-for-distance.tsx'
import { LocationChoice } from './location-choice.tsx'
import { ShareDistance } from './share-distance.tsx'

type LocationAndDistanceProps = {
  jobAd: PageJobAd
  locations: readonly JobAdLocation[]
  chosenId: string
  onChange: (id: string) => void
  share: FieldProps
}

/** The location, and how far it is; of remote work no distance is asked. */
export function LocationAndDistance({
  jobAd,
  locations,
  chosenId,
  onChange,
  share,
}: LocationAndDistanceProps) {
  const isRemote = jobAd.workMode === 'full-remote'
  const viewer = useViewer()
  const place = useRef<HTMLDivElement>(null)
  useFocusWhenReplaced(Boolean(viewer), () =>
    place.current?.querySelector<HTMLElement>('input[type=checkbox]')?.focus(),
  )
  const km = locations.find(({ id }) => id === chosenId)?.distanceKm ?? null
  return (
    <div ref={place} className="grid grid-cols-1 gap-3">
      <LocationChoice locations={locations} chosenId={chosenId} onChange={onChange} warns={!isRemote} />
      {!isRemote && !viewer && <AskForDistance />}
      {!isRemote && viewer && km !== null && <ShareDistance field={share} km={km} />}
    </div>
  )
}
