import type { Sort } from '@qareeb/contract/search'
import type { Shown } from '../job-ads/write-card.ts'
import { holdsPoint } from './engine/geometry.ts'
import type { Area, FoundAd, Point } from './engine/request.ts'

type Asked = { sort: Sort; area: Area | undefined; origin: Point | undefined }

/**
 * Makes what says which location of an ad a list shows, alike in every order: of those in the area the nearest to the
 * origin, or the first where there is none. Where none lies in the area, as of some full-remote ads, any may be shown.
 */
export function locationChooser({ sort, area, origin }: Asked): (ad: FoundAd) => Shown {
  const any: Shown = { locationNo: undefined, origin, ...(area && { isFitting: holdsPoint(area) }) }
  // The order is by the very location that was found.
  return ({ locationNo, remote }) => (sort === 'closest' && !remote ? { locationNo, origin } : any)
}
