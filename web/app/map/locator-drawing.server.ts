import type { Locale } from '@qareeb/contract/locale'
import { cities, districts, type Place } from '@qareeb/reference/places'
import encodedBasemap from '../../basemap/basemap.json'
import { decodeBasemap, type Position } from './basemap-geometry.ts'
import { clipRing } from './clip-ring.ts'
import { districtCells } from './district-cells.ts'
import { type LocatorDrawing, locatorSize } from './locator-size.ts'

type Point = { lat: number; lng: number }

const basemap = decodeBasemap(encodedBasemap)
const cells = districtCells(districts)

/** Zooms: close enough to tell districts apart, or far enough to see the next town. */
const zooms = { inDistricts: 11, between: 8.5 }
const nearDegrees = 0.06
const mostLabels = 14

/**
 * Draws the surroundings of a point for a picture that needs no JavaScript: sea, districts, names.
 * Coordinates are pixels of a frame of `locatorSize`, the point in its middle.
 */
export function drawLocator(point: Point, locale: Locale): LocatorDrawing {
  const isInDistricts = districts.some(
    ({ lat, lng }) => Math.abs(lat - point.lat) + Math.abs(lng - point.lng) < nearDegrees,
  )
  const project = projection(point, isInDistricts ? zooms.inDistricts : zooms.between)
  const draw = (ring: Position[]) => pathOf(clipRing(ring.map(project), locatorSize))

  return {
    ...point,
    locale,
    sea: basemap.sea.flat().map(draw).join(''),
    districts: isInDistricts
      ? cells
          .map(({ outline }, index) => ({ path: draw(outline), tint: index % 3 }))
          .filter(({ path }) => path)
      : [],
    labels: placeLabels([...(isInDistricts ? districts : []), ...cities], project, locale),
  }
}

/** Web Mercator around a point that lies in the middle of the frame; pixels to tenths. */
function projection(centre: Point, zoom: number) {
  const world = 512 * 2 ** zoom
  const mercator = (lat: number) => Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360)) / (2 * Math.PI)
  return ([lng, lat]: Position): Position => [
    ((lng - centre.lng) / 360) * world + locatorSize.width / 2,
    (mercator(centre.lat) - mercator(lat)) * world + locatorSize.height / 2,
  ]
}

const pathOf = (ring: Position[]) =>
  ring.length > 2
    ? `M${ring.map(([x, y]) => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`).join('L')}Z`
    : ''

type Label = LocatorDrawing['labels'][number]

/** Names around the point, the nearest first, none over another and none over the pin. */
function placeLabels(
  places: readonly Place[],
  project: (position: Position) => Position,
  locale: Locale,
): Label[] {
  const { width, height } = locatorSize
  const fromCentre = ({ x, y }: Label) => Math.hypot(x - width / 2, y - height / 2)
  const labels = places
    .map(({ name, kind, lat, lng }): Label => {
      const [x, y] = project([lng, lat]).map(Math.round)
      return { text: name[locale], x: x ?? 0, y: y ?? 0, isCity: kind === 'city' }
    })
    .filter(({ x, y }) => x > 30 && x < width - 30 && y > 14 && y < height - 14)
    .toSorted((one, other) => fromCentre(one) - fromCentre(other))

  const shown: Label[] = []
  for (const label of labels) {
    const isFree = fromCentre(label) > 40 && shown.every((other) => !overlap(label, other))
    if (isFree && shown.length < mostLabels) shown.push(label)
  }
  return shown
}

/** Letters are about 7.5 pixels wide on average in both scripts. */
const overlap = (one: Label, other: Label) =>
  Math.abs(one.y - other.y) < 22 &&
  Math.abs(one.x - other.x) < (one.text.length + other.text.length) * 3.75 + 10
