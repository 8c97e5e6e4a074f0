import { expect, it } from 'vitest'
import { inLanes } from './in-lanes.mjs'

it('does all the work, no more than so many pieces at a time, and keeps the order of the results', async () => {
  let working = 0
  let most = 0
  const results = await inLanes([1, 2, 3, 4, 5], 2, async (item) => {
    most = Math.max(most, ++working)
    await Promise.resolve()
    working--
    return item * 10
  })
  expect(results).toEqual([10, 20, 30, 40, 50])
  expect(most).toBe(2)
})
