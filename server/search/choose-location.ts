import type { Sort } from '@qareeb/contract/search'
import type { Shown } from '../job-ads/write-card.ts'
import { holdsPoint } from './engine/geometry.ts'
import type { Area, FoundAd } from './engine/request.ts'

type Asked = Pick<Shown, 'origin' | 'isUnmeasured'> & { sort: Sort; area: Area | undefined }

/**
 * Makes what says which location of an ad a list shows, alike in every order: of those in the area the nearest to the
 * origin, or the first where there is none. Where none lies in the area, as of some full-remote ads, any may be shown.
 */
export function locationChooser({ sort, area, ...measure }: Asked): (ad: FoundAd) => Shown {
  const any: Shown = { locationNo: undefined, ...measure, ...(area && { isFitting: holdsPoint(area) }) }
  // The order is by the very location that was found.
  return ({ locationNo, remote }) => (sort === 'closest' && !remote ? { locationNo, ...measure } : any)
}
