import type { JobAdLocation } from '@qareeb/contract/job-ads'
import { Link } from 'react-router'
import { BilingualText } from '../../i18n/bilingual-text.tsx'
import { useFormats } from '../../i18n/use-formats.ts'
import { PlaceName } from './place-name.tsx'

/** One address to choose; the page stays where it is and its map and distance follow. */
export function PlaceChoice({ location, isChosen }: { location: JobAdLocation; isChosen: boolean }) {
  const format = useFormats()
  return (
    <li>
      <Link
        to={{ search: `?locationId=${location.id}` }}
        replace
        preventScrollReset
        aria-current={isChosen ? 'true' : undefined}
        className="group flex gap-3 rounded-m px-3 py-2.5 text-sm text-ink-2 hover:bg-sunken aria-[current]:bg-brand-soft"
      >
        <span
          aria-hidden
          className="mt-1 size-4 shrink-0 rounded-full border border-line-strong bg-surface group-aria-[current]:border-[5px] group-aria-[current]:border-brand"
        />
        <span className="min-w-0 flex-1">
          <span className="flex flex-wrap justify-between gap-x-3 font-medium text-ink">
            <span>
              <PlaceName location={location} />
            </span>
            {location.distanceKm !== null && (
              <span className="text-accent-ink">{format.distance(location.distanceKm)}</span>
            )}
          </span>
          <BilingualText value={location.address} />
        </span>
      </Link>
    </li>
  )
}
