import { expect, test } from 'vitest'
import { positionOver, rectangleAround } from './map-rectangle.ts'

const size = { width: 1024, height: 768 }

test('a rectangle and the position over it mean each other', () => {
  const position = { lat: 24.7, lng: 46.7, zoom: 12 }
  const back = positionOver(rectangleAround(position, size), size)
  expect(back.lat).toBeCloseTo(24.7, 3)
  expect(back.lng).toBeCloseTo(46.7, 3)
  expect(back.zoom).toBeCloseTo(12, 2)
})

test('one zoom closer shows half as much', () => {
  const width = (zoom: number) => {
    const { east, west } = rectangleAround({ lat: 24.7, lng: 46.7, zoom }, size)
    return east - west
  }
  expect(width(13)).toBeCloseTo(width(12) / 2, 3)
})
