import type { PublicJobAd } from '@qareeb/contract/job-ads'
import { lazy, Suspense } from 'react'
import { usePhrases } from '../../i18n/use-phrases.ts'
import type { LocatorDrawing } from '../../map/locator/locator-size.ts'
import { PlaceAddress } from './place-address.tsx'
import { PlaceDistance } from './place-distance.tsx'
import { PlaceLinks } from './place-links.tsx'
import { PlaceMap } from './place-map.tsx'
import type { AdPlaces as Places } from './use-ad-places.ts'

// Most ads name one address; the server draws the choice among several.
const PlacePicker = lazy(() => import('./place-picker.tsx'))

type AdPlacesProps = {
  jobAd: PublicJobAd
  places: Places
  /** The map of the address that the server chose. */
  drawing: LocatorDrawing | null
}

/** Where the work is: the map, the address or the choice among several, the distance, and the ways on. */
export function AdPlaces({ jobAd, places: { locations, chosen }, drawing }: AdPlacesProps) {
  const t = usePhrases('jobPage')
  if (!chosen) return null

  const isRemote = jobAd.workMode === 'full-remote'
  return (
    <section
      id="place"
      aria-labelledby="place-title"
      className="scroll-mt-20 rounded-l border border-line bg-surface p-2 sm:max-lg:grid sm:max-lg:grid-cols-2 sm:max-lg:items-start"
    >
      {drawing && <PlaceMap location={chosen} drawing={drawing} />}
      <div className="px-3 pt-4 pb-1">
        <h2 id="place-title" className="font-semibold">
          {t('places', { count: locations.length })}
        </h2>
        {isRemote && <p className="mt-2 text-sm text-ink-2">{t('remotePlace')}</p>}
        {locations.length > 1 ? (
          <Suspense>
            <PlacePicker locations={locations} chosen={chosen} />
          </Suspense>
        ) : (
          <PlaceAddress location={chosen} />
        )}
        {!isRemote && <PlaceDistance distanceKm={chosen.distanceKm} />}
        <PlaceLinks location={chosen} />
      </div>
    </section>
  )
}
