import { expect, test } from 'vitest'
import { pathsIn } from '../../paths.ts'
import { loader } from './locator-route.ts'

/** The loader reads only its request. */
const ask = (address: string) =>
  loader({ request: new Request(new URL(address, 'https://qareeb.example')) } as Parameters<typeof loader>[0])

const riyadh = { lat: 24.7136, lng: 46.6753 }
const jeddah = { lat: 21.4858, lng: 39.1925 }

test('draws one location, or several with a mark for each in their order', () => {
  expect(ask(pathsIn('ar').locator(riyadh)).data).toMatchObject({ ...riyadh, locale: 'ar' })
  const { data } = ask(pathsIn('en').locatorOf([riyadh, jeddah]))
  expect(data).toMatchObject({ locale: 'en', marks: [{}, {}] })
})

test('leaves out a location beyond the map, and draws the others', () => {
  const { data } = ask(pathsIn('en').locatorOf([{ lat: 51.5, lng: -0.12 }, riyadh]))
  expect(data).toMatchObject({ ...riyadh, marks: [null, { x: 200, y: 120 }] })
})

test.each([
  '/locator?locale=en',
  '/locator?locale=en&places=80,46',
  '/locator?places=24,46',
  '/locator?locale=ar&lat=80&lng=46',
])('draws nothing for %s', (address) => {
  expect(() => ask(address)).toThrow(expect.objectContaining({ init: { status: 400 } }))
})
