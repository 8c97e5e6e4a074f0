import type { JobAdLocation, PublicJobAd } from '@qareeb/contract/job-ads'
import { MapPin } from 'lucide-react'
import { BilingualText } from '../../i18n/bilingual-text.tsx'
import { useFormats } from '../../i18n/use-formats.ts'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { Badge } from '../../ui/badge.tsx'
import { PlaceName } from './place-name.tsx'

/** Where the work is, how far that is, and how many other places there are; leads down to the map. */
export function PlaceLine({ jobAd, location }: { jobAd: PublicJobAd; location: JobAdLocation }) {
  const t = usePhrases('jobAds')
  const format = useFormats()
  const others = jobAd.locations.length - 1
  if (jobAd.workMode === 'full-remote') return null

  return (
    <p className="mt-4 flex min-h-8 flex-wrap items-center gap-x-3 gap-y-1.5 text-ink-2">
      <a
        href="#place"
        className="roomy inline-flex items-center gap-2 rounded-s hover:text-brand hover:underline"
      >
        <MapPin className="size-5 shrink-0 text-ink-3" aria-hidden />
        <span>
          <PlaceName location={location} />
          {others > 0 && ` ${t('moreLocations', { count: others })}`}
        </span>
      </a>
      {location.distanceKm !== null && <Badge tone="accent">{format.distance(location.distanceKm)}</Badge>}
      <BilingualText value={location.address} className="basis-full ps-7 text-sm text-ink-3" />
    </p>
  )
}
