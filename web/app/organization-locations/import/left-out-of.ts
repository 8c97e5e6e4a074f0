import type { LocationRow } from '@qareeb/contract/organization-locations/import'

type Written = { written: number; rows: readonly Pick<LocationRow, 'state' | 'sameAsLine'>[] }

/** How many rows of a file were not written, and whether each of them names a branch that exists already. */
export function leftOutOf({ written, rows }: Written): { count: number; areKnown: boolean } {
  const count = rows.length - written
  const known = rows.filter(({ state, sameAsLine }) => state === 'duplicate' && sameAsLine === null).length
  return { count, areKnown: count > 0 && count === known }
}
