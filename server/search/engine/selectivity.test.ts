import { randomNumbers } from '@qareeb/demo/random'
import { expect, it } from 'vitest'
import { anyRequest } from '../../testing/search/random-request.ts'
import { seededNow } from '../../testing/seeds/many-job-ads.ts'
import { estimateSelectivity, estimateAnywhere, estimateInArea } from './selectivity.ts'
import type { Tiles } from './squares/tiles.ts'
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

it('a circle beside a city does not count the city, though a large tile holds both', () => {
  const beside = { ...statistics, shareOfTiles: ({ zoom }: Tiles) => (zoom === 10 ? 0.2 : 0.001) }
  const area = { kind: 'circle', lat: 25.04, lng: 39.92, radiusKm: 25 } as const
  const { area: share, tiles } = estimateSelectivity({ now: seededNow, area }, beside)
  expect(share).toBe(0.001)
  // The list of the tile is read with the city's ads.
  expect(tiles).toBe(0.2)
})
