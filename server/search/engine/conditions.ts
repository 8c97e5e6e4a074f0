import { codeOf, dimensions, type DimensionName, fullRemoteCode } from './codes.ts'
import { boundsOf, earthRadiusMetres } from './geometry.ts'
import type { SearchFilter } from './request.ts'
import { keepsRemote } from './tokens.ts'

/** What a filter asks, in the parameters that every statement begins with: $1 to $20, see `filterValues`. */
const asked = {
  notExpired: 'expires_at > $1::timestamptz',
  category: '($2::"char"[] is null or category = any ($2::"char"[]))',
  workMode: '($3::"char"[] is null or work_mode = any ($3::"char"[]))',
  employmentType: '($4::"char"[] is null or employment_type = any ($4::"char"[]))',
  contractType: '($5::"char"[] is null or contract_type = any ($5::"char"[]))',
  seniority: '($6::"char"[] is null or seniority = any ($6::"char"[]))',
  verified: '($7::boolean is null or verified)',
  organization: '($8::integer is null or organization_number = $8::integer)',
  pay: '($9::integer is null or pay_max >= $9::integer)',
  recent: '($10::timestamptz is null or published_at >= $10::timestamptz)',
  local: `($19::boolean is null or work_mode <> '${fullRemoteCode}')`,
  oncePerAd: '($20::boolean is null or location_no = 1)',
}

/** Whether a row lies in the area. */
const inArea = `($11::float8 is null or ($18::boolean is not null and work_mode = '${fullRemoteCode}')
      or (lat between $11::float8 and $13::float8 and lng between $12::float8 and $14::float8
        and ($17::float8 is null or ${2 * earthRadiusMetres} * asin(sqrt(
          power(sin(radians(lat - $15::float8) / 2), 2)
          + cos(radians($15::float8)) * cos(radians(lat)) * power(sin(radians(lng - $16::float8) / 2), 2))) <= $17::float8)))`

const all = (conditions: string[]) => `(${conditions.join('\n      and ')}) is true`

const { category, workMode, employmentType, contractType, seniority, ...others } = asked

/**
 * Every condition on a row, the same text in every statement: what is not asked is null, and left out before it is sent
 * (see `prune.ts`). `is true` keeps the planner from joining other indexes to the one that a statement is built on, and
 * keeps the order as written: the area first, which refuses most rows of a walk.
 */
export const conditions = all([inArea, ...Object.values(asked)])

/** The same without the five enumerations, for counting what each of their values would give. */
export const conditionsButEnumerations = all([inArea, ...Object.values(others)])

/** Each enumeration's own condition. */
export const enumerationConditions: Record<DimensionName, string> = {
  category,
  workMode,
  employmentType,
  contractType,
  seniority,
}

/** Whether a row misses no more than one of the enumerations: no other is counted for any of their values. */
export const missesOneAtMost = `(${Object.values(enumerationConditions)
  .map((condition) => `(${condition} is not true)::integer`)
  .join('\n      + ')}) <= 1`

/** How many parameters a filter takes; what a statement needs besides begins after them. */
export const filterParameters = 20

/**
 * The values of $1 to $20. Where no area is asked the first location of an ad stands for it, unless every location
 * counts, as on the map and for the nearest one.
 */
export function filterValues(filter: SearchFilter, { everyLocation = false } = {}): unknown[] {
  const { area } = filter
  const bounds = area && boundsOf(area)
  const circle = area?.kind === 'circle' ? area : undefined
  return [
    filter.now.toISOString(),
    ...dimensions.map(({ name, values }) => filter[name]?.map((value) => codeOf(values, value)) ?? null),
    filter.verified ?? null,
    filter.organizationNumber ?? null,
    filter.salaryFrom ?? null,
    filter.postedAfter?.toISOString() ?? null,
    bounds?.south ?? null,
    bounds?.west ?? null,
    bounds?.north ?? null,
    bounds?.east ?? null,
    circle?.lat ?? null,
    circle?.lng ?? null,
    circle ? circle.radiusKm * 1000 : null,
    keepsRemote(filter) || null,
    filter.localOnly ?? null,
    (!area && !everyLocation) || null,
  ]
}
