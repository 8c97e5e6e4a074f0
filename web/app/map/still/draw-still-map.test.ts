import type { MapItems } from '@qareeb/contract/search/map-items'
import { expect, test } from 'vitest'
import { isInSea } from '../basemap/kingdom.server.ts'
import { halfWidthOf } from '../drawing/place-labels.ts'
import { latitudeAt, mercator, worldPixels } from '../drawing/project.ts'
import { drawStillMap, type StillMapRequest } from './draw-still-map.server.ts'
import { stillPositionOver } from './still-position.ts'
import { stillSize } from './still-size.ts'

const riyadh = { lat: 24.7136, lng: 46.6753 }

const cluster = (lat: number, lng: number, value: number): MapItems['clusters'][number] => ({
  lat,
  lng,
  count: { value, kind: 'exact' },
  bounds: [lat, lng, lat, lng],
  spot: false,
})

/** Locations all over Riyadh, some of them one over the other. */
const clusters = Array.from({ length: 80 }, (_, index) =>
  cluster(24.5 + ((index * 7) % 40) / 100, 46.5 + ((index * 11) % 50) / 100, 1 + (index % 9)),
)
const all = clusters.reduce((sum, { count }) => sum + count.value, 0)

const draw = (change: Partial<StillMapRequest> = {}) =>
  drawStillMap({
    items: { pins: [], clusters },
    place: riyadh,
    circle: null,
    locale: 'ar',
    theme: 'light',
    ...change,
  })

const bubblesIn = (svg: string) =>
  [...svg.matchAll(/<text x="(\d+)" y="(\d+)"[^>]+font-weight="600"[^>]*>(\d[\d,]*)</g)].map(
    ([, x, y, count = '']) => ({ x: Number(x), y: Number(y), count: Number(count.replace(',', '')) }),
  )

test.each(['ar', 'en'] as const)('adds its bubbles up to all locations (%s)', (locale) => {
  const bubbles = bubblesIn(draw({ locale }))
  expect(bubbles.length).toBeGreaterThan(2)
  expect(bubbles.reduce((sum, { count }) => sum + count, 0)).toBe(all)
})

test('shows every bubble whole on the narrowest page, and none under the button', () => {
  for (const { x, y } of bubblesIn(draw())) {
    expect(Math.abs(x - stillSize.width / 2)).toBeLessThan(165)
    expect(y).toBeGreaterThan(15)
    expect(y).toBeLessThan(stillSize.height - 15)
    // In Arabic the button lies on the left.
    if (x < stillSize.width / 2 - 40) expect(y).toBeLessThan(60)
  }
})

test.each(['ar', 'en'] as const)('writes no name where a button would cut it (%s)', (locale) => {
  const svg = draw({ locale, items: { pins: [], clusters: [] }, circle: { ...riyadh, km: 10 } })
  const names = [...svg.matchAll(/<text x="(\d+)" y="(\d+)" dy=".35em" font-size="12" fill/g)]
  expect(names.length).toBeGreaterThan(3)
  for (const [, x, y] of names)
    if (Number(y) > 66) expect(Math.abs(Number(x) - stillSize.width / 2)).toBeLessThan(40)
})

test.each(['ar', 'en'] as const)('writes no name across the edge of a phone (%s)', (locale) => {
  const svg = draw({ locale, items: { pins: [], clusters: [] }, circle: { ...riyadh, km: 10 } })
  const names = [...svg.matchAll(/<text x="(\d+)" [^>]+ font-size="12" fill[^>]+>([^<]+)</g)]
  expect(names.length).toBeGreaterThan(3)
  for (const [, x, text = ''] of names) {
    const fromMiddle = Math.abs(Number(x) - stillSize.width / 2)
    const half = halfWidthOf({ text, isCity: false })
    expect(fromMiddle + half <= 180 || fromMiddle - half >= 215).toBe(true)
  }
})

const byTheSea = {
  Dammam: [
    { lat: 26.43, lng: 50.1, count: 280 },
    { lat: 26.42, lng: 50.09, count: 140 },
    { lat: 26.47, lng: 50.12, count: 60 },
    { lat: 26.3, lng: 50.22, count: 190 },
    { lat: 26.36, lng: 50.19, count: 30 },
  ],
  Jeddah: [
    { lat: 21.6, lng: 39.11, count: 280 },
    { lat: 21.72, lng: 39.1, count: 90 },
    { lat: 21.54, lng: 39.13, count: 140 },
    { lat: 21.48, lng: 39.18, count: 60 },
    { lat: 21.4, lng: 39.2, count: 190 },
  ],
}

test.each(Object.entries(byTheSea))(
  'no bubble lies in the sea of %s, although locations around it are joined and moved into the strip',
  (_, found) => {
    const { centre, zoom } = stillPositionOver(found, null)
    const world = worldPixels(zoom)
    const clusters = found.map(({ lat, lng, count }) => cluster(lat, lng, count))
    const bubbles = bubblesIn(draw({ locale: 'en', items: { pins: [], clusters } }))
    expect(bubbles.length).toBeGreaterThan(1)
    for (const { x, y } of bubbles) {
      const lng = centre.lng + ((x - stillSize.width / 2) / world) * 360
      const lat = latitudeAt(mercator(centre.lat) - (y - stillSize.height / 2) / world)
      expect(isInSea({ lat, lng })).toBe(false)
    }
  },
)

test('draws the circle of a radius, and paints what lies outside pale', () => {
  expect(draw({ circle: { ...riyadh, km: 10 } })).toMatch(/stroke-dasharray/)
  expect(draw()).not.toMatch(/stroke-dasharray/)
})

test('names districts in the language of the page', () => {
  const circle = { ...riyadh, km: 8 }
  expect(draw({ locale: 'ar', circle })).toMatch(/<text[^>]+>حي [\u0600-\u06ff ]+<\/text>/)
  expect(draw({ locale: 'en', circle })).toMatch(/<text[^>]+>A[lnrst] [A-Z]/)
})

test.each([
  ['with wide streets in', 20, ['3']],
  ['with narrow streets in the surroundings of', 50, ['1']],
  ['without streets in the region of', 400, []],
] as const)('draws a city %s %i km', (_, km, widths) => {
  const streets = draw({ circle: { ...riyadh, km } }).matchAll(/stroke-width="(\d)" stroke-linejoin="round"/g)
  expect([...streets].map(([, width]) => width)).toEqual(widths)
})

test.each(['ar', 'en'] as const)('names the city where no other name is in sight (%s)', (locale) => {
  const clustersOf = { pins: [], clusters: [cluster(28.39, 36.56, 7), cluster(28.41, 36.52, 3)] }
  const [, x = '', text = ''] =
    /<text x="(\d+)" [^>]+font-size="14" font-weight="600" fill="[^"]+" stroke[^>]+>([^<]+)</.exec(
      draw({ locale, items: clustersOf }),
    ) ?? []
  expect(text).toBe({ ar: 'تبوك', en: 'Tabuk' }[locale])
  expect(Math.abs(Number(x) - stillSize.width / 2)).toBeLessThan(150)
})

test('has colours of its own for the dark', () => {
  expect(draw({ theme: 'dark' })).not.toContain('#f3f2ea')
})

test('is a map without bubbles when nothing is found', () => {
  const empty = draw({ items: { pins: [], clusters: [] } })
  expect(bubblesIn(empty)).toEqual([])
  expect(empty).toContain('<path d="M')
})

test.each([
  ['Riyadh', draw({ circle: { ...riyadh, km: 25 } })],
  ['Riyadh and its surroundings', draw({ circle: { ...riyadh, km: 57 } })],
  ['Jeddah and Makkah', draw({ circle: { lat: 21.47, lng: 39.5, km: 57 } })],
  ['Jeddah', draw({ items: { pins: [], clusters: [cluster(21.55, 39.15, 9), cluster(21.4, 39.25, 90)] } })],
])('weighs at most 15 KB around %s', (_, svg) => {
  expect(Buffer.byteLength(svg)).toBeLessThan(15_000)
})
