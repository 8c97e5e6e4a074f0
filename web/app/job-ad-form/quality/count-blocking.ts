import { sectionOfField } from '../typed/field-names.ts'
import type { TypedJobAd } from '../typed/typed-job-ad.ts'
import { findObstacles, type ObstacleFacts } from './obstacles.ts'
import { openOf, type QualityItem } from './quality.ts'

/**
 * How much is left before an ad can be published: its open items, and fields without an item, such as a deadline
 * that has passed.
 */
export function countBlocking(
  typed: TypedJobAd,
  items: readonly QualityItem[],
  facts: ObstacleFacts,
): number {
  const open = openOf(items).filter(({ isNeeded }) => isNeeded)
  const told = new Set(open.map(({ field }) => sectionOfField[field]))
  const untold = findObstacles(typed, facts).filter(
    // Forbidden words of all parts are one item.
    ({ field, problem }) => !told.has(sectionOfField[field]) && problem !== 'selectsPeople',
  )
  return open.length + untold.length
}
