import { expect, test } from 'vitest'
import { type Box, isOver, joinOverlapping } from './join-overlapping.ts'

type Counted = Box & { count: number }

const mark = (x: number, y: number, count = 1): Counted => ({ x, y, count, width: 40, height: 40 })
const join = (one: Counted, other: Counted): Counted => ({
  ...mark((one.x + other.x) / 2, (one.y + other.y) / 2),
  count: one.count + other.count,
})

test('leaves marks that stand apart where they are', () => {
  const marks = [mark(0, 0), mark(50, 0), mark(0, 50)]
  expect(joinOverlapping(marks, join, 4)).toEqual(marks)
})

test('joins marks until none covers another, and loses none', () => {
  const marks = Array.from({ length: 60 }, (_, index) => mark((index * 37) % 200, (index * 53) % 150))
  const apart = joinOverlapping(marks, join, 4)
  expect(apart.reduce((sum, { count }) => sum + count, 0)).toBe(60)
  const pairs = apart.flatMap((one, index) => apart.slice(index + 1).map((other) => isOver(one, other)))
  expect(apart.length).toBeGreaterThan(1)
  expect(pairs).not.toContain(true)
})

test('keeps the room between two marks free', () => {
  expect(joinOverlapping([mark(0, 0), mark(43, 0)], join, 2)).toHaveLength(2)
  expect(joinOverlapping([mark(0, 0), mark(43, 0)], join, 4)).toHaveLength(1)
})
