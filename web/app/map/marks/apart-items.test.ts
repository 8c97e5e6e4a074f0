import type { MapItems } from '@qareeb/contract/search/map-items'
import { expect, test } from 'vitest'
import { type ApartItems, apartItems } from './apart-items.ts'
import { type Box, isOver } from './join-overlapping.ts'

/** The map around the place 0,0, with nothing over it. */
const room = { covers: [], frame: { x: 0, y: 0, width: 4000, height: 4000 } }

/** A degree is a thousand pixels. */
const toPixel = ({ lat, lng }: { lat: number; lng: number }) => ({ x: lng * 1000, y: -lat * 1000 })

const cluster = (lat: number, lng: number, value: number): MapItems['clusters'][number] => ({
  lat,
  lng,
  count: { value, kind: 'exact' },
  bounds: [lat, lng, lat, lng],
  spot: true,
})

const pin = (lat: number, lng: number): MapItems['pins'][number] => ({
  jobAdId: `ad-${lat}-${lng}`,
  locationId: 'location',
  slugs: { ar: 'a', en: 'a' },
  title: { ar: 'a', en: 'a' },
  lat,
  lng,
  salary: { min: 5000, max: 6000, currency: 'SAR', period: 'monthly' },
})

test('a bubble beside the coast stands whole on land, and a pin at its place', () => {
  const isInSea = ({ x }: { x: number }) => x > 1000
  const { clusters, pins } = apartItems(
    { clusters: [cluster(0, 1, 3)], pins: [pin(1, 1)] },
    toPixel,
    room,
    isInSea,
  )
  const [east = 0] = clusters[0]?.offset ?? []
  expect(east).toBeLessThanOrEqual(-25)
  expect(east).toBeGreaterThan(-36)
  expect(pins[0]?.offset).toEqual([0, 0])
})

const boxesOf = ({ clusters, pins }: ApartItems): Box[] => [
  ...clusters.map(({ item, offset }) => boxAt(item, offset, { width: 42, height: 42 })),
  ...pins.map(({ item, offset }) => boxAt(item, offset, { width: 60, height: 28 })),
]

function boxAt(
  item: { lat: number; lng: number },
  [east, south]: [number, number],
  size: { width: number; height: number },
) {
  const { x, y } = toPixel(item)
  return { x: x + east, y: y + south, ...size }
}

test('leaves marks that stand apart as they are', () => {
  const items = { clusters: [cluster(0, 0, 3)], pins: [pin(0, 0.2)] }
  expect(apartItems(items, toPixel, room)).toEqual({
    clusters: [{ item: items.clusters[0], offset: [0, 0] }],
    pins: [{ item: items.pins[0], offset: [0, 0] }],
  })
})

test('makes one bubble of marks that cover each other, and it holds them all', () => {
  const { clusters, pins } = apartItems(
    { clusters: [cluster(0, 0, 3)], pins: [pin(0.01, 0.02)] },
    toPixel,
    room,
  )
  expect(pins).toEqual([])
  expect(clusters).toMatchObject([{ item: { count: { value: 4 }, bounds: [0, 0, 0.01, 0.02], spot: false } }])
})

test('a joined bubble stands at its largest mark, not between the marks', () => {
  const items = { clusters: [cluster(0, 0, 3), cluster(0.01, 0.02, 9)], pins: [pin(0.005, 0.01)] }
  expect(apartItems(items, toPixel, room).clusters).toMatchObject([
    { item: { lat: 0.01, lng: 0.02, count: { value: 13 } }, offset: [0, 0] },
  ])
})

test('shows no mark over another or under a control, and counts the same', () => {
  const clusters = Array.from({ length: 30 }, (_, index) =>
    cluster((index % 6) * 0.05, index * 0.013, 1 + index),
  )
  const all = clusters.reduce((sum, { count }) => sum + count.value, 0)
  const control = { x: 150, y: -100, width: 60, height: 60 }
  const apart = apartItems({ clusters, pins: [] }, toPixel, { ...room, covers: [control] })

  expect(apart.clusters.reduce((sum, { item }) => sum + item.count.value, 0)).toBe(all)
  const boxes = [...boxesOf(apart), control]
  const overs = boxes.flatMap((one, index) => boxes.slice(index + 1).map((other) => isOver(one, other)))
  expect(boxes.length).toBeGreaterThan(3)
  expect(overs).not.toContain(true)
})

test('a bubble leaves some pixels between its ring and a button', () => {
  const button = { x: 0, y: 0, width: 94, height: 46 }
  const { clusters } = apartItems({ clusters: [cluster(0, 0.07, 3)], pins: [] }, toPixel, {
    ...room,
    covers: [button],
  })
  const [east = 0] = clusters[0]?.offset ?? []
  expect(70 + east - 25).toBeGreaterThanOrEqual(47 + 4)
})

test('a bubble that a button has moved beside the coast goes as much further inland', () => {
  const isInSea = ({ x }: { x: number }) => x < 26
  const credits = { x: 0, y: 40, width: 4000, height: 44 }
  const of = (covers: Box[]) =>
    apartItems({ clusters: [cluster(0, 0, 13)], pins: [] }, toPixel, { ...room, covers }, isInSea).clusters[0]
      ?.offset
  expect(of([])).toEqual([0, 0])
  const [east = 0] = of([credits]) ?? []
  expect(east - 28).toBeGreaterThanOrEqual(26)
})
