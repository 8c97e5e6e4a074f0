import { jobTitles } from '@qareeb/reference/job-titles'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freshDatabase, type TestDatabase } from '../../testing/database.ts'
import { fold } from '../../vocabulary/fold.ts'
import { toGroups } from '../../vocabulary/word-groups.ts'
import { parseSearch } from './parse-search.ts'
import type { WordStatistics } from './read-word.ts'
import { loneFilter } from './take-filters.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await freshDatabase()
  await database.owner.query({ text: `select learn_words('Zaxon Falconry المها للتجارة Zaxen Falconer')` })
})
afterAll(() => database.drop())

/** Statistics of entries of which these parts hold common words. */
const statisticsOf = (shares: Record<string, number>): WordStatistics => ({
  share: ([word = '']) => shares[word] ?? 0.001,
  isCommon: (word) => word in shares,
})

const parse = (typed: string, shares: Record<string, number> = {}) =>
  parseSearch({ db: database.db, statistics: statisticsOf(shares) }, typed)

/** Lexemes that titles or names of companies may hold. */
const inNames = (...lexemes: string[]) => [...lexemes, ...lexemes.map((lexeme) => `~${lexeme}`)]

test('words about searching, such as "jobs", are not searched for', async () => {
  expect((await parse('ابحث عن وظائف في الرياض من فضلك')).groups).toEqual([inNames('فضلك')])
  expect((await parse('jobs near me')).groups).toEqual([])
})

test.for([
  ['محاسب عن بُعد', { workMode: ['full-remote'] }, 1],
  ['remote part-time', { workMode: ['full-remote'], employmentType: ['part-time'] }, 0],
  ['دوام كامل الرياض', { employmentType: ['full-time'] }, 0],
  // «كاشير» is also found as «أمين صندوق», whose two words make two groups.
  ['كاشير بارت تايم', { employmentType: ['part-time'] }, 2],
  ['محاسب بعقد', { employmentType: ['contract'] }, 1],
  ['سائق مؤقت', { employmentType: ['temporary'] }, 1],
  ['nurse internships', { employmentType: ['internship'] }, 1],
  ['تدريب في جدة', { employmentType: ['internship'] }, 0],
  ['contract', { employmentType: ['contract'] }, 0],
  ['healthcare', { category: ['healthcare'] }, 0],
  ['وظائف صحية', { category: ['healthcare'] }, 0],
  ['hospitality jobs in Jeddah', { category: ['hospitality'] }, 0],
  ['ضيافة', { category: ['hospitality'] }, 0],
  ['وظائف التعليم', { category: ['education'] }, 0],
  ['تجزئة', { category: ['retail'] }, 0],
  ['مالية ومحاسبة الرياض', { category: ['finance'] }, 0],
  ['Finance & accounting', { category: ['finance'] }, 0],
  ['customer service', { category: ['customer-service'] }, 0],
  ['التعليم عن بعد', { category: ['education'], workMode: ['full-remote'] }, 0],
  ['retail supervisor', {}, 4],
  ['مدير تسويق', {}, 4],
  ['توصيل', {}, 1],
  ['accountant', {}, 1],
] as const)('%s: how and when work is done, and its field, are filters', async ([typed, filters, groups]) => {
  const parsed = await parse(typed)

  expect(parsed.filters).toEqual(filters)
  expect(parsed.groups).toHaveLength(groups)
})

test('common job titles are not read as filters', () => {
  const names = jobTitles.flatMap(({ ar, en }) => [ar[0] ?? '', en[0] ?? ''])

  expect(names.filter((name) => loneFilter(fold(name).split(' ')))).toEqual([])
})

test('the name of a filter that stands alone can be read as words, too', async () => {
  const { lone } = await parse('retail jobs in Jeddah')

  expect(lone).toMatchObject({ filters: { category: ['retail'] }, asWords: { filters: {} } })
  expect(lone?.asWords.groups.flat()).toContain('retail')
  expect(lone?.asWords.named[0]?.[0]?.key).toBe('jeddah')
})

test.for([
  ['مراقب دوام', {}, 'timekeeper'],
  ['كاتب دوام جزئي', { employmentType: ['part-time'] }, 'clerk'],
  ['Search engine optimisation specialist', {}, 'seo'],
  ['remote sensing engineer', {}, '+remote-sensing'],
  ['مهندس استشعار عن بعد', {}, '+remote-sensing'],
  ['hybrid vehicle technician', {}, '+hybrid-vehicles'],
  ['Night work', {}, 'work'],
  ['contract lawyer', {}, 'contract'],
  ['salary specialist', {}, 'payroll'],
  ['senior salary accountant', {}, 'payroll'],
  ['engineer Sr 2', {}, 'senior'],
  ['أخصائي تدريب', {}, 'تدريب'],
  ['auditor ISO 9000', {}, '9000'],
  ['driver 5000', { minSalary: 5000 }, 'driver'],
] as const)('a longer phrase of the glossary keeps its words: %s', async ([typed, filters, word]) => {
  const parsed = await parse(typed)

  expect(parsed.filters).toEqual(filters)
  expect(parsed.groups.flat()).toContain(word)
})

test.for([
  'driver 4000-6000',
  'driver from 4000 to 6000',
  'driver between 4,000 and 6,000',
  'driver salary 4000 to 6000 SAR',
  'سائق من ٤٠٠٠ إلى ٦٠٠٠',
  'سائق بين 4000 و6000',
  'سائق 4000 - 6000 ريال',
])('the lower end of a range is the pay that is wanted: %s', async (typed) => {
  const { filters, groups } = await parse(typed)

  expect(filters).toEqual({ minSalary: 4000 })
  expect(groups).toEqual([expect.arrayContaining(['driver'])])
})

test('an unfinished last word becomes a possible completion', async () => {
  expect((await parse('falc')).groups).toEqual([inNames('falconer', 'falconry')])
})

test('a finished word, and one that is not the last, stay as they are', async () => {
  expect((await parse('falc ')).groups).toEqual([inNames('falc')])
  expect((await parse('falc nurse')).groups[0]).toEqual(inNames('falc'))
})

test('an unknown word is corrected as people write it', async () => {
  expect((await parse('zaxom')).corrections).toEqual([{ typed: 'zaxom', used: 'zaxon' }])
  expect((await parse('سكرتارة')).corrections).toEqual([{ typed: 'سكرتارة', used: 'سكرتارية' }])
})

test.for(['سابك', 'سالم', 'منيرة', 'Salem', 'اليمام', 'الحدود', 'عزام', 'بنان'])(
  'an everyday word or name is no other word, and no city: %s',
  async (typed) => {
    const { named, corrections } = await parse(`${typed} `)

    expect([named, corrections]).toEqual([[], []])
  },
)

test('a letter that sounds like another is a slip in a short word too', async () => {
  expect((await parse('الرياظ')).named[0]?.[0]?.key).toBe('riyadh')
})

test.for([
  'ابغا وظيفه كاشير',
  'أبي شغل كاشير',
  'ودي أشتغل كاشير',
  'محتاج وظيفة كاشير',
  'كاشير ٥٠٠٠ ريال',
  'كاشير راتب 5000',
  'cashier salary 5000 SAR',
  'كاشير 5000 ر.س',
  'كاشير راتب ٥ آلاف',
  'كاشير ٥ آلاف ريال',
  'كاشير راتب 5,000 ريال سعودي',
  'كاشير ٣٠٠٠-٤٠٠٠ ريال',
  'كاشير راتب',
  'cashier 5000 SR',
  'cashier SR 5,000',
  'cashier 5k',
  'cashier 5000﷼',
  'cashier salary of 5000',
  'cashier 5000',
  'كاشير ٤٥٠٠',
  'cashier 12,500',
  'كاشير بدون خبرة',
  'وظائف كاشير جديدة',
  'وظائف كاشير اليوم',
  'new jobs cashier',
  'cashier no experience',
])('what says nothing about the work is left out: %s', async (typed) => {
  const { groups, named, corrections } = await parse(typed)

  expect(groups).toEqual([
    expect.arrayContaining(['كاشير', 'امين']),
    expect.arrayContaining(['كاشير', 'صندوق']),
  ])
  expect([named, corrections]).toEqual([[], []])
})

test.for(['وظائف اليوم', 'باحث عن عمل', 'latest jobs', 'بدون خبرة'])(
  'words of this kind alone ask for every job: %s',
  async (typed) => {
    expect((await parse(typed)).groups).toEqual([])
  },
)

test('words beyond those that the vocabulary is asked about are searched for as they are', async () => {
  const { named, groups, corrections } = await parse('zaxon falconry zaxen falconer khobaz')

  expect([named, corrections]).toEqual([[], []])
  expect(groups.at(-1)).toEqual(inNames('khobaz'))
})

test.for(['ورق حائط', 'مستشفى الشفاء'])(
  'a name of a place that is not meant is not misspelt: %s',
  async (typed) => {
    const { named, corrections } = await parse(typed)

    expect([named, corrections]).toEqual([[], []])
  },
)

test('a spelling that few ads hold finds the far commoner word as well', async () => {
  await database.owner.query({ text: `select learn_words('Drivar Falcanry Painte Nursee')` })
  const shares = { driver: 0.02, falconry: 0.02, painte: 0.02, painter: 0.02, nursee: 0.002, nurse: 0.05 }

  expect((await parse('drivar ', shares)).groups).toEqual([
    expect.arrayContaining(['drivar', 'driver', 'سايق']),
  ])
  expect((await parse('nursee ', shares)).groups).toEqual([expect.arrayContaining(['nursee', 'nurse'])])
  expect((await parse('falcanry ', shares)).groups).toEqual([inNames('falcanry')])
  expect((await parse('painte ', shares)).groups).toEqual([inNames('painte')])
  expect((await parse('drivar ', shares)).corrections).toEqual([])
})

test('a word of many ads needs no database query', async () => {
  const statistics = statisticsOf({ falconry: 0.02 })
  const db = { ...database.db, query: () => expect.unreachable() }

  const parsed = await parseSearch({ db, statistics }, 'nurse falconry')

  expect(parsed.groups.at(-1)).toEqual(inNames('falconry'))
  expect(parsed.known).toEqual(['nurse', 'falconry'])
})

test('a city that is misspelt is a place', async () => {
  const { named, groups, corrections } = await parse('nurse Riyahd')

  expect(named[0]?.[0]?.key).toBe('riyadh')
  expect(groups).toHaveLength(1)
  expect(corrections).toEqual([{ typed: 'Riyahd', used: 'Riyadh' }])
})

test('only words of the vocabulary are known', async () => {
  expect((await parse('nurse Khaldun falconry')).known).toEqual(['nurse', 'falconry'])
})

test.for([
  '',
  ' ',
  "'; drop table job_ad; --",
  '%_\\',
  '((((',
  '\u202E\u200B',
  '🙂🙂',
  'ا'.repeat(120),
  'a b c d e f g h i j k l',
  '- - -',
  ':* & !',
])('any text can be typed: %j', async (typed) => {
  await expect(parse(typed)).resolves.toMatchObject({ named: [] })
})

describe('groups of words', () => {
  test('hold for the same ads as the phrases', () => {
    const phrases = [
      ['sales', 'manager'],
      ['مدير', 'مبيعات'],
      ['head', 'sales'],
    ]
    const groups = toGroups(phrases)
    const words = [...new Set(phrases.flat())]

    for (let set = 0; set < 2 ** words.length; set++) {
      const ad = words.filter((_, index) => set & (2 ** index))
      const byPhrases = phrases.some((phrase) => phrase.every((word) => ad.includes(word)))
      const byGroups = groups.every((group) => group.some((word) => ad.includes(word)))
      expect([...ad, byGroups]).toEqual([...ad, byPhrases])
    }
  })

  test('leave out phrases that would make too many', () => {
    const long = ['a', 'b', 'c', 'd', 'e'].map((letter) => ['1', '2', '3'].map((digit) => letter + digit))

    expect(toGroups(long).length).toBeLessThanOrEqual(12)
  })
})

test.for<[string, string | undefined]>([
  ['ممرضة بجدة', 'ممرضة'],
  ['محاسب بالرياض', 'محاسب'],
  ['محاسب دمام', 'محاسب'],
  ['ممرضة في مكة', 'ممرضة'],
  ['nurse makkah', 'nurse'],
  ['Nurse, Al-Khobar', 'Nurse,'],
  ['nurse jiddah', 'nurse'],
  ['كاشير الرياض شمال', 'كاشير'],
  ['سائق شمال جدة', 'سائق'],
  ['driver north of jeddah city', 'driver'],
  ['jeddah night nurse', 'night nurse'],
  ['دوام جزئي الرياض', 'دوام جزئي'],
  ['تدريب جدة', 'تدريب'],
  ['جدة', ''],
  ['محاسب', undefined],
])('«%s» without its place is «%s»', async ([typed, left]) => {
  expect((await parse(typed)).withoutPlace).toBe(left)
})
