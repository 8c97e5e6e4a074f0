import type { EmploymentType } from '@qareeb/contract/job-ads'
import type { ListedJobAd } from '@qareeb/contract/job-ads/listed-job-ad'
import { daysSince, lastInstantBefore } from '../../i18n/dates.ts'

/** Facts that distinguish a job from most others, so that they stand out in its line of facts. */
export type UnusualFact =
  | { kind: 'employmentType'; employmentType: EmploymentType }
  | { kind: 'noExperience' | 'foreign' }
  | { kind: 'closing'; days: number }

/** Days before its end from which an ad shows it. */
const closingDays = 3

/** A line has room for so many chips. */
const mostChips = 2

/** Of more than the line has room for, the first of these stay. */
const byWeight: readonly UnusualFact['kind'][] = ['foreign', 'closing', 'employmentType', 'noExperience']

const unusualTypes = new Set<EmploymentType>(['part-time', 'temporary'])

type Shown = Pick<ListedJobAd, 'employmentType' | 'seniority' | 'expiresAt'>

/**
 * The language of an ad that the reader may not read is always shown. The kind of employment of such an ad stays in
 * words, which come first, because there may be no space for a second chip.
 * @param isForeign whether the title is in another language than the page
 */
export function unusualFacts(
  { employmentType, seniority, expiresAt }: Shown,
  { now, isForeign }: { now: Date; isForeign: boolean },
): UnusualFact[] {
  const days = 0 - daysSince(lastInstantBefore(expiresAt), now)
  const facts: UnusualFact[] = []
  if (unusualTypes.has(employmentType) && !isForeign) facts.push({ kind: 'employmentType', employmentType })
  if (seniority === 'entry-level') facts.push({ kind: 'noExperience' })
  // In a narrow line the last one has no room.
  if (isForeign) facts.push({ kind: 'foreign' })
  if (days >= 0 && days <= closingDays && Date.parse(expiresAt) > now.getTime())
    facts.push({ kind: 'closing', days })

  const kept = new Set(
    byWeight.filter((kind) => facts.some((fact) => fact.kind === kind)).slice(0, mostChips),
  )
  return facts.filter(({ kind }) => kept.has(kind))
}
