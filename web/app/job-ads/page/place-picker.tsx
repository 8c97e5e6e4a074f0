import type { JobAdLocation } from '@qareeb/contract/job-ads'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { firstLocations } from './ad-locations.ts'
import { PlaceChoice } from './place-choice.tsx'

/** More addresses than these are shown on demand. */
const shownAtFirst = 4

type PlacePickerProps = { locations: readonly JobAdLocation[]; chosen: JobAdLocation }

/** The addresses of an ad as links, so that a choice stands in the address of the page and can be passed on. */
export default function PlacePicker({ locations, chosen }: PlacePickerProps) {
  const t = usePhrases('jobPage')
  const first = firstLocations(locations, chosen, shownAtFirst)
  const rest = locations.filter((location) => !first.includes(location))

  return (
    <nav aria-label={t('choosePlace')} className="mt-3">
      <Choices locations={first} chosen={chosen} />
      {rest.length > 0 && (
        <details className="group">
          <summary className="mt-1 flex rounded-m px-1 py-2.5 text-sm font-medium text-brand marker:content-none hover:underline group-open:hidden [&::-webkit-details-marker]:hidden">
            {t('allPlaces', { count: rest.length })}
          </summary>
          <Choices locations={rest} chosen={chosen} />
        </details>
      )}
    </nav>
  )
}

function Choices({ locations, chosen }: PlacePickerProps) {
  return (
    <ul className="-mx-2 grid gap-1">
      {locations.map((location) => (
        <PlaceChoice key={location.id} location={location} isChosen={location === chosen} />
      ))}
    </ul>
  )
}
