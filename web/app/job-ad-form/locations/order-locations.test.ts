import { expect, test } from 'vitest'
import { orderLocations } from './order-locations.ts'

const at = (id: string, lat: number) => ({ id, lat, lng: 46.7 })
const locations = [at('far', 21.5), at('olaya', 24.69), at('malqa', 24.8), at('sahafah', 24.82)]
const ids = (chosen: string[]) => orderLocations(locations, chosen).map(({ id }) => id)

test('the order stays the same when no location is chosen', () => {
  expect(ids([])).toEqual(['far', 'olaya', 'malqa', 'sahafah'])
})

test('chosen branches stand first, then the nearest to them', () => {
  expect(ids(['sahafah'])).toEqual(['sahafah', 'malqa', 'olaya', 'far'])
  expect(ids(['olaya', 'far'])).toEqual(['olaya', 'far', 'malqa', 'sahafah'])
})

test('a chosen branch that is gone is left out', () => {
  expect(ids(['gone'])).toEqual(['far', 'olaya', 'malqa', 'sahafah'])
})
