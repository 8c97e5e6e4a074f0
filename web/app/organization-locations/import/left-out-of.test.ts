import { expect, test } from 'vitest'
import { leftOutOf } from './left-out-of.ts'

const good = { state: 'good', sameAsLine: null } as const
const known = { state: 'duplicate', sameAsLine: null } as const
const repeated = { state: 'duplicate', sameAsLine: 2 } as const
const bad = { state: 'bad', sameAsLine: null } as const

test('rows that name existing branches are no failure, unless another row was left out', () => {
  expect(leftOutOf({ written: 1, rows: [good, known, known] })).toEqual({ count: 2, areKnown: true })
  expect(leftOutOf({ written: 0, rows: [known] })).toEqual({ count: 1, areKnown: true })
  expect(leftOutOf({ written: 1, rows: [good, known, bad] })).toEqual({ count: 2, areKnown: false })
  expect(leftOutOf({ written: 1, rows: [good, repeated] })).toEqual({ count: 1, areKnown: false })
  expect(leftOutOf({ written: 0, rows: [good, known] })).toEqual({ count: 2, areKnown: false })
  expect(leftOutOf({ written: 1, rows: [good] })).toEqual({ count: 0, areKnown: false })
})
