import { expect, test } from 'vitest'
import { drawLocator, drawLocations } from './locator-drawing.server.ts'
import { locatorSize } from './locator-size.ts'

/** The drawing of locations, at least one of which lies on the map. */
function drawAll(...asked: Parameters<typeof drawLocations>) {
  const drawing = drawLocations(...asked)
  if (!drawing) throw new Error('Nothing was drawn.')
  return { ...drawing, marks: drawing.marks.flatMap((mark) => mark ?? []) }
}

const olaya = { lat: 24.69, lng: 46.685 }
const jeddahCorniche = { lat: 21.6, lng: 39.11 }
const emptyQuarter = { lat: 20, lng: 51 }
const eastRiyadh = { lat: 24.7, lng: 46.85 }
const southJeddah = { lat: 21.49, lng: 39.2 }

test('draws districts and their names around a point of a large city', () => {
  const { districts, labels, sea } = drawLocator(olaya, 'ar')
  expect(districts.length).toBeGreaterThan(5)
  expect(labels.length).toBeGreaterThan(3)
  expect(sea).toBe('')
})

test('draws the sea beside a coast', () => {
  expect(drawLocator(jeddahCorniche, 'en').sea).toMatch(/^M[-\d ]+l/)
})

test('draws land alone far from any city', () => {
  expect(drawLocator(emptyQuarter, 'en')).toMatchObject({ districts: [], labels: [] })
})

test('keeps names apart, inside the frame and off the pin', () => {
  const { labels } = drawLocator(olaya, 'en')
  for (const { x, y } of labels) {
    expect(x).toBeLessThan(locatorSize.width)
    expect(Math.hypot(x - locatorSize.width / 2, y - locatorSize.height / 2)).toBeGreaterThan(40)
  }
})

test.each([
  ['ar', 'حي العليا'],
  ['en', 'Al Olaya'],
] as const)(
  'names the district of the pin over it, and no other where the link stands (%s)',
  (locale, name) => {
    const { labels } = drawLocator(olaya, locale)
    const named = labels.filter(({ text }) => text === name)
    expect(named).toMatchObject([{ x: locatorSize.width / 2 }])
    expect(named[0]?.y).toBeLessThan(locatorSize.height / 2 - 45)
    const isAtStart = ({ x }: { x: number }) => (locale === 'ar' ? x > 200 : x < 200)
    expect(labels.filter((label) => isAtStart(label) && label.y > 130)).toEqual([])
  },
)

test.each(['ar', 'en'] as const)('names nothing where the frame of the page would cut it (%s)', (locale) => {
  const { labels } = drawLocator(olaya, locale)
  expect(labels.length).toBeGreaterThan(3)
  // Half of the frame of phones 430 and 360 wide, and of wide screens.
  for (const edge of [66, 80, 100])
    for (const { y } of labels)
      expect(Math.abs(Math.abs(y - locatorSize.height / 2) - edge)).toBeGreaterThanOrEqual(9)
})

test('cuts no name off at the edge', () => {
  const { labels } = drawAll([eastRiyadh, southJeddah], 'en')
  expect(labels.length).toBeGreaterThan(5)
  for (const { x, text } of labels) {
    expect(x - text.length * 3.5).toBeGreaterThan(0)
    expect(x + text.length * 3.5).toBeLessThan(locatorSize.width)
  }
})

test('stays small enough for a page', () => {
  expect(JSON.stringify(drawLocator(jeddahCorniche, 'ar')).length).toBeLessThan(8000)
})

test('draws several locations in one picture, each inside it and at its position', () => {
  const { marks, districts } = drawAll([olaya, jeddahCorniche, emptyQuarter], 'en')
  expect(districts).toEqual([])
  for (const { x, y } of marks) {
    expect(x).toBeGreaterThan(0)
    expect(x).toBeLessThan(locatorSize.width)
    expect(y).toBeGreaterThan(0)
    expect(y).toBeLessThan(locatorSize.height)
  }
  const [riyadh, jeddah, quarter] = marks
  expect(jeddah?.x).toBeLessThan(riyadh?.x ?? 0)
  expect(quarter?.y).toBeGreaterThan(riyadh?.y ?? 0)
})

test('draws one location, and two in the same street, at the scale of a single one', () => {
  const { marks, districts } = drawAll([olaya], 'en')
  expect(marks).toEqual([{ x: locatorSize.width / 2, y: locatorSize.height / 2 }])
  expect(districts.length).toBeGreaterThan(5)
  expect(drawAll([olaya, olaya], 'en').districts.length).toBe(districts.length)
})

test('puts the names of large cities beside their marks, when the picture shows most of the country', () => {
  const { labels, marks } = drawAll([olaya, jeddahCorniche, emptyQuarter], 'en')
  expect(labels.map(({ text }) => text)).toEqual(expect.arrayContaining(['Riyadh', 'Jeddah', 'Medina']))
  const [mark] = marks
  const name = labels.find(({ text }) => text === 'Riyadh')
  expect(name?.x).toBeCloseTo(mark?.x ?? 0, -1)
  expect(Math.abs((name?.y ?? 0) - (mark?.y ?? 0))).toBeGreaterThan(15)
})

test('leaves out locations beyond the map, and draws nothing when all lie beyond it', () => {
  const london = { lat: 51.5, lng: -0.12 }
  expect(drawLocations([london, olaya], 'en')).toMatchObject({
    ...drawLocations([olaya], 'en'),
    marks: [null, {}],
  })
  expect(drawLocations([london], 'en')).toBeNull()
})
