import type { Locale } from '@qareeb/contract/locale'
import { cities, districts, nearestPlace } from '@qareeb/reference/places'
import { shownName } from '@qareeb/reference/shown-name'
import { basemap } from '../basemap/basemap.server.ts'
import { districtCells } from '../basemap/district-cells.ts'
import { outlineIn, worldRings } from '../drawing/outlines.ts'
import { halfWidthOf, type Label, placeLabels } from '../drawing/place-labels.ts'
import { latitudeAt, mercator, type Point, projection } from '../drawing/project.ts'
import { isOnMap } from '../map-limits.ts'
import { type LocatorDrawing, locatorSize, type LocationsDrawing } from './locator-size.ts'

const sea = worldRings(basemap.sea.flat())
const cells = worldRings(districtCells(districts).map(({ outline }) => outline))

/**
 * Zooms: close enough to distinguish districts, from where on those are worth drawing, far enough to see the next
 * town.
 */
const zooms = { inDistricts: 11, leastInDistricts: 9.5, between: 8.5 }
const nearDegrees = 0.06
const mostLabels = 14
/** Pixels around a pin in the middle, and around a mark, that no name covers. */
const clear = { pin: 40, mark: 22 }
/** Pixels from the point of a pin up to the middle of the name of its own district, over the pin. */
const ownNameAbove = 56
/**
 * Names are 18 high. Phones show 66 to 80 pixels above and below the middle of the picture of one point, so that no frame
 * cuts a name up to `phone`; one at `wide` is beyond all phones and inside the frame of wide screens, which ends at 100.
 */
const sight = { phone: 57, wide: 90 }
/** Pixels that a name moves to be whole. */
const mostMoved = 20
/** The corner where the page lays "open in maps" over the narrowest picture, at the end where lines begin. */
const link = { width: 235, height: 112 }
/** Pixels between the outermost marks and the edge. */
const margin = 32

/**
 * Draws the surroundings of a point for a picture that needs no JavaScript: sea, districts, names.
 * Coordinates are pixels of a frame of `locatorSize`, the point in its middle.
 */
export function drawLocator({ lat, lng }: Point, locale: Locale): LocatorDrawing {
  const centre = { lat, lng }
  const view = { centre, zoom: zoomAt([centre]), isInDistricts: isNearDistricts(centre) }
  return draw(view, locale, {
    marks: [centre],
    pixels: clear.pin,
    own: ownName(centre, locale),
    hasLink: true,
  })
}

/** Draws several locations in one picture, as near as all of them allow; null where none of them lies on the map. */
export function drawLocations(all: readonly Point[], locale: Locale): LocationsDrawing | null {
  const shown = all.filter(isOnMap)
  if (shown.length === 0) return null
  const { centre, zoom } = fit(shown)
  const isInDistricts = zoom >= zooms.leastInDistricts && shown.some(isNearDistricts)
  const project = projection(centre, zoom, locatorSize)
  const drawing = draw({ centre, zoom, isInDistricts }, locale, { marks: shown, pixels: clear.mark })
  const marks = all.map((location) => {
    if (!isOnMap(location)) return null
    const [x, y] = project([location.lng, location.lat])
    return { x: Math.round(x), y: Math.round(y) }
  })
  return { ...drawing, marks }
}

type View = { centre: Point; zoom: number; isInDistricts: boolean }
type Kept = {
  marks: readonly Point[]
  pixels: number
  own?: Label | undefined
  /** The page lays "open in maps" over the picture. */
  hasLink?: true
}

/** The name of the district of a pin, where the link below covers nothing of it. */
function ownName({ lat, lng }: Point, locale: Locale): Label | undefined {
  const { district } = nearestPlace(lat, lng)
  const { width, height } = locatorSize
  const y = height / 2 - ownNameAbove
  return district && { text: shownName(district)[locale], x: width / 2, y, isCity: false }
}

/** The name where no frame of the page cuts it; one too far away stays. */
function intoSight(label: Label): Label {
  const down = label.y - locatorSize.height / 2
  const whole = [sight.phone, sight.wide].find((most) => Math.abs(down) <= most + mostMoved)
  if (!isCut(label) || whole === undefined) return label
  return { ...label, y: locatorSize.height / 2 + Math.sign(down) * whole }
}

function isCut({ y }: Label): boolean {
  const down = Math.abs(y - locatorSize.height / 2)
  return down > sight.phone && down !== sight.wide
}

/** Whether a name lies under "open in maps". */
function isUnderLink(label: Label, locale: Locale): boolean {
  const fromStart = (locale === 'ar' ? locatorSize.width - label.x : label.x) - halfWidthOf(label)
  return fromStart < link.width && label.y > locatorSize.height - link.height
}

function draw({ centre, zoom, isInDistricts }: View, locale: Locale, kept: Kept): LocatorDrawing {
  const project = projection(centre, zoom, locatorSize)
  const outline = outlineIn(centre, zoom, locatorSize)
  const isClear = (label: Label) =>
    !(kept.hasLink && (isCut(label) || isUnderLink(label, locale))) &&
    kept.marks.every(({ lat, lng }) => {
      const [markX, markY] = project([lng, lat])
      return Math.hypot(label.x - markX, label.y - markY) > kept.pixels
    })

  return {
    ...centre,
    locale,
    sea: sea.map(outline).join(''),
    districts: isInDistricts
      ? cells.map((cell, index) => ({ path: outline(cell), tint: index % 3 })).filter(({ path }) => path)
      : [],
    labels: placeLabels([...(isInDistricts ? districts : []), ...cities], {
      project,
      locale,
      frame: locatorSize,
      isClear,
      ...(kept.hasLink && { intoSight }),
      first: kept.own,
      isFar: zoom < zooms.between,
      most: mostLabels,
    }),
  }
}

const isNearDistricts = (point: Point) =>
  districts.some(({ lat, lng }) => Math.abs(lat - point.lat) + Math.abs(lng - point.lng) < nearDegrees)

const zoomAt = (points: readonly Point[]) =>
  points.some(isNearDistricts) ? zooms.inDistricts : zooms.between

/** The middle of points and the zoom that shows all of them. */
function fit(points: readonly Point[]): Pick<View, 'centre' | 'zoom'> {
  const span = (values: number[]) => ({ least: Math.min(...values), most: Math.max(...values) })
  const lng = span(points.map((point) => point.lng))
  const y = span(points.map((point) => mercator(point.lat)))
  const zoomOf = (pixels: number, share: number) => Math.log2((pixels - 2 * margin) / (512 * share))
  const { width, height } = locatorSize
  return {
    centre: { lng: (lng.least + lng.most) / 2, lat: latitudeAt((y.least + y.most) / 2) },
    zoom: Math.min(
      zoomAt(points),
      // A single point has no span, and any zoom shows it.
      zoomOf(width, (lng.most - lng.least) / 360),
      zoomOf(height, y.most - y.least),
    ),
  }
}
