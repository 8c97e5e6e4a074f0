import { mapJobAds } from '@qareeb/contract/search'
import type { MapItems } from '@qareeb/contract/search/map-items'
import { mapZooms } from '@qareeb/contract/search/search-bounds'
import { kingdom } from '@qareeb/reference/gulf'
import { type Place, placeByKey } from '@qareeb/reference/places'
import { regionPlaces } from '@qareeb/reference/region-places'
import type { BoundCall } from '../../http/api.ts'
import type { Circle } from '../../map/map-filters.ts'
import { positionOver } from '../../map/map-rectangle.ts'
import { parseSearch } from '../address/parse-search.ts'
import { countQueryOf, rectangleOf } from '../address/search-address.ts'

type StillMapData = { items: MapItems; place: { lat: number; lng: number }; circle: Circle | null }

/** Fine enough that bubbles which lie apart in the strip are asked for apart. */
const frame = { width: 900, height: 900 }

/** Asks the API what the map shows of the whole area of a search. */
export async function askStillMap(call: BoundCall, params: URLSearchParams): Promise<StillMapData> {
  const { bounds: searched, ...filters } = countQueryOf(parseSearch(params))
  const circle = circleIn(filters)
  const bounds = searched ?? (circle && rectangleOf(circle, circle.km)) ?? kingdom
  const { lat, lng, zoom } = positionOver(bounds, frame)
  const level = Math.max(mapZooms.min, Math.min(mapZooms.max, Math.round(zoom)))
  const items = await call(mapJobAds, { query: { ...filters, bounds, searched, zoom: level } })
  return { items, place: { lat, lng }, circle: filters.radius === undefined ? null : circle }
}

type Filters = Omit<ReturnType<typeof countQueryOf>, 'bounds'>

/** The circle of the radius or of the place that limits the search; null for a region, and where the words may name a place. */
function circleIn({ city, lat, lng, radius }: Filters): Circle | null {
  const place = city === undefined ? undefined : placeWith(city)
  if (place?.kind === 'region') return null
  if (place) return { lat: place.lat, lng: place.lng, km: radius ?? place.radiusKm }
  return lat === undefined || lng === undefined || radius === undefined ? null : { lat, lng, km: radius }
}

const placeWith = (key: string): Place | undefined =>
  placeByKey(key) ?? regionPlaces.find((region) => region.key === key)
