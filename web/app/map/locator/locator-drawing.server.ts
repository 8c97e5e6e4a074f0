import type { Locale } from '@qareeb/contract/locale'
import { cities, districts, type Place } from '@qareeb/reference/places'
import type { Position } from '../basemap/basemap-geometry.ts'
import { basemap } from '../basemap/basemap.server.ts'
import { clipRing } from '../basemap/clip-ring.ts'
import { districtCells } from '../basemap/district-cells.ts'
import { type LocatorDrawing, locatorSize, type PlacesDrawing } from './locator-size.ts'

type Point = { lat: number; lng: number }

const cells = districtCells(districts)

/** Zooms: close enough to tell districts apart, from where on those are worth drawing, far enough to see the next town. */
const zooms = { inDistricts: 11, leastInDistricts: 9.5, between: 8.5 }
const nearDegrees = 0.06
const mostLabels = 14
/** Pixels around a pin in the middle, and around a mark, that no name covers. */
const clear = { pin: 40, mark: 22 }
/** Pixels between the outermost marks and the edge. */
const margin = 32

/**
 * Draws the surroundings of a point for a picture that needs no JavaScript: sea, districts, names.
 * Coordinates are pixels of a frame of `locatorSize`, the point in its middle.
 */
export const drawLocator = (point: Point, locale: Locale): LocatorDrawing =>
  draw({ centre: point, zoom: zoomAt([point]), isInDistricts: isNearDistricts(point) }, locale, {
    marks: [point],
    pixels: clear.pin,
  })

/** Draws several places on one picture, as near as all of them allow. @param places at least one */
export function drawPlaces(places: readonly Point[], locale: Locale): PlacesDrawing {
  const { centre, zoom } = fit(places)
  const isInDistricts = zoom >= zooms.leastInDistricts && places.some(isNearDistricts)
  const project = projection(centre, zoom)
  const drawing = draw({ centre, zoom, isInDistricts }, locale, { marks: places, pixels: clear.mark })
  const marks = places.map(({ lat, lng }) => {
    const [x, y] = project([lng, lat])
    return { x: Math.round(x), y: Math.round(y) }
  })
  return { ...drawing, marks }
}

type View = { centre: Point; zoom: number; isInDistricts: boolean }
type Kept = { marks: readonly Point[]; pixels: number }

function draw({ centre, zoom, isInDistricts }: View, locale: Locale, kept: Kept): LocatorDrawing {
  const project = projection(centre, zoom)
  const outline = (ring: Position[]) => pathOf(clipRing(ring.map(project), locatorSize))
  const isClear = ({ x, y }: Label) =>
    kept.marks.every(({ lat, lng }) => {
      const [markX, markY] = project([lng, lat])
      return Math.hypot(x - markX, y - markY) > kept.pixels
    })

  return {
    ...centre,
    locale,
    sea: basemap.sea.flat().map(outline).join(''),
    districts: isInDistricts
      ? cells
          .map((cell, index) => ({ path: outline(cell.outline), tint: index % 3 }))
          .filter(({ path }) => path)
      : [],
    labels: placeLabels([...(isInDistricts ? districts : []), ...cities], {
      project,
      locale,
      isClear,
      isFar: zoom < zooms.between,
    }),
  }
}

const isNearDistricts = (point: Point) =>
  districts.some(({ lat, lng }) => Math.abs(lat - point.lat) + Math.abs(lng - point.lng) < nearDegrees)

const zoomAt = (points: readonly Point[]) =>
  points.some(isNearDistricts) ? zooms.inDistricts : zooms.between

/** The middle of places and the zoom that shows all of them. */
function fit(places: readonly Point[]): Pick<View, 'centre' | 'zoom'> {
  const span = (values: number[]) => ({ least: Math.min(...values), most: Math.max(...values) })
  const lng = span(places.map((place) => place.lng))
  const y = span(places.map((place) => mercator(place.lat)))
  const zoomOf = (pixels: number, share: number) => Math.log2((pixels - 2 * margin) / (512 * share))
  const { width, height } = locatorSize
  return {
    centre: { lng: (lng.least + lng.most) / 2, lat: latitudeAt((y.least + y.most) / 2) },
    zoom: Math.min(
      zoomAt(places),
      // Of one place alone there is no span, and any zoom shows it.
      zoomOf(width, (lng.most - lng.least) / 360),
      zoomOf(height, y.most - y.least),
    ),
  }
}

/** Where a latitude lies on a square world of side 1, the equator at 0; and back. */
const mercator = (lat: number) => Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360)) / (2 * Math.PI)
const latitudeAt = (y: number) => (Math.atan(Math.exp(2 * Math.PI * y)) * 360) / Math.PI - 90

/** Web Mercator around a point that lies in the middle of the frame; pixels to tenths. */
function projection(centre: Point, zoom: number) {
  const world = 512 * 2 ** zoom
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

type Naming = {
  project: (position: Position) => Position
  locale: Locale
  /** Whether a name there covers nothing that is marked. */
  isClear: (label: Label) => boolean
  /** So much is seen that large cities tell better than near towns where it is. */
  isFar: boolean
}

/** Names around the middle, the nearest or the largest first, none over another and none over what is marked. */
function placeLabels(places: readonly Place[], { project, locale, isClear, isFar }: Naming): Label[] {
  const { width, height } = locatorSize
  const fromCentre = ({ x, y }: Label) => Math.hypot(x - width / 2, y - height / 2)
  const labels = places
    .map(({ name, kind, lat, lng }): Label => {
      const [x, y] = project([lng, lat]).map(Math.round)
      return { text: name[locale], x: x ?? 0, y: y ?? 0, isCity: kind === 'city' }
    })
    .filter((label) => {
      const room = Math.max(30, halfWidthOf(label) + 4)
      return label.x > room && label.x < width - room && label.y > 14 && label.y < height - 14
    })
  // Cities come the largest first as they are.
  if (!isFar) labels.sort((one, other) => fromCentre(one) - fromCentre(other))

  const shown: Label[] = []
  const isFree = (label: Label) => isClear(label) && shown.every((other) => !overlap(label, other))
  for (const label of labels) {
    const spots = isFar && !isClear(label) ? besideMarks : [0]
    const free = spots.map((by) => ({ ...label, y: label.y + by })).find(isFree)
    if (free && shown.length < mostLabels) shown.push(free)
  }
  return shown
}

/** Pixels down to where a city that is marked may have its name: under its marks or above them, close by or not. */
const besideMarks = [23, -23, 36, -36]

const overlap = (one: Label, other: Label) =>
  Math.abs(one.y - other.y) < 22 && Math.abs(one.x - other.x) < halfWidthOf(one) + halfWidthOf(other) + 10

/** Letters are about 7.5 pixels wide on average in both scripts. */
const halfWidthOf = ({ text }: Label) => text.length * 3.75
