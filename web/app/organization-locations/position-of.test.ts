import { expect, test } from 'vitest'
import { boundsOf } from '../map/map-rectangle.ts'
import { positionOf } from './position-of.ts'

const olaya = { lat: 24.69, lng: 46.68 }
const london = { lat: 51.5, lng: -0.12 }

test('one branch is shown with its district', () => {
  expect(positionOf([olaya])).toMatchObject({ lng: olaya.lng, zoom: expect.closeTo(12, 0) })
})

test('branches beyond the edge of the map do not move it', () => {
  expect(positionOf([olaya, london])).toEqual(positionOf([olaya]))
  expect(boundsOf([london])).toBeUndefined()
  expect(positionOf([london])).toEqual(positionOf([]))
})

test('branches at all ends of the country fit a narrow map', () => {
  const ends = [
    { lat: 16.9, lng: 42.6 },
    { lat: 31.7, lng: 38.7 },
    { lat: 28, lng: 34.9 },
    { lat: 22.5, lng: 54.9 },
  ]
  const { zoom } = positionOf(ends)
  const pixels = ((54.9 - 34.9) / 360) * 512 * 2 ** zoom
  expect(pixels).toBeLessThan(340)
})
