import type { Bounds } from '@qareeb/contract/search'
import { boundsOf, partOfCountry } from './geometry.ts'
import type { SearchFilter } from './request.ts'
import type { Statistics } from './statistics.ts'
import { filledPart, type Tiles, tilesOver } from './tiles.ts'
import { hasGroups, keepsRemote, remoteToken, tokensButArea } from './tokens.ts'

/** What is known of a filter beforehand: which part of all entries each part of it lets through, about; 1 if not asked. */
export type Shares = {
  /** The rarest group of words. */
  words: number
  /** The five enumerations together, the narrowest of them, and the first. */
  enumerations: number
  narrowest: number
  category: number
  area: number
  pay: number
  organization: number
  /** How much of the list, newest first, is recent enough. */
  days: number
  /** All but `days` together, as if none depended on another. */
  all: number
  /** The same without the area. */
  anywhere: number
  /** Whether anything that is asked stands among the tokens of an entry. */
  hasTokens: boolean
}

export function estimateShares(filter: SearchFilter, statistics: Statistics): Shares {
  const { share, recent } = statistics
  const groups = tokensButArea(filter)
  const of = (group: string[] | null) => (group ? share(group) : 1)

  const words = groups.words.map(share)
  const { category, workMode, employmentType, contractType, seniority } = groups
  const each = [category, workMode, employmentType, contractType, seniority].map(of)
  const [pay, organization, enumerations] = [of(groups.pay), of(groups.organization), product(each)]
  const anywhere = product(words) * enumerations * pay * organization * of(groups.verified)
  const shares = {
    words: Math.min(1, ...words),
    enumerations,
    narrowest: Math.min(...each),
    category: of(category),
    area: 1,
    pay,
    organization,
    days: filter.postedAfter ? recent(filter.now.getTime() - filter.postedAfter.getTime()) : 1,
    all: anywhere,
    anywhere,
    hasTokens: hasGroups(groups),
  }
  return sharesIn(filter, statistics, shares)
}

/** What is known of a filter of which all but the area is known already. */
export function sharesIn(filter: SearchFilter, statistics: Statistics, known: Shares): Shares {
  if (!filter.area) return known
  const bounds = boundsOf(filter.area)
  const tiles = tilesOver(bounds)
  const area = shareOfArea(bounds, tiles, filter, statistics)
  return { ...known, area, all: known.anywhere * area, hasTokens: tiles !== null || known.hasTokens }
}

/** Of a rectangle too large for tiles it is known how much of the country it holds; there is always somebody elsewhere. */
function shareOfArea(bounds: Bounds, tiles: Tiles | null, filter: SearchFilter, statistics: Statistics) {
  if (!tiles) return Math.max(0.001, partOfCountry(bounds))
  const remote = keepsRemote(filter) ? statistics.share([remoteToken]) : 0
  return Math.min(1, statistics.shareOfTiles(tiles) + remote) * filledPart(bounds, tiles)
}

const product = (factors: number[]) => factors.reduce((result, factor) => result * factor, 1)
