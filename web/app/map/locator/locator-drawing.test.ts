import { expect, test } from 'vitest'
import { drawLocator, drawPlaces } from './locator-drawing.server.ts'
import { locatorSize } from './locator-size.ts'

/** The drawing of places of which one lies on the map at least. */
function drawAll(...asked: Parameters<typeof drawPlaces>) {
  const drawing = drawPlaces(...asked)
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

test('draws the sea where there is one', () => {
  expect(drawLocator(jeddahCorniche, 'en').sea).toMatch(/^M[-\d ]+l/)
})

test('draws nothing but land where there is nothing', () => {
  expect(drawLocator(emptyQuarter, 'en')).toMatchObject({ districts: [], labels: [] })
})

test('keeps names apart, inside the frame and off the pin', () => {
  const { labels } = drawLocator(olaya, 'en')
  for (const { x, y } of labels) {
    expect(x).toBeLessThan(locatorSize.width)
    expect(Math.hypot(x - locatorSize.width / 2, y - locatorSize.height / 2)).toBeGreaterThan(40)
  }
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

test('draws several places on one picture, all of them inside and where they are', () => {
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

test('draws one place, and two in the same street, as near as a single one', () => {
  const { marks, districts } = drawAll([olaya], 'en')
  expect(marks).toEqual([{ x: locatorSize.width / 2, y: locatorSize.height / 2 }])
  expect(districts.length).toBeGreaterThan(5)
  expect(drawAll([olaya, olaya], 'en').districts.length).toBe(districts.length)
})

test('names large cities that are marked beside their marks, when most of the country is seen', () => {
  const { labels, marks } = drawAll([olaya, jeddahCorniche, emptyQuarter], 'en')
  expect(labels.map(({ text }) => text)).toEqual(expect.arrayContaining(['Riyadh', 'Jeddah', 'Medina']))
  const [mark] = marks
  const name = labels.find(({ text }) => text === 'Riyadh')
  expect(name?.x).toBeCloseTo(mark?.x ?? 0, -1)
  expect(Math.abs((name?.y ?? 0) - (mark?.y ?? 0))).toBeGreaterThan(15)
})

test('leaves out what lies beyond the map, and draws nothing when all does', () => {
  const london = { lat: 51.5, lng: -0.12 }
  expect(drawPlaces([london, olaya], 'en')).toMatchObject({ ...drawPlaces([olaya], 'en'), marks: [null, {}] })
  expect(drawPlaces([london], 'en')).toBeNull()
})
