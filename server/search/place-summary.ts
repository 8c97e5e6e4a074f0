import type { PlaceSummary } from '@qareeb/contract/search'
import { type Place, placeByKey } from '@qareeb/reference/places'

/** A place as the API shows it; a district names its city. */
export const toPlaceSummary = ({ key, kind, name, city, lat, lng, zoom }: Place): PlaceSummary => ({
  key,
  kind,
  name,
  cityName: placeByKey(city ?? '')?.name ?? null,
  lat,
  lng,
  zoom,
})
