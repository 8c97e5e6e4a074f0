import { type ColumnFilter, columnFilters, tokensOf } from './filters.ts'
import { boundsOf } from './geometry.ts'
import type { SearchFilter } from './request.ts'
import { tilesOver, tileTokens } from './squares/tiles.ts'

/** Tokens of `search_entry.search` that a filter asks for; of each group one has to be there. */
export type TokenGroups = Record<ColumnFilter | 'area', string[] | null> & { words: string[][] }

export const tokenGroups = (filter: SearchFilter): TokenGroups => ({
  ...tokensButArea(filter),
  area: areaTokens(filter),
})

/** The same without the tiles, of which there are many. */
export const tokensButArea = (filter: SearchFilter): Omit<TokenGroups, 'area'> => ({
  words: filter.words ?? [],
  // `columnFilters` lists every key.
  ...(Object.fromEntries(columnFilters.map((name) => [name, tokensOf(name, filter)])) as Record<
    ColumnFilter,
    string[] | null
  >),
})

function areaTokens({ area }: SearchFilter): string[] | null {
  const tiles = area && tilesOver(boundsOf(area))
  return tiles ? tileTokens(tiles) : null
}

/** All groups that are asked for, words first. */
export function listGroups({ words, ...filters }: TokenGroups): string[][] {
  return [...words, ...Object.values(filters).filter((group) => group !== null)]
}

/** Whether any group is asked for. */
export const hasGroups = (groups: Omit<TokenGroups, 'area'>): boolean =>
  Object.values(groups).some((group) => group !== null && group.length > 0)

/** Groups as a `tsquery`: one of each. Null when there is no group. */
export const queryOf = (groups: string[][]): string | null =>
  groups.length === 0 ? null : groups.map((group) => `(${group.map(quote).join('|')})`).join('&')

const quote = (lexeme: string) => `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`
