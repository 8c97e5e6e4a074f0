import type { Locale } from '@qareeb/contract/locale'
import type { MapItems } from '@qareeb/contract/search/map-items'
import { cities, districts } from '@qareeb/reference/places'
import { formatNumber } from '../../i18n/numbers.ts'
import type { Position } from '../basemap/basemap-geometry.ts'
import { basemap } from '../basemap/basemap.server.ts'
import { districtCells } from '../basemap/district-cells.ts'
import { isInRings } from '../basemap/is-in-rings.ts'
import { outlineIn, partIn, type WorldRing, worldRings } from '../drawing/outlines.ts'
import { halfWidthOf, type Label, placeLabels } from '../drawing/place-labels.ts'
import { pathOf, type Pixel, projection } from '../drawing/project.ts'
import { type MapColors, mapColors } from '../map-colors.ts'
import type { Circle } from '../map-filters.ts'
import { type Box, isOver } from '../marks/join-overlapping.ts'
import { circleAround } from '../ring-lines.ts'
import { captionOf } from './caption.ts'
import { type Bubble, dot, pillsIn, placeBubbles, stillBubble } from './place-bubbles.ts'
import { stillPositionOver } from './still-position.ts'
import { narrowest, phoneEdges, stillSize } from './still-size.ts'

export type StillMapRequest = {
  items: MapItems
  /** Where the strip stands when nothing was found. */
  place: { lat: number; lng: number }
  /** The circle of the radius of the search. */
  circle: Circle | null
  locale: Locale
  theme: keyof typeof mapColors
}

const { width, height } = stillSize
const sea = worldRings(basemap.sea.flat())
const cells = worldRings(districtCells(districts).map(({ outline }) => outline))
/** Zooms from which districts are drawn, and from which they have names. */
const leastZooms = { districts: 7.5, namesOfDistricts: 8.8 }
/** On wider views bubbles stand for whole towns, and a coast has so many corners that the way to land costs up to 170 ms. */
const leastZoomOfCoasts = 7

/** Draws what a search finds as a picture of its own: land, sea, districts, names, and bubbles that count locations. */
export function drawStillMap({ items, place, circle, locale, theme }: StillMapRequest): string {
  const found = locationsOf(items)
  const { centre, zoom } = stillPositionOver(found.length > 0 ? found : [{ ...place, count: 1 }], circle)
  const project = projection(centre, zoom, stillSize)
  const coasts = sea.map(partIn(centre, zoom, stillSize))
  const bubbles = placeBubbles(
    found.map(({ lat, lng, ...counted }): Bubble => {
      const [x, y] = project([lng, lat])
      return { ...counted, x, y }
    }),
    { locale, hasCircle: circle !== null, isInSea: zoom < leastZoomOfCoasts ? () => false : seaIn(coasts) },
  )
  // Buttons and the edges of phones would cut a name.
  const covers = [...pillsIn(locale), ...phoneEdges]
  const colors = mapColors[theme]
  const areDistrictsNamed = zoom >= leastZooms.namesOfDistricts
  const outline = outlineIn(centre, zoom, stillSize)
  const isClear = (label: Label) =>
    !bubbles.some((bubble) => isOver(boxOf(label), bubble, bubbleRim)) &&
    !covers.some((cover) => isOver(boxOf(label), cover))
  const labels = placeLabels([...(areDistrictsNamed ? districts : []), ...cities], {
    project,
    locale,
    frame: stillSize,
    isClear,
    isFar: !areDistrictsNamed,
    most: 12,
  })
  const caption = labels.some(isInSight)
    ? null
    : captionOf(centre, locale, (label) => isClear(label) && !isOver(boxOf(label), dot))
  return svg([
    `<rect width="${width}" height="${height}" fill="${colors.kingdom}"/>`,
    zoom >= leastZooms.districts ? drawDistricts(outline, { zoom, colors }) : '',
    `<path d="${coasts.map(pathOf).join('')}" fill-rule="evenodd" fill="${colors.sea}" stroke="${colors.coast}"/>`,
    circle ? drawCircle(pathOf(circleAround(circle, circle.km).map(project)), colors) : '',
    ...[...labels, ...(caption ? [caption] : [])].map((label) => drawLabel(label, colors)),
    ...bubbles.map((bubble) => drawBubble(bubble, { locale, colors })),
  ])
}

/** Whether a place lies in the sea. Rounded to three pixels, so that each place is computed once. */
function seaIn(coasts: readonly Position[][]): (place: Pixel) => boolean {
  const known = new Map<string, boolean>()
  return ({ x, y }) => {
    const place: Position = [Math.round(x / 3) * 3, Math.round(y / 3) * 3]
    const key = place.join()
    const isSea = known.get(key) ?? isInRings(coasts, place)
    known.set(key, isSea)
    return isSea
  }
}

const locationsOf = ({ clusters, pins }: MapItems) => [
  ...clusters.map(({ lat, lng, count }) => ({
    lat,
    lng,
    count: count.value,
    isAbout: count.kind === 'about',
  })),
  ...pins.map(({ lat, lng }) => ({ lat, lng, count: 1, isAbout: false })),
]

const labelHeight = 18
/** Pixels of the pale rim around a bubble. */
const bubbleRim = 3

/** Whether the narrowest page shows the whole name. */
const isInSight = (label: Label) => Math.abs(label.x - width / 2) + halfWidthOf(label) < narrowest / 2

const boxOf = (label: Label): Box => ({ ...label, width: 2 * halfWidthOf(label), height: labelHeight })

/** A picture of its own has the fonts of the device alone. */
const svg = (parts: readonly string[]) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="'IBM Plex Sans Arabic',system-ui,sans-serif" text-anchor="middle">${parts.join('')}</svg>`

const tints = ['districtA', 'districtB', 'districtC'] as const

function drawDistricts(
  outline: (ring: WorldRing) => string,
  { zoom, colors }: { zoom: number; colors: MapColors },
) {
  const street = zoom < leastZooms.namesOfDistricts ? 1 : 3
  const paths = tints.map((tint, rest) => {
    const own = cells.filter((_, index) => index % tints.length === rest)
    return `<path d="${own.map(outline).join('')}" fill="${colors[tint]}"/>`
  })
  return `<g stroke="${colors.street}" stroke-width="${street}" stroke-linejoin="round">${paths.join('')}</g>`
}

/** The circle of the radius; the area outside is pale. */
const drawCircle = (path: string, colors: MapColors) =>
  `<path d="M0 0h${width}v${height}h-${width}z${path}" fill-rule="evenodd" fill="${colors.halo}" fill-opacity=".6"/>` +
  `<path d="${path}" fill="none" stroke="${colors.ring}" stroke-width="1.5" stroke-dasharray="4 4"/>`

const drawLabel = ({ text, x, y, isCity }: Label, colors: MapColors) =>
  `<text x="${x}" y="${y}" dy=".35em" font-size="${isCity ? 14 : 12}"${isCity ? ' font-weight="600"' : ''} fill="${isCity ? colors.strongLabel : colors.label}" stroke="${colors.halo}" stroke-width="3" paint-order="stroke">${escape(text)}</text>`

function drawBubble(
  { x, y, count, isAbout }: Bubble,
  { locale, colors }: { locale: Locale; colors: MapColors },
) {
  const number = formatNumber(count, locale)
  const at = `cx="${Math.round(x)}" cy="${Math.round(y)}"`
  const radius = stillBubble(count) / 2
  return (
    `<circle ${at} r="${radius + bubbleRim}" fill="${colors.bubble}" fill-opacity=".25"/><circle ${at} r="${radius}" fill="${colors.bubble}"/>` +
    `<text x="${Math.round(x)}" y="${Math.round(y)}" dy=".35em" font-size="${number.length > 3 ? 12 : 14}" font-weight="600" fill="${colors.onBubble}">${isAbout ? '~' : ''}${number}</text>`
  )
}

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
