import { expect, test } from 'vitest'
import { coversOf } from './covers-of.ts'

/** A degree is a thousand pixels. */
const map = {
  project: ({ lat, lng }: { lat: number; lng: number }) => ({ x: lng * 1000, y: -lat * 1000 }),
  unproject: ([x, y]: [number, number]) => ({ lat: -y / 1000, lng: x / 1000 }),
}
const frame = { x: 500, y: -500, width: 1000, height: 1000 }

test('no name stands under a bubble that was moved, where it stands now', () => {
  const item = {
    lat: 1,
    lng: 1,
    count: { value: 30, kind: 'exact' as const },
    bounds: [1, 1, 1, 1] as [number, number, number, number],
    spot: false,
  }
  const apart = { clusters: [{ item, offset: [20, 10] as [number, number] }], pins: [] }
  expect(coversOf(apart, { frame, covers: [] }, map)).toEqual([
    { lat: 0.99, lng: 1.02, width: 56, height: 56 },
  ])
})

test('no name stands under a button', () => {
  const button = { x: 900, y: -100, width: 44, height: 44 }
  expect(coversOf({ clusters: [], pins: [] }, { frame, covers: [button] }, map)).toEqual([
    { lat: 0.1, lng: 0.9, width: 44, height: 44 },
  ])
})
