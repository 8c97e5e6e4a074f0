import { expect, test } from 'vitest'
import { selectiveGroups } from './selective-groups.ts'

const statistics = (rows: number) => ({
  rows,
  share: ([word = '']: readonly string[]) => (word === 'rare' ? 0.01 : 0.2),
})

test('a word of every second company is left out beside others', () => {
  expect(selectiveGroups([['zzgroup'], ['rare']], statistics(100_000))).toEqual([['rare']])
})

test('alone, in a small country, or as a word of work it stays', () => {
  expect(selectiveGroups([['zzgroup']], statistics(100_000))).toEqual([['zzgroup']])
  expect(selectiveGroups([['zzgroup'], ['zzother']], statistics(100_000))).toHaveLength(2)
  expect(selectiveGroups([['zzgroup'], ['rare']], statistics(1_000))).toHaveLength(2)
  expect(selectiveGroups([['engineer', 'مهندس'], ['rare']], statistics(100_000))).toHaveLength(2)
})
