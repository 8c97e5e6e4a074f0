import { demoCountry, generateCountry } from '@qareeb/demo/country'
import { places } from '@qareeb/reference/places'
import { expect, test } from 'vitest'
import { isInSea } from './kingdom.server.ts'

test('draws every town and district on land', () => {
  expect(places.filter(isInSea).map(({ key }) => key)).toEqual([])
})

test('draws every branch of the demo on land', () => {
  const companies = [...generateCountry({ ...demoCountry, now: new Date('2026-11-24T09:00:00Z') })]
  const branches = companies.flatMap(({ organization }) => organization.locations)
  expect(branches.length).toBeGreaterThan(500)
  expect(branches.filter(isInSea).map(({ name, lat, lng }) => `${name.en} ${lat},${lng}`)).toEqual([])
})

test('names the sea off the corniches', () => {
  expect(isInSea({ lat: 21.6, lng: 39.08 })).toBe(true)
  expect(isInSea({ lat: 26.52, lng: 50.16 })).toBe(true)
})
