import type { Bounds } from '@qareeb/contract/search/map-rectangle'
import { dimensions } from './codes.ts'
import { type ColumnFilter, columnFilters } from './filters.ts'
import { boundsOf, partOfCountry } from './geometry.ts'
import type { SearchFilter } from './request.ts'
import { filledPart, finerTiles, type Tiles, tilesOver } from './squares/tiles.ts'
import type { Statistics } from './statistics.ts'
import { hasGroups, tokensButArea } from './tokens.ts'

/**
 * Estimates for a filter without its area: the part of all entries that each of its conditions lets through; 1
 * without a condition.
 */
export type SelectivityAnywhere = {
  /** The rarest group of words. */
  words: number
  /** `enumerations`: all five together; `narrowest`: the smallest share of these and `noExperience`; `category`: the first. */
  enumerations: number
  narrowest: number
  category: number
  salaryFrom: number
  organizationNumber: number
  /** How much of the list, newest first, is recent enough. */
  days: number
  /** All but `days` together, as if none depended on another. */
  anywhere: number
  /** Whether anything of it stands among the tokens of an entry. */
  hasTokens: boolean
}

export type Selectivity = SelectivityAnywhere & {
  area: number
  /** Area and `anywhere` together. */
  all: number
  /** The lists of the tiles that cover the area, with all that they hold beside it; null where it is too large for tiles. */
  tiles: number | null
}

export const estimateSelectivity = (filter: SearchFilter, statistics: Statistics): Selectivity =>
  estimateInArea(filter, statistics, estimateAnywhere(filter, statistics))

const namedFilters = new Set<ColumnFilter>([
  ...dimensions.map(({ name }) => name),
  'salaryFrom',
  'organizationNumber',
  'postedAfter',
])
/** Filters without an estimate of their own. */
const otherFilters = columnFilters.filter((name) => !namedFilters.has(name))

export function estimateAnywhere(filter: SearchFilter, statistics: Statistics): SelectivityAnywhere {
  const { share, recent } = statistics
  const groups = tokensButArea(filter)
  const of = (group: string[] | null) => (group ? share(group) : 1)

  const words = groups.words.map(share)
  const { category, workMode, employmentType, contractType, seniority } = groups
  const each = [category, workMode, employmentType, contractType, seniority].map(of)
  const enumerations = product(each)
  const salaryFrom = of(groups.salaryFrom)
  const organizationNumber = of(groups.organizationNumber)
  const rest = product(otherFilters.map((name) => of(groups[name])))
  return {
    words: Math.min(1, ...words),
    enumerations,
    narrowest: Math.min(...each, of(groups.noExperience)),
    category: of(category),
    salaryFrom,
    organizationNumber,
    days: filter.postedAfter ? recent(filter.now.getTime() - filter.postedAfter.getTime()) : 1,
    anywhere: product(words) * enumerations * salaryFrom * organizationNumber * rest,
    hasTokens: hasGroups(groups),
  }
}

/** The same with the filter's area: a search for the closest asks the same in one area after another. */
export function estimateInArea(
  filter: SearchFilter,
  statistics: Statistics,
  known: SelectivityAnywhere,
): Selectivity {
  if (filter.near) return withArea(known, { area: filter.near.share, tiles: null })
  if (!filter.area) return withArea(known, { area: 1, tiles: null })
  const bounds = boundsOf(filter.area)
  const block = tilesOver(bounds)
  // Of a rectangle too large for tiles it is known how much of the country it holds; there is always somebody elsewhere.
  if (!block) return withArea(known, { area: Math.max(0.001, partOfCountry(bounds)), tiles: null })
  return withArea(
    { ...known, hasTokens: true },
    { area: shareOfArea(bounds, block, statistics), tiles: statistics.shareOfTiles(block) },
  )
}

const withArea = (known: SelectivityAnywhere, area: Pick<Selectivity, 'area' | 'tiles'>): Selectivity => ({
  ...known,
  ...area,
  all: known.anywhere * area.area,
})

/** Large tiles at the border may hold a city beside the rectangle, which the next finer ones leave out. */
function shareOfArea(bounds: Bounds, tiles: Tiles, statistics: Statistics) {
  const share = (block: Tiles) => statistics.shareOfTiles(block) * filledPart(bounds, block)
  const finer = finerTiles(bounds, tiles)
  return finer ? Math.min(share(tiles), share(finer)) : share(tiles)
}

const product = (factors: number[]) => factors.reduce((result, factor) => result * factor, 1)
