import { postedWithinDays, paySteps, radiusSteps } from '@qareeb/contract/search/choices'
import type { Search } from '../address/search-address.ts'
import type { Scale } from './filter-names.ts'

const steps: Record<Scale, readonly number[]> = {
  radius: radiusSteps,
  minSalary: paySteps,
  postedWithin: postedWithinDays,
}

/** The circle that "near me" was understood as; `km`, where the answer and not the reader has chosen them. */
type NearCircle = { km: number | undefined }

export const nearCircle = ({ near, filters }: Search): NearCircle | undefined =>
  near && { km: filters.radius === undefined ? near.km : undefined }

/** The steps that a scale offers, and the one that holds; undefined is no limit, which jobs nearby do not have. */
export function scaleSteps(scale: Scale, chosen: number | undefined, near?: NearCircle) {
  const circle = scale === 'radius' ? near : undefined
  const held = chosen ?? circle?.km
  // A radius from an address may lie between the steps.
  const limits =
    held === undefined || steps[scale].includes(held)
      ? steps[scale]
      : [...steps[scale], held].toSorted((one, other) => one - other)
  return { offered: circle ? limits : [undefined, ...limits], held }
}
