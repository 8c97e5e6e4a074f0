import { describe, expect, it } from 'vitest'
import { toFieldError } from '../platform/http/refusals/sentences.ts'
import { completeJobAd } from '../testing/seeds/drafts.ts'
import { type JobAdContent, toContent } from './content/job-ad-content.ts'
import { expiryOf, problemsOfPublishing, stateAt } from './rules.ts'

const now = new Date('2026-11-21T09:00:00Z')
const team = { organizationId: '', locationIds: ['one', 'two'] }

describe('the state of an ad', () => {
  it.each([
    ['draft', null, 'draft'],
    ['archived', new Date('2026-12-01'), 'inactive'],
    ['published', new Date('2026-11-21T09:00:01Z'), 'active'],
    ['published', now, 'expired'],
  ] as const)('%s until %s is %s', (status, expiresAt, state) => {
    expect(stateAt({ status, expiresAt }, now)).toBe(state)
  })
})

describe('an ad expires', () => {
  it('after 30 days', () => {
    expect(expiryOf(now, null)).toEqual(new Date('2026-12-21T09:00:00Z'))
  })

  it('at the end of its deadline in Riyadh where that is earlier', () => {
    expect(expiryOf(now, '2026-11-30')).toEqual(new Date('2026-11-30T21:00:00Z'))
    expect(expiryOf(now, '2027-06-01')).toEqual(new Date('2026-12-21T09:00:00Z'))
  })
})

describe('obstacles to publishing an ad', () => {
  const found = (changes: Partial<JobAdContent>) =>
    problemsOfPublishing({ ...toContent(completeJobAd(team)), ...changes }, now, ['Ladies Only Gym'])
  const problemsOf = (changes: Partial<JobAdContent>) =>
    found(changes).map(({ path, problem }) => `${path} ${problem}`)
  const text = (length: number) => ({ html: '<p></p>', text: 'a'.repeat(length) })
  const pay = { min: 1, max: 2, currency: 'SAR', period: 'monthly' } as const

  it('are none when the ad is complete in one language', () => {
    expect(problemsOf({})).toEqual([])
    expect(problemsOf({ contractType: null, seniority: null, deadline: null })).toEqual([])
  })

  const incomplete: [string, Partial<JobAdContent>, string[]][] = [
    [
      'no text',
      { title: { ar: null, en: null }, description: { ar: null, en: null } },
      ['title required', 'description required'],
    ],
    [
      'a title without description',
      { title: { ar: 'محاسب', en: 'Accountant' } },
      ['description.ar required'],
    ],
    ['a title of two letters', { title: { ar: null, en: 'HR' } }, ['title.en tooShort']],
    ['a title of 121 letters', { title: { ar: null, en: 'a'.repeat(121) } }, ['title.en tooLong']],
    ['a description of 29 letters', { description: { ar: null, en: text(29) } }, ['description.en tooShort']],
    ['no category', { category: null }, ['category required']],
    ['no pay', { pay: null }, ['pay required']],
    ['more at least than at most', { pay: { ...pay, min: 3 } }, ['pay.max belowLowest']],
    ['pay below nothing', { pay: { ...pay, min: -1 } }, ['pay.min tooSmall']],
    ['no pay at least', { pay: { ...pay, min: 0 } }, ['pay.min tooSmall']],
    ['ten million and a halala', { pay: { ...pay, max: 1_000_000_001 } }, ['pay.max tooBig']],
    ['no location', { locationIds: [] }, ['locationIds required']],
    ['a location twice', { locationIds: ['one', 'one'] }, ['locationIds repeated']],
    ['51 locations', { locationIds: Array.from({ length: 51 }, String) }, ['locationIds tooMany']],
    [
      'nobody to write or call',
      { contact: { name: 'Huda', email: null, phone: null } },
      ['contact.email emailOrPhone'],
    ],
    [
      'wording that selects by sex or age',
      { title: { ar: 'محاسب للرجال فقط', en: 'Males only' }, description: { ar: text(30), en: text(30) } },
      ['title.ar selectsPeople', 'title.en selectsPeople'],
    ],
    [
      'a title that names a sex beside the occupation',
      { title: { ar: 'سائق ذكر', en: 'Receptionist (female)' }, description: { ar: text(30), en: text(30) } },
      ['title.ar selectsPeople', 'title.en selectsPeople'],
    ],
    [
      'benefits that select by sex',
      { benefitsText: { ar: 'مكافأة للرجال فقط', en: 'Housing, males only' } },
      ['benefitsText.ar selectsPeople', 'benefitsText.en selectsPeople'],
    ],
    ['a deadline that has passed', { deadline: '2026-11-20' }, ['deadline hasPassed']],
  ]

  it.each(incomplete)('%s', (_, changes, problems) => {
    expect(problemsOf(changes)).toEqual(problems)
  })

  it.each(incomplete)('%s is said in whole sentences of both languages', (_, changes) => {
    for (const issue of found(changes)) {
      expect(toFieldError(issue, 'ar').message).toMatch(/^[\u0600-\u06ff (]+\)?: [\u0600-\u06ff][^{}]*$/)
      expect(toFieldError(issue, 'en').message).toMatch(/^[A-Z][a-z]+[a-zA-Z ()]*: [A-Z][^{}]*\.$/)
      expect(toFieldError(issue, 'en').message).not.toContain('()')
    }
  })

  it('names each refused word, its field and its place', () => {
    const [issue] = found({ title: { ar: null, en: 'Ladies Only Gym: males only, age limit' } })
    expect(issue).toEqual({
      path: 'title.en',
      problem: 'selectsPeople',
      words: [
        { text: 'males only', at: 17 },
        { text: 'age limit', at: 29 },
      ],
    })
    expect(issue && toFieldError(issue, 'en').message).toContain('“males only”, “age limit”')
    expect(issue && toFieldError(issue, 'ar').message).toContain('«males only»، «age limit»')
  })

  it('names the field and the language', () => {
    const said = found({ title: { ar: 'محاسب', en: 'HR' }, description: { ar: null, en: text(30) } })
    expect(said.map((issue) => toFieldError(issue, 'en').message)).toEqual([
      'Description (in Arabic): Please complete this required field.',
      'Job title (in English): The text is shorter than the minimum (3).',
    ])
  })

  it('counts ten million in the units of the currency', () => {
    expect(problemsOf({ pay: { ...pay, max: 10_000_000_000, currency: 'KWD' } })).toEqual([])
    expect(problemsOf({ pay: { ...pay, max: 10_000_001, currency: 'DJF' } })).toEqual(['pay.max tooBig'])
  })

  it('takes today as a deadline until the day ends', () => {
    expect(problemsOf({ deadline: '2026-11-21' })).toEqual([])
  })
})
