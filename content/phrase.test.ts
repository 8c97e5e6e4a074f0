import { expect, test } from 'vitest'
import { say, source, translationOf } from './phrase.ts'

const jobs = {
  zero: 'لا توجد وظائف',
  one: 'وظيفة واحدة',
  two: 'وظيفتان',
  few: '{count} وظائف',
  many: '{count} وظيفة',
  other: '{count} وظيفة',
} as const

test.each([
  [0, 'لا توجد وظائف'],
  [1, 'وظيفة واحدة'],
  [2, 'وظيفتان'],
  [3, '3 وظائف'],
  [11, '11 وظيفة'],
  [100, '100 وظيفة'],
  [1204, '1,204 وظائف'],
  [1211, '1,211 وظيفة'],
])('counts %i jobs in Arabic as «%s»', (count, sentence) => {
  expect(say(jobs, 'ar', { count })).toBe(sentence)
})

test('words zero as a sentence in English where one is written', () => {
  const english = { zero: 'No jobs', one: '{count} job', other: '{count} jobs' }
  expect([0, 1, 2].map((count) => say(english, 'en', { count }))).toEqual(['No jobs', '1 job', '2 jobs'])
})

test('fills placeholders and leaves unknown ones visible', () => {
  expect(say('{from} – {to} {unit}', 'en', { from: 1, to: 2 })).toBe('1 – 2 {unit}')
})

test('writes numbers with thousands separators, texts as they are', () => {
  expect(say('{most} {year}', 'ar', { most: 10_000, year: '2026' })).toBe('10,000 2026')
})

test('refuses at compile time everything that would be missing at run time', () => {
  const arabic = source({ title: 'وظائف في {city}', tips: ['أولًا', 'ثانيًا'], jobs })
  const english = translationOf<typeof arabic>()

  // @ts-expect-error a missing key
  english({ title: 'Jobs in {city}', tips: [] })
  // @ts-expect-error a key that Arabic lacks
  english({ title: 'Jobs in {city}', tips: [], jobs: { one: '', other: '{count}' }, extra: '' })
  // @ts-expect-error a string where Arabic has a list
  english({ title: 'Jobs in {city}', tips: 'First', jobs: { one: '', other: '{count}' } })
  // @ts-expect-error a placeholder of another name
  english({ title: 'Jobs in {town}', tips: [], jobs: { one: '', other: '{count}' } })
  // @ts-expect-error a placeholder left out
  english({ title: 'Jobs', tips: [], jobs: { one: '', other: '{count}' } })
  // @ts-expect-error a plural form that English needs
  english({ title: 'Jobs in {city}', tips: [], jobs: { other: '{count}' } })
  // @ts-expect-error an Arabic plural without its dual
  source({ jobs: { zero: '', one: '', few: '', many: '', other: '' } })

  expect(english({ title: 'Jobs in {city}', tips: [], jobs: { one: '', other: '{count}' } }).title).toBe(
    'Jobs in {city}',
  )
})
