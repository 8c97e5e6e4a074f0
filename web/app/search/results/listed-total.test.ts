import { expect, test } from 'vitest'
import { parseSearch } from '../address/parse-search.ts'
import { countsOf } from '../testing-counts.ts'
import { listedTotal } from './listed-total.ts'

const counts = countsOf(0, 85)

const search = (query: string, isAbroad = false) => ({ ...parseSearch(new URLSearchParams(query)), isAbroad })
const dubai = 'lat=25.2&lng=55.27&zoom=11'

test('is the number in the place where jobs of all work modes are asked for', () => {
  expect(listedTotal(search('city=riyadh'), {}, counts).value).toBe(0)
})

test('is the number of remote jobs where they alone are chosen or typed', () => {
  expect(listedTotal(search('city=riyadh&workMode=full-remote'), {}, counts).value).toBe(85)
  expect(listedTotal(search('q=remote'), { workMode: ['full-remote'] }, counts).value).toBe(85)
})

test('is the number of remote jobs in an area abroad', () => {
  expect(listedTotal(search(dubai, true), {}, counts).value).toBe(85)
})

test('is nothing abroad where other work modes are asked for', () => {
  expect(listedTotal(search(`${dubai}&workMode=hybrid`, true), {}, counts).value).toBe(0)
})
