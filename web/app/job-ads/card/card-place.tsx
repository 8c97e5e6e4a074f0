import { MapPin } from 'lucide-react'
import { BilingualText } from '../../i18n/bilingual-text.tsx'
import type { DistanceOrigin } from '../../i18n/distance.ts'
import { useFormats } from '../../i18n/use-formats.ts'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { Badge } from '../../ui/badge.tsx'
import type { ListedJobAd } from './listed-job-ad.ts'

type CardPlaceProps = { jobAd: ListedJobAd; distanceFrom: DistanceOrigin }

/** Where the work is, how many other places there are, and how far it is: one line, of which the district gives way. */
export function CardPlace({ jobAd: { location, locationCount, workMode }, distanceFrom }: CardPlaceProps) {
  const t = usePhrases('jobAds')
  const listed = usePhrases('units')
  const format = useFormats()
  if (!location || workMode === 'full-remote') return null

  const { district, city, address, distanceKm } = location
  const others = locationCount - 1
  return (
    // The distance may come after the page: it has its room on this line, so that nothing moves.
    <p className="mt-1 flex min-h-6 items-center gap-1 text-sm text-ink-2">
      <MapPin className="size-4 shrink-0 text-ink-3" aria-hidden />
      <span className="truncate">
        <BilingualText value={district ?? city ?? address} />
        {district && city && listed('comma')}
      </span>
      {district && city && <BilingualText value={city} className="shrink-0" />}
      {others > 0 && (
        <span className="shrink-0">
          <bdi dir="ltr" aria-hidden>
            +{format.number(others)}
          </bdi>
          <span className="sr-only"> {t('moreLocations', { count: others })}</span>
        </span>
      )}
      {distanceKm !== null && (
        <span className="ms-auto shrink-0">
          <Badge tone="accent">{format.distance(distanceKm, distanceFrom)}</Badge>
        </span>
      )}
    </p>
  )
}
