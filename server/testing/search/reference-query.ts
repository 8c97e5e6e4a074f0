import { workModes } from '@qareeb/contract/job-ads'
import type { Bounds } from '@qareeb/contract/search/map-rectangle'
import type { Statement } from '../../platform/database/statement.ts'
import { codeOf } from '../../search/engine/codes.ts'
import { cubeOf, earthRadiusMetres } from '../../search/engine/geometry.ts'
import type { Area, FoundAd, SearchFilter, SearchRequest } from '../../search/engine/request.ts'
import { queryOf } from '../../search/engine/tokens.ts'
import { type AddValue, languages, plainConditions } from './plain-filters.ts'

/**
 * The same answer by the shortest code: read every entry, keep the matches, sort, cut. The engine is checked
 * against it. The location of a row is the one to show: the nearest in the area, else the first there.
 */
export function referenceQuery(request: SearchRequest, limit: number): Statement {
  const values: unknown[] = []
  const value = (given: unknown, type: string) => `$${values.push(given)}::${type}`
  const isClosest = request.sort === 'closest' && request.viewer !== undefined
  const remote = `work_mode = '${remoteCode}'`
  const distance = request.viewer ? `position <-> ${value(cubeOf(request.viewer), 'cube')}` : '0'
  const dateOrder = request.sort === 'oldest' ? 'published_at, number' : 'published_at desc, number desc'
  const order = isClosest
    ? 'case when not remote then distance end, case when not remote then number end, '
    : ''
  const first = { arabic: languages.ar, english: languages.en }[request.sort as string]
  const languageOrder = first ? `language not in (${first}), ` : ''
  return {
    text: `
    select number, location_no, remote from (
      select distinct on (number) number, location_no, published_at, language, ${remote} as remote, ${distance} as distance,
        ${inside(request.area, value)} as fits
      from search_entry where ${matching(request, value)} and (${remote} or ${inside(request.area, value)})
      order by number, fits desc, distance, location_no
    ) as matching
    order by remote, ${order}${languageOrder}${dateOrder} limit ${limit}`,
    values,
  }
}

const remoteCode = codeOf(workModes, 'full-remote')

/** How many ads match, full-remote ones where their locations lie in the area. */
export function referenceCount(filter: SearchFilter): Statement {
  const values: unknown[] = []
  const value = (given: unknown, type: string) => `$${values.push(given)}::${type}`
  return {
    text: `select count(distinct number)::integer as number from search_entry where ${matching(filter, value)} and ${inside(filter.area, value)}`,
    values,
  }
}

/** Which ad, and which of its locations. */
export type FoundWithoutCard = Omit<FoundAd, 'card'>

export type ReferenceRow = { number: number; location_no: number; remote: boolean }

export const toFoundEntry = ({ number, location_no, remote }: ReferenceRow): FoundWithoutCard => ({
  number,
  locationNo: location_no,
  remote,
})

function matching(filter: SearchFilter, value: AddValue): string {
  const conditions = [`expires_at > ${value(filter.now, 'timestamptz')}`, ...plainConditions(filter, value)]
  if (filter.localOnly) conditions.push(`work_mode <> '${remoteCode}'`)
  if (filter.organizationNumber)
    conditions.push(`organization_number = ${value(filter.organizationNumber, 'integer')}`)
  if (filter.exceptOrganizationNumber)
    conditions.push(`organization_number <> ${value(filter.exceptOrganizationNumber, 'integer')}`)
  if (filter.salaryFrom) conditions.push(`pay_max >= ${value(filter.salaryFrom, 'integer')}`)
  if (filter.postedAfter) conditions.push(`published_at >= ${value(filter.postedAfter, 'timestamptz')}`)
  if (filter.words) conditions.push(`search @@ ${value(queryOf(filter.words), 'tsquery')}`)
  return conditions.join(' and ')
}

function inside(area: Area | undefined, value: AddValue): string {
  if (!area) return 'true'
  const rectangle = ({ south, north, west, east }: Bounds) =>
    `lat between ${value(south, 'float8')} and ${value(north, 'float8')}
      and lng between ${value(west, 'float8')} and ${value(east, 'float8')}`
  if (area.kind === 'bounds') return rectangle(area)
  const chord = 2 * earthRadiusMetres * Math.sin((area.radiusKm * 1000) / 2 / earthRadiusMetres)
  const near = `globe(lat, lng) <-> ${value(cubeOf(area), 'cube')} <= ${value(chord, 'float8')}`
  return area.within ? `(${near} and ${rectangle(area.within)})` : near
}
