import type { JobAdLocation } from '@qareeb/contract/job-ads'
import { BilingualText } from '../../i18n/bilingual-text.tsx'
import { PlaceName } from './place-name.tsx'

/** A location in full: district and city, the company's name for it, its address. */
export function PlaceAddress({ location }: { location: JobAdLocation }) {
  return (
    <p className="mt-3 text-sm text-ink-2">
      <span className="block font-medium text-ink">
        <PlaceName location={location} />
      </span>
      <BilingualText value={location.name} />
      <br />
      <BilingualText value={location.address} />
    </p>
  )
}
