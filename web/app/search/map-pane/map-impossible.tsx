import { usePhrases } from '../../i18n/use-phrases.ts'
import { MapMissing } from '../../map/map-boundary.tsx'
import { searchedFilters } from '../address/search-address.ts'
import { useSearch } from '../results/use-search.ts'
import { StillPicture } from '../still-map/still-picture.tsx'

/** Where the browser cannot draw the map, a still one shows where the jobs are. */
export function MapImpossible() {
  const t = usePhrases('map')
  const { search, list } = useSearch()
  return (
    <MapMissing text={t('cannotDraw')}>
      <StillPicture filters={searchedFilters(search, list)} className="w-90 rounded-m" />
    </MapMissing>
  )
}
