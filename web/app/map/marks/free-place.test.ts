import { expect, test } from 'vitest'
import { freePlace } from './free-place.ts'
import { isOver } from './join-overlapping.ts'

const frame = { x: 200, y: 300, width: 400, height: 600 }
const mark = (x: number, y: number) => ({ x, y, width: 40, height: 40 })

test('a mark with nothing over it stays', () => {
  expect(freePlace(mark(100, 100), { frame, covers: [] })).toEqual(mark(100, 100))
})

test('a mark half under an edge of the map comes inside', () => {
  expect(freePlace(mark(100, 5), { frame, covers: [] })).toEqual(mark(100, 20))
  expect(freePlace(mark(395, -5), { frame, covers: [] })).toEqual(mark(380, 20))
})

test('a mark beyond the map stays there', () => {
  expect(freePlace(mark(100, -30), { frame, covers: [] })).toEqual(mark(100, -30))
})

test('a mark leaves one control without coming under the next one, and stays on the map', () => {
  const column = [480, 530, 580].map((y) => ({ x: 370, y, width: 44, height: 44 }))
  const credits = { x: 60, y: 590, width: 120, height: 20 }
  const covers = [...column, credits]
  for (let x = 0; x <= 400; x += 10)
    for (let y = 0; y <= 600; y += 10) {
      const { width, height, ...placed } = freePlace(mark(x, y), { frame, covers })
      const box = { ...placed, width, height }
      expect(covers.filter((cover) => isOver(box, cover))).toEqual([])
      expect(placed.x >= 20 && placed.x <= 380 && placed.y >= 20 && placed.y <= 580).toBe(true)
    }
})

test('a mark stays where the map has no room for it', () => {
  const covers = [{ ...frame }]
  expect(freePlace(mark(100, 100), { frame, covers })).toEqual(mark(100, 100))
})
