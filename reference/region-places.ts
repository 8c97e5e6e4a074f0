import { cities, type Place } from './places.ts'
import { regionNames } from './region-names.ts'
import { type RegionKey, regions } from './regions.ts'

type Circle = { lat: number; lng: number; radiusKm: number }

/**
 * Circles that, cut to the rectangle around the cities of a region, hold these and no others, but for a few small towns
 * at the edge of regions that are hollow on one side: the test names them. Fitted so that they miss and share the fewest
 * inhabitants. Their centres mean nothing: to leave Riyadh out the circle of the Eastern Province has to come from the sea.
 */
const circles: Record<RegionKey, Circle> = {
  riyadh: { lat: 21.2, lng: 49.4, radiusKm: 739 },
  makkah: { lat: 25.5, lng: 19.1, radiusKm: 2368 },
  madinah: { lat: 24.3, lng: 38.5, radiusKm: 267 },
  qassim: { lat: 26.3, lng: 43.2, radiusKm: 114 },
  eastern: { lat: 28.6, lng: 50.4, radiusKm: 448 },
  asir: { lat: 18.9, lng: 43.1, radiusKm: 145 },
  tabuk: { lat: 27.1, lng: 36.0, radiusKm: 266 },
  hail: { lat: 26.9, lng: 41.5, radiusKm: 146 },
  'northern-borders': { lat: 33.7, lng: 43.0, radiusKm: 468 },
  jazan: { lat: 17.1, lng: 42.5, radiusKm: 83 },
  najran: { lat: 17.8, lng: 45.4, radiusKm: 187 },
  'al-bahah': { lat: 20.0, lng: 41.5, radiusKm: 36 },
  'al-jawf': { lat: 30.6, lng: 38.8, radiusKm: 165 },
}

/** Degrees around the outermost cities of a region that still belong to it. */
const margin = 0.15

/** The 13 regions as places to search in: the middle of their cities, and an area that holds these. */
export const regionPlaces: readonly Place[] = regions.map(({ key, name }) => {
  const within = rectangleAround(cities.filter(({ region }) => region === key))
  const { south, north, west, east } = within
  return {
    key: `region-${key}`,
    kind: 'region',
    name,
    otherNames: [...regionNames[key]],
    lat: (south + north) / 2,
    lng: (west + east) / 2,
    zoom: zoomOf(Math.max(east - west, north - south)),
    radiusKm: circles[key].radiusKm,
    reach: { ...circles[key], within },
    region: key,
  }
})

function rectangleAround(points: readonly { lat: number; lng: number }[]) {
  const [lats, lngs] = [points.map(({ lat }) => lat), points.map(({ lng }) => lng)]
  return {
    south: Math.min(...lats) - margin,
    north: Math.max(...lats) + margin,
    west: Math.min(...lngs) - margin,
    east: Math.max(...lngs) + margin,
  }
}

/** Zoom at which a map as wide as a phone shows so many degrees. */
function zoomOf(degrees: number): number {
  return Math.round(10 * Math.log2(280 / degrees)) / 10
}
