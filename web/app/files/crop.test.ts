import fc from 'fast-check'
import { expect, it } from 'vitest'
import { clampCrop, firstCrop, moveCrop, squareOf, wholeZoom, zoomCrop } from './crop.ts'

const landscape = { width: 800, height: 400, smallestZoom: 1 }
const first = firstCrop(landscape)
const logo = { ...landscape, smallestZoom: wholeZoom(landscape) }

it('begins with the largest square in the middle', () => {
  expect(squareOf(first, landscape)).toEqual({ left: 200, top: 0, side: 400 })
})

it('begins with all of a logo, in the middle of a square', () => {
  expect(squareOf(firstCrop(logo), logo)).toEqual({ left: 0, top: -200, side: 800 })
  expect(squareOf(moveCrop(firstCrop(logo), logo, { x: 1, y: 1 }), logo).top).toBe(-200)
  expect(squareOf(zoomCrop(first, logo, 0.1), logo).side).toBe(800)
})

it('follows the finger: a picture pulled to the right shows more of its left', () => {
  const moved = moveCrop(first, landscape, { x: 0.25, y: 0.5 })
  expect(squareOf(moved, landscape)).toEqual({ left: 100, top: 0, side: 400 })
})

it('stops at the edge of the picture', () => {
  const moved = moveCrop(first, landscape, { x: 9, y: 0 })
  expect(squareOf(moved, landscape)).toEqual({ left: 0, top: 0, side: 400 })
})

it('enlarges around the centre of the square', () => {
  expect(squareOf(zoomCrop(first, landscape, 2), landscape)).toEqual({ left: 300, top: 100, side: 200 })
})

it('never leaves the picture, with any request', () => {
  const anything = fc.double({ noNaN: true, min: -10, max: 10 })
  const length = fc.integer({ min: 1, max: 9_000 })
  fc.assert(
    fc.property(
      fc.record({ x: anything, y: anything, zoom: anything }),
      fc.record({ width: length, height: length, smallestZoom: fc.constant(1) }),
      (crop, picture) => {
        const { left, top, side } = squareOf(clampCrop(crop, picture), picture)
        expect(left).toBeGreaterThan(-0.001)
        expect(top).toBeGreaterThan(-0.001)
        expect(left + side).toBeLessThan(picture.width + 0.001)
        expect(top + side).toBeLessThan(picture.height + 0.001)
      },
    ),
  )
})
