import { expect, test } from 'vitest'
import { parseSearch } from '../address/parse-search.ts'
import { nearCircle, scaleSteps } from './scale-steps.ts'

const parse = (query: string) => parseSearch(new URLSearchParams(query))
const near = { lat: 24.713, lng: 46.675, km: 10 }

test('jobs nearby hold the radius that their heading says, and none without a limit', () => {
  const search = { ...parse('q=near me'), near }
  const { offered, held } = scaleSteps('radius', search.filters.radius, nearCircle(search))
  expect(held).toBe(10)
  expect(offered).toContain(10)
  expect(offered).not.toContain(undefined)
})

test('a chosen radius that is cleared leaves the radius of jobs nearby to the next answer', () => {
  const search = { ...parse('q=near me&radius=25'), near: { ...near, km: 25 } }
  expect(scaleSteps('radius', 25, nearCircle(search)).held).toBe(25)
  expect(scaleSteps('radius', undefined, nearCircle(search)).held).toBeUndefined()
})

test('a search elsewhere may have no radius', () => {
  const { offered, held } = scaleSteps('radius', undefined, nearCircle(parse('city=riyadh')))
  expect(offered[0]).toBeUndefined()
  expect(held).toBeUndefined()
})

test('pay among jobs nearby may have no limit', () => {
  expect(scaleSteps('minSalary', undefined, { km: 10 }).offered[0]).toBeUndefined()
})

test('a radius from an address stands among the steps', () => {
  expect(scaleSteps('radius', 7, undefined).offered).toEqual([undefined, 2, 5, 7, 10, 25, 50, 100])
})
