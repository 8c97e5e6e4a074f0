import type { JobAdLocation } from '@qareeb/contract/job-ads'
import { ExternalLink, House, MapPin } from 'lucide-react'
import type { ReactNode } from 'react'
import { BilingualText } from '../../../i18n/bilingual-text.tsx'
import { usePhrases } from '../../../i18n/use-phrases.ts'
import type { LocatorDrawing } from '../../../map/locator/locator-size.ts'
import { isOnMap } from '../../../map/map-limits.ts'
import type { ShownAd } from '../shown-ad.ts'
import { LocationDistance } from './location-distance.tsx'
import { LocationMap } from './location-map.tsx'
import { LocationName } from './location-name.tsx'
import { LocationPicker } from './location-picker.tsx'
import type { AdLocations } from './use-ad-locations.ts'

type LocationSectionProps = { jobAd: ShownAd; adLocations: AdLocations; drawing: LocatorDrawing | null }

/** Where the work is, how far that is, a small map, and the choice among several locations. */
export function LocationSection({
  jobAd,
  adLocations: { locations, chosen },
  drawing,
}: LocationSectionProps) {
  const t = usePhrases('jobAds')
  if (jobAd.workMode === 'full-remote')
    return (
      <p className="ad-summary-place">
        <Tile>
          <House className="size-5" />
        </Tile>
        <span className="font-semibold">{t('fromAnywhere')}</span>
      </p>
    )
  // The preview of a draft may lack its locations.
  if (!chosen) return null
  return (
    <>
      <LocationDistance distanceKm={chosen.distanceKm}>
        <Tile>
          <MapPin className="size-5" />
        </Tile>
        <Address location={chosen} />
      </LocationDistance>
      {!isOnMap(chosen) ? (
        <OpenInMaps location={chosen} className="inline-flex items-center gap-1.5 text-sm text-brand" />
      ) : (
        drawing && (
          <div className="ad-summary-map">
            <LocationMap location={chosen} drawing={drawing} />
            <OpenInMaps location={chosen} className="ad-summary-map-link" />
          </div>
        )
      )}
      {locations.length > 1 && <LocationPicker jobAd={jobAd} locations={locations} chosen={chosen} />}
    </>
  )
}

const Tile = ({ children }: { children: ReactNode }) => (
  <span aria-hidden className="ad-summary-tile">
    {children}
  </span>
)

function Address({ location }: { location: JobAdLocation }) {
  return (
    <p className="ad-summary-address">
      <span>
        <LocationName location={location} />
      </span>
      <BilingualText value={location.address} />
    </p>
  )
}

type OpenInMapsProps = { location: JobAdLocation; className: string }

function OpenInMaps({ location: { lat, lng }, className }: OpenInMapsProps) {
  const t = usePhrases('jobPage')
  return (
    <a
      href={`https://www.google.com/maps?q=${lat},${lng}`}
      target="_blank"
      rel="noopener"
      className={className}
    >
      <ExternalLink className="size-4 flip-rtl" aria-hidden />
      {t('openInMaps')}
    </a>
  )
}
