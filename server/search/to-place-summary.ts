import type { PlaceSummary } from '@qareeb/contract/search/job-ad-list'
import { type Place, placeByKey } from '@qareeb/reference/places'
import { shownName } from '@qareeb/reference/shown-name'

/** A place as the API shows it; a district names its city. */
export const toPlaceSummary = (place: Place): PlaceSummary => ({
  key: place.key,
  kind: place.kind,
  name: shownName(place),
  cityName: placeByKey(place.city ?? '')?.name ?? null,
  lat: place.lat,
  lng: place.lng,
  zoom: place.zoom,
})
