import { cityPresets, type PresetCity } from '@qareeb/contract/cities'
import { distanceKm } from '@qareeb/reference/distance'
import { middleOf } from '../../address/abroad.ts'
import { type Search, withFilters, withoutNear } from '../../address/search-address.ts'

/** The same search in a city. */
type CityIdea = { kind: 'city'; city: PresetCity; search: Search }

// The keys of the presets, which `Object.entries` widens.
const presets = Object.entries(cityPresets) as [PresetCity, { lat: number; lng: number; zoom: number }][]

/** The large cities around the area, the nearest first. */
export function nearestCities(search: Search, most: number): CityIdea[] {
  const middle = middleOf(search)
  return presets
    .toSorted(([, one], [, other]) => distanceKm(middle, one) - distanceKm(middle, other))
    .slice(0, most)
    .map(([city, position]) => {
      const moved = withFilters(withoutNear(search), { city, bounds: undefined, radius: undefined })
      return { kind: 'city', city, search: { ...moved, position, isPositioned: true, centre: undefined } }
    })
}
