import type { Requirements } from '@qareeb/contract/job-ads/job-ad-content'
import { describe, expect, test } from 'vitest'
import { educationIn } from './education-in.ts'
import { isWrittenIn, languagesIn } from './languages-in.ts'
import { matchRequirements, type Read } from './match-requirements.ts'
import { sayReason } from './say-reason.ts'
import { scoreOf } from './score-of.ts'
import { spannedYears, statedYears } from './years-in.ts'

test.each([
  ['5+ years of experience in retail', 5],
  ['Experience: 3 years in sales, 7 years in purchasing', 7],
  ['Seven years experience', 7],
  ['خبرة سنتين في المحاسبة', 2],
  ['لدي خبرة ٤ سنوات', 4],
  ['خبرتي عشر سنوات في التدريس', 10],
  ['I am 34 years old with some experience', null],
  ['Worked for 5 years', 5],
  ['أعمل في هذا المجال منذ ست سنوات، وأسكن على بُعد عشر دقائق', 6],
  ['خمس سنوات في المحاسبة', 5],
  ['4 years as a nurse', 4],
  ['أسكن في الرياض منذ ثلاث سنوات', null],
  ['Phone 0501234567', null],
])('"%s" states %s years', (text, years) => {
  expect(statedYears(text)).toBe(years)
})

test.each([
  ['2018 – 2021', 3],
  ['2016-2019 Nurse. 2018-2020 Nurse.', 4],
  ['من 2020 حتى الآن', 6],
  ['10/2019 to present', 7],
  ['Born in 1990', null],
  ['2024 - 2024', null],
])('the dates in "%s" cover %s years', (text, years) => {
  expect(spannedYears(text, 2026)).toBe(years)
})

test.each([
  ['B.Sc. in accounting, King Saud University', 'bachelor'],
  ['بكالوريوس محاسبة ثم الماجستير في الإدارة', 'master'],
  ["Master's degree in law", 'master'],
  ['I mastered Excel', null],
  ['دبلوم تمريض', 'diploma'],
  ['شهادة الثانوية العامة', 'secondary'],
  ['Ph.D. in chemistry', 'doctorate'],
])('"%s" names %s', (text, level) => {
  expect(educationIn(text)).toBe(level)
})

test.each([
  ['Arabic (native), English – fluent', { ar: 'native', en: 'fluent' }],
  ['Fluent English and good French', { en: 'fluent', fr: 'good' }],
  ['العربية: اللغة الأم\nالإنجليزية: جيد جدًا', { ar: 'native', en: 'good' }],
  ['أتحدث الإنجليزية بطلاقة والأردية', { en: 'fluent', ur: null }],
  ['English\nIntermediate', { en: 'good' }],
  ['Languages: Arabic, English', { ar: null, en: null }],
  ['المملكة العربية السعودية، جنسية هندي', {}],
] as const)('"%s" names languages with their levels', (text, levels) => {
  expect(Object.fromEntries(languagesIn(text))).toEqual(levels)
})

test('a long text counts as written in its language', () => {
  expect(isWrittenIn('محاسبة في شركة '.repeat(30), 'ar')).toBe(true)
  expect(isWrittenIn('محاسبة', 'ar')).toBe(false)
})

const requirements: Partial<Requirements> = {
  skills: [
    { key: 'excel', need: 'must' },
    { key: 'sap', need: 'nice' },
  ],
  experienceYears: 3,
  education: 'bachelor',
  languages: [{ language: 'en', level: 'good' }],
}
const asked = { requirements, workMode: 'onsite' } as const
const nothing: Read = { message: '', file: null, isUnread: false, distanceKm: null, thisYear: 2026 }

const verdicts = (read: Partial<Read>) =>
  matchRequirements(asked, { ...nothing, ...read }).map(({ verdict }) => verdict)

describe('the match', () => {
  test('has a verdict on each requirement, from file and message', () => {
    const file = 'Accountant. Excel. Bachelor of commerce. 4 years of experience.'
    const reasons = matchRequirements(asked, { ...nothing, file, message: 'English: fluent', distanceKm: 12 })
    expect(reasons.map(({ kind, verdict, source }) => [kind, verdict, source])).toEqual([
      ['skill', 'met', 'file'],
      ['skill', 'not-found', undefined],
      ['experience', 'met', 'file'],
      ['education', 'met', 'file'],
      ['language', 'met', 'message'],
      ['distance', 'met', undefined],
    ])
    expect(scoreOf(reasons)).toBe(92)
  })

  test('calls less than is asked not found, and dates alone unclear', () => {
    const less = 'Diploma. English: basic. 1 year of experience.'
    expect(verdicts({ message: less, distanceKm: 80 })).toEqual(Array.from({ length: 6 }, () => 'not-found'))
    expect(verdicts({ message: '2015 - 2020, English' })).toEqual([
      'not-found',
      'not-found',
      'unclear',
      'not-found',
      'unclear',
      'unclear',
    ])
  })

  test('finds nothing absent in a file that could not be read', () => {
    expect(verdicts({ isUnread: true, message: 'I know Excel.' })).toEqual([
      'met',
      ...Array.from({ length: 5 }, () => 'unclear'),
    ])
  })

  test('asks no distance of remote work, and has no number without a requirement', () => {
    const reasons = matchRequirements({ requirements: {}, workMode: 'full-remote' }, nothing)
    expect([reasons, scoreOf(reasons)]).toEqual([[], null])
  })

  test('says each verdict in both languages without an open placeholder', () => {
    const reads = [nothing, { ...nothing, isUnread: true }, { ...nothing, file: 'Excel 2015 - 2020 English' }]
    const more = [
      { ...nothing, message: 'Diploma. English: basic. 1 year of experience.', distanceKm: 8 },
      { ...nothing, file: 'An English sentence of some length. '.repeat(12) },
    ]
    for (const reason of [...reads, ...more].flatMap((read) => matchRequirements(asked, read))) {
      const { ar, en } = sayReason(reason)
      expect(ar).toMatch(/^[^{}]*[ء-ي][^{}]*\.$/)
      expect(en).toMatch(/^[^{}]*[a-z][^{}]*\.$/)
    }
  })
})
