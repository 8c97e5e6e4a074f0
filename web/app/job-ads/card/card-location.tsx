import type { ListedJobAd } from '@qareeb/contract/job-ads/listed-job-ad'
import { BilingualText } from '../../i18n/bilingual-text.tsx'
import type { DistanceOrigin } from '../../i18n/distances.ts'
import { useFormats } from '../../i18n/use-formats.ts'
import { usePhrases } from '../../i18n/use-phrases.ts'

type CardLocationProps = {
  jobAd: ListedJobAd
  distanceFrom: DistanceOrigin
  /** The reader searches outside of the country, in which remote work has to be done. */
  isAbroad?: boolean
}

/**
 * How far the work is, where, and at how many locations: one line, in which the location is cut. It stands there before the
 * distance is known, and for work from anywhere, so that nothing moves and every card is as high.
 */
export function CardLocation({
  jobAd: { location, locationCount, workMode },
  distanceFrom,
  isAbroad = false,
}: CardLocationProps) {
  const t = usePhrases('jobAds')
  const listed = usePhrases('units')
  const format = useFormats()
  if (workMode === 'full-remote')
    return <p className="job-card-place">{t(isAbroad ? 'withinKingdom' : 'fromAnywhere')}</p>
  if (!location) return <p className="job-card-place" />

  const { district, city, address, distanceKm } = location
  return (
    <p className="job-card-place">
      {distanceKm !== null && (
        <>
          <strong className="shrink-0 font-semibold text-ink">
            {format.distance(distanceKm, distanceFrom)}
          </strong>
          <Dot />
        </>
      )}
      <span className="truncate">
        <BilingualText value={district ?? city ?? address} />
        {district && city && (
          // A distance is enough where the line is short.
          <span className={distanceKm === null ? undefined : 'max-sm:hidden'}>
            {listed('comma')}
            <BilingualText value={city} />
          </span>
        )}
      </span>
      {locationCount > 1 && (
        <span className="shrink-0">
          <Dot />
          {t('locationCount', { count: locationCount })}
        </span>
      )}
    </p>
  )
}

const Dot = () => <span className="shrink-0 whitespace-pre text-ink-3">{'  ·  '}</span>
