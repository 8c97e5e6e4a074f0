import { salarySteps } from '@qareeb/contract/search'
import { codeOf, type DimensionName, dimensions, fullRemoteCode } from './codes.ts'
import { boundsOf } from './geometry.ts'
import type { SearchFilter } from './request.ts'
import { tilesOver, tileTokens } from './tiles.ts'

/** Tokens of `search_entry.search` that a filter asks for; of each group one has to be there. */
export type TokenGroups = {
  words: string[][]
  category: string[] | null
  workMode: string[] | null
  employmentType: string[] | null
  contractType: string[] | null
  seniority: string[] | null
  verified: string[] | null
  organization: string[] | null
  pay: string[] | null
  area: string[] | null
}

export const tokenGroups = (filter: SearchFilter): TokenGroups => ({
  ...tokensButArea(filter),
  area: areaTokens(filter),
})

/** The same without the tiles, of which there are many. */
export function tokensButArea(filter: SearchFilter): Omit<TokenGroups, 'area'> {
  return {
    words: filter.words ?? [],
    ...dimensionTokens(filter),
    verified: filter.verified ? ['v=1'] : null,
    organization: filter.organizationNumber === undefined ? null : [`o=${filter.organizationNumber}`],
    pay: filter.salaryFrom === undefined ? null : payTokens(filter.salaryFrom),
  }
}

function dimensionTokens(filter: SearchFilter) {
  const tokens: Pick<TokenGroups, DimensionName> = {
    category: null,
    workMode: null,
    employmentType: null,
    contractType: null,
    seniority: null,
  }
  for (const { name, token, values } of dimensions)
    tokens[name] = filter[name]?.map((value) => `${token}=${codeOf(values, value)}`) ?? null
  return tokens
}

/** An entry carries the highest step that its pay reaches; below the first step it carries none that would help. */
function payTokens(salaryFrom: number): string[] | null {
  const reached = salarySteps.findLast((step) => step <= salaryFrom)
  return reached === undefined
    ? null
    : salarySteps.filter((step) => step >= reached).map((step) => `p=${step}`)
}

/** Full-remote ads stay within any circle, unless another work mode is asked for. A rectangle of the map is a place. */
export const keepsRemote = ({ area, workMode, localOnly }: SearchFilter): boolean =>
  area?.kind === 'circle' && !localOnly && (workMode === undefined || workMode.includes('full-remote'))

function areaTokens(filter: SearchFilter): string[] | null {
  const tiles = filter.area && tilesOver(boundsOf(filter.area))
  if (!tiles) return null
  return keepsRemote(filter) ? [...tileTokens(tiles), remoteToken] : tileTokens(tiles)
}

export const remoteToken = `m=${fullRemoteCode}`

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
