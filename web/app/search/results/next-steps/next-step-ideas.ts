import type { PresetCity } from '@qareeb/contract/cities'
import { employmentTypes, workModes } from '@qareeb/contract/job-ads'
import { radiusSteps } from '@qareeb/contract/search/choices'
import type { TypedFilters } from '@qareeb/contract/search/typed-filters'
import type { Filters } from '../../../map/map-filters.ts'
import { everywhere, type Search, withFilters, withoutNear } from '../../address/search-address.ts'
import { chosenFilters, type FilterName } from '../../filters/filter-names.ts'

/** A change of a search. */
export type Idea = {
  search: Search
  /** It leads to the whole country besides. */
  isInCountry?: boolean
} & (
  | { kind: 'wider'; radius: number }
  | { kind: 'city'; city: PresetCity }
  | { kind: 'without'; filter: FilterName }
  | { kind: 'notOnly'; filter: Liftable; values: readonly string[] }
  | { kind: 'onlyWord'; word: string }
  | { kind: 'everywhere' | 'withoutAny' | 'withoutWords' | 'allJobs' }
)

type Liftable = 'workMode' | 'employmentType'

/** The same search in the whole country. Words that ask for what is near would lead back. */
export const inCountry = (search: Search): Search => everywhere(withoutNear(search))

/** A wider radius; not in a region, which is wider than any. */
export function widerRadius(search: Search): Idea[] {
  if (search.centre !== undefined) return []
  const { radius = 0 } = search.filters
  const wider = radiusSteps.find((step) => step >= 2 * radius && step >= 25)
  return wider ? [{ kind: 'wider', radius: wider, search: withFilters(search, { radius: wider }) }] : []
}

/**
 * Filters that were read from the words, lifted. A chosen value replaces a typed one, so every value is chosen.
 * Categories are too many for that: each would appear above the list to be removed.
 */
export function liftTyped(search: Search, { workMode, employmentType }: TypedFilters): Idea[] {
  const lift = (filter: Liftable, values: readonly string[], all: Partial<Filters>): Idea => ({
    kind: 'notOnly',
    filter,
    values,
    search: withFilters(search, all),
  })
  return [
    ...(workMode ? [lift('workMode', workMode, { workMode: [...workModes] })] : []),
    ...(employmentType
      ? [lift('employmentType', employmentType, { employmentType: [...employmentTypes] })]
      : []),
  ]
}

/** The search without all of its filters, and without its words. */
export function withoutMuch(search: Search): Idea[] {
  const names = chosenFilters(search.filters)
  return [
    ...(names.length > 1
      ? [{ kind: 'withoutAny' as const, search: withFilters(search, noneOf(names)) }]
      : withoutEach(search)),
    ...(hasWords(search) ? [{ kind: 'withoutWords' as const, search: withoutWords(search) }] : []),
  ]
}

/** The search without one of its filters. */
export const withoutEach = (search: Search): Idea[] =>
  chosenFilters(search.filters).map((filter) => ({
    kind: 'without',
    filter,
    search: withFilters(search, { [filter]: undefined }),
  }))

/**
 * The search for one of its two words: each of more would have to be counted as well, which costs more than a request
 * may. Not where words ask for what is near, which stand for a place.
 */
export function oneWordEach(search: Search): Idea[] {
  const words = [...new Set(search.filters.q?.trim().split(/\s+/))].filter((word) => word.length > 1)
  if (search.near || words.length !== 2) return []
  return words.map((word) => ({ kind: 'onlyWord', word, search: withFilters(search, { q: word }) }))
}

/** All jobs of the area, where both words and filters were given. */
export function allJobs(search: Search): Idea[] {
  const names = chosenFilters(search.filters)
  if (!hasWords(search) || names.length === 0) return []
  return [{ kind: 'allJobs', search: withFilters(withoutWords(search), noneOf(names)) }]
}

/** Whether it has other words than "near me". */
const hasWords = (search: Search) => Boolean(withoutNear(search).filters.q)

/** The search without its words. Near the reader it keeps "near me", which both languages understand. */
function withoutWords(search: Search): Search {
  const { near } = search
  return { ...withFilters(search, { q: near && 'near me' }), near: near && { ...near, words: '' } }
}

const noneOf = (names: readonly FilterName[]): Partial<Filters> =>
  Object.fromEntries(names.map((name) => [name, undefined]))
