import { randomNumbers } from '@qareeb/demo/random'
import { expect, it } from 'vitest'
import { anyRequest } from '../../testing/search/random-request.ts'
import { seededNow } from '../../testing/seeds/many-job-ads.ts'
import { estimateSelectivity, estimateAnywhere, estimateInArea } from './selectivity.ts'
import type { Statistics } from './statistics.ts'

const statistics: Statistics = {
  rows: 1_000_000,
  share: (anyOf) => Math.min(1, 0.07 * anyOf.length),
  isCommon: () => true,
  shareOfTiles: ({ left, right }) => 0.01 * (right - left + 1),
  squares: () => [],
  recent: () => 0.5,
}
const world = { now: seededNow, words: ['abc', 'def', 'ghi'], organizations: 20 }

it('an area with the estimate of a filter gives the estimate of the filter with that area', () => {
  const random = randomNumbers(5)
  for (let count = 0; count < 500; count++) {
    const request = anyRequest(random, world)
    const known = estimateAnywhere(request, statistics)
    expect(estimateInArea(request, statistics, known)).toEqual(estimateSelectivity(request, statistics))
    const { area } = anyRequest(random, world)
    const elsewhere = { ...request, area }
    expect(estimateInArea(elsewhere, statistics, known)).toEqual(estimateSelectivity(elsewhere, statistics))
  }
})

it('the whole is at most as much as any part', () => {
  const random = randomNumbers(6)
  for (let count = 0; count < 500; count++) {
    const { all, anywhere, area, words, enumerations, salaryFrom } = estimateSelectivity(
      anyRequest(random, world),
      statistics,
    )
    expect(all).toBeLessThanOrEqual(anywhere)
    expect(anywhere).toBeLessThanOrEqual(Math.min(words, enumerations, salaryFrom))
    expect(all).toBeCloseTo(anywhere * area, 12)
  }
})
