import type { SearchFilters } from '@qareeb/contract/search/filters'

/** Filters of the ads on the map; where it stands is kept apart from them. */
export type Filters = Omit<SearchFilters, 'lat' | 'lng'>

/** A circle on the map. */
export type Circle = { lat: number; lng: number; km: number }
