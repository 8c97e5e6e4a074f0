import type { Sort } from '@qareeb/contract/search'
import { type Showing, writeCard } from '../job-ads/write-card.ts'
import type { BinaryString } from '../platform/binary-string.ts'
import { holdsPoint } from './engine/geometry.ts'
import type { Area, FoundAd } from './engine/request.ts'

type Asked = Pick<Showing, 'origin' | 'isUnmeasured'> & { sort: Sort; area: Area | undefined }

/**
 * Makes what writes the cards of a list, each at the location that is chosen alike in every order: of those in the area
 * the nearest to the origin, or the first where there is none. Where none lies in the area, as of some full-remote ads,
 * any may be shown.
 */
export function cardWriter({ sort, area, ...measure }: Asked): (ad: FoundAd) => BinaryString | undefined {
  const showing: Showing = { ...measure, isFitting: area && holdsPoint(area) }
  // The order is by the very location that was found.
  return ({ card, locationNo, remote }) =>
    writeCard(card, showing, sort === 'closest' && !remote ? locationNo : undefined)
}
