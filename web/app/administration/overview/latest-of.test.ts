import { expect, test } from 'vitest'
import { latestOf } from './latest-of.ts'

test('the latest of two lists come in one order, and no more than are asked for', () => {
  const at = (createdAt: string) => ({ createdAt })
  const failed = [at('2026-11-23T09:00:00.000Z'), at('2026-11-23T07:00:00.000Z')]
  const refused = [at('2026-11-23T08:00:00.000Z'), at('2026-11-22T08:00:00.000Z')]
  expect(latestOf([...failed, ...refused], 3).map(({ createdAt }) => createdAt.slice(11, 13))).toEqual([
    '09',
    '08',
    '07',
  ])
})
