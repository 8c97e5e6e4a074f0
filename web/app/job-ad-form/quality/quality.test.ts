import { expect, test } from 'vitest'
import { emptyJobAd, type TypedJobAd } from '../typed/typed-job-ad.ts'
import { openOf, qualityOf } from './quality.ts'
import { readingLengthOf } from './reading-length.ts'

const words = (count: number) => Array.from({ length: count }, (_, at) => `word${at}`).join(' ')

const complete: TypedJobAd = {
  ...emptyJobAd('free'),
  title: { ar: '', en: 'Accountant' },
  description: { ar: '', en: `<p>Keeps the books of four branches, with two others.</p><p>${words(60)}</p>` },
  category: 'finance',
  workMode: 'onsite',
  employmentType: 'full-time',
  pay: { min: '6,000', max: '٨٠٠٠', currency: 'SAR', period: 'monthly' },
  locationIds: ['f3a1d2b4-8e5c-4f6a-b7d8-90e1f2a3b4c5'],
  contact: { name: '', email: 'huda@oasis.example', phone: '' },
}

const open = (typed: TypedJobAd, facts = {}) => openOf(qualityOf(typed, facts))

test('a complete ad in one language lacks the other language alone', () => {
  expect(open(complete).map(({ key, isNeeded }) => [key, isNeeded])).toEqual([['bothLanguages', false]])
})

test('the quality of an ad has ten items', () => {
  expect(qualityOf(emptyJobAd('free'))).toHaveLength(10)
})

test('an empty ad lacks everything that publishing needs', () => {
  const needed = open(emptyJobAd('free')).filter(({ isNeeded }) => isNeeded)
  expect(needed.map(({ key }) => key)).toEqual(['texts', 'kind', 'pay', 'locations', 'contact'])
})

test('an empty ad has no item done: wording and span of pay are judged when they are filled in', () => {
  const items = qualityOf(emptyJobAd('free'))
  expect(items.filter(({ isDone }) => isDone)).toEqual([])
  const waiting = items.filter(({ isWaiting }) => isWaiting)
  expect(waiting.map(({ key }) => key)).toEqual(['wording', 'sensitive', 'span'])
})

test('a language that is begun has to be finished, and leads to the field that is missing', () => {
  const begun = { ...complete, title: { ar: 'محاسب', en: 'Accountant' } }
  expect(open(begun)[0]).toMatchObject({ key: 'texts', field: 'description.ar' })
})

test('words about sex or age block, are named, and lead to their field', () => {
  const written = { ...complete, title: { ar: '', en: 'Accountant, males only' } }
  expect(open(written)[0]).toMatchObject({
    key: 'wording',
    isNeeded: true,
    field: 'title.en',
    words: ['males only'],
  })
})

test('words inside the name of the company or of a branch are no problem', () => {
  const written = { ...complete, title: { ar: '', en: 'Trainer at Ladies Only Gym' } }
  expect(open(written).map(({ key }) => key)).toContain('wording')
  expect(open(written, { names: ['Ladies Only Gym'] }).map(({ key }) => key)).not.toContain('wording')
})

test('a wide span of pay is advised against', () => {
  const wide = { ...complete, pay: { ...complete.pay, max: '13000' } }
  expect(open(wide).map(({ key, isNeeded }) => [key, isNeeded])).toContainEqual(['span', false])
})

test('advises against an unread translation', () => {
  const both = {
    ...complete,
    title: { ar: 'محاسب', en: 'Accountant' },
    description: { ...complete.description, ar: complete.description.en },
  }
  expect(open(both)).toEqual([])
  expect(open(both, { unread: ['title.ar'] })).toMatchObject([{ key: 'bothLanguages', field: 'title.ar' }])
})

test('a description that is too short or too long to be read is advised against', () => {
  for (const count of [10, 700]) {
    const written = { ...complete, description: { ar: '', en: `<p>${words(count)}</p>` } }
    expect(open(written).map(({ key }) => key)).toContain('length')
  }
})

test('the length of a description is its words and minutes; tags and punctuation do not count', () => {
  expect(readingLengthOf(`<h3>المهام</h3><ul><li>إعداد القوائم، ومراجعتها</li></ul>`)).toMatchObject({
    words: 4,
    minutes: 0,
  })
  expect(readingLengthOf(`<p>${words(450)}</p>`)).toMatchObject({ words: 450, minutes: 2 })
})

test('a second language that is begun is named, since it can be left out', () => {
  const begun = { ...complete, title: { ar: 'محاسب', en: 'Accountant' } }
  expect(open(begun)[0]?.unfinished).toBe('ar')
  expect(open(emptyJobAd('free'))[0]?.unfinished).toBeUndefined()
})

test.each(['ar', 'en'] as const)('items of an empty ad lead to the fields of the page in %s', (locale) => {
  const fields = qualityOf(emptyJobAd('free'), { locale }).map(({ field }) => field)
  expect(fields.filter((field) => field.endsWith(locale === 'ar' ? '.en' : '.ar'))).toEqual([])
  expect(fields.filter((field) => field === `title.${locale}`)).toHaveLength(4)
})

test('of two unfinished languages that of the page comes first', () => {
  const begun = { ...emptyJobAd('free'), title: { ar: 'محاسب', en: 'Accountant' } }
  const leadsTo = (locale: 'ar' | 'en') => qualityOf(begun, { locale })[0]?.field
  expect([leadsTo('ar'), leadsTo('en')]).toEqual(['description.ar', 'description.en'])
})
