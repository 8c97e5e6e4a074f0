import { expect, test } from 'vitest'
import { matchesName } from './matches-name.ts'

const name = { ar: 'مخبز الأُمَّة', en: 'Umma Bakery' }

test.each(['', 'مخبز', 'الامه', 'umma', ' BAKERY '])('finds a company by "%s"', (typed) => {
  expect(matchesName(name, typed)).toBe(true)
})

test('does not find it by other words', () => {
  expect(matchesName(name, 'مصنع')).toBe(false)
  expect(matchesName({ ar: null, en: 'Umma Bakery' }, 'مخبز')).toBe(false)
})
