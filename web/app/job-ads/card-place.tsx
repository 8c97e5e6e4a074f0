import type { JobAdCard } from '@qareeb/contract/job-ads'
import { MapPin } from 'lucide-react'
import { BilingualText } from '../i18n/bilingual-text.tsx'
import type { DistanceOrigin } from '../i18n/distance.ts'
import { useFormats } from '../i18n/use-formats.ts'
import { usePhrases } from '../i18n/use-phrases.ts'
import { Badge } from '../ui/badge.tsx'
import type { ListedJobAd } from './job-ad-card.tsx'

type CardPlaceProps = { jobAd: ListedJobAd; distanceFrom: DistanceOrigin }

/** Where the work is, how many other places there are, and how far it is; one line, in which only the name gives way. */
export function CardPlace({ jobAd: { location, locationCount, workMode }, distanceFrom }: CardPlaceProps) {
  const format = useFormats()
  if (!location || workMode === 'full-remote') return null

  return (
    // The distance may come after the page: it has its room on this line, so that nothing moves.
    <p className="mt-1 flex min-h-6 items-center gap-1.5 text-sm text-ink-2">
      <MapPin className="size-4 shrink-0 text-ink-3" aria-hidden />
      <DistrictAndCity location={location} />
      {locationCount > 1 && <MoreLocations count={locationCount - 1} />}
      {location.distanceKm !== null && (
        <span className="ms-auto shrink-0">
          <Badge tone="accent">{format.distance(location.distanceKm, distanceFrom)}</Badge>
        </span>
      )}
    </p>
  )
}

/** The district is cut off first; the city beside it is short. */
function DistrictAndCity({ location: { district, city, address } }: { location: JobAdCard['location'] }) {
  const t = usePhrases('units')
  if (!district || !city) return <BilingualText value={district ?? city ?? address} className="truncate" />

  return (
    // The gap is the space behind the comma, which goes when the district is cut off.
    <span className="flex min-w-0 gap-[0.25em]">
      <span className="truncate">
        <BilingualText value={district} />
        {t('comma')}
      </span>
      <BilingualText value={city} className="shrink-0" />
    </span>
  )
}

function MoreLocations({ count }: { count: number }) {
  const t = usePhrases('jobAds')
  const { number } = useFormats()
  return (
    <span className="shrink-0">
      <bdi dir="ltr" aria-hidden>
        +{number(count)}
      </bdi>
      <span className="sr-only"> {t('moreLocations', { count })}</span>
    </span>
  )
}
