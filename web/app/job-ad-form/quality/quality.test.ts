import { expect, test } from 'vitest'
import { emptyJobAd, type TypedJobAd } from '../typed/typed-job-ad.ts'
import { qualityOf } from './quality.ts'

const complete: TypedJobAd = {
  ...emptyJobAd('free'),
  title: { ar: '', en: 'Accountant' },
  description: { ar: '', en: '<p>Keeps the books of four branches, with two others.</p>' },
  category: 'finance',
  workMode: 'onsite',
  employmentType: 'full-time',
  pay: { min: '6,000', max: '٨٠٠٠', currency: 'SAR', period: 'monthly' },
  locationIds: ['f3a1d2b4-8e5c-4f6a-b7d8-90e1f2a3b4c5'],
  contact: { name: '', email: 'huda@oasis.example', phone: '' },
}

const open = (typed: TypedJobAd) => qualityOf(typed).filter(({ isDone }) => !isDone)

test('a complete ad in one language lacks the other language alone', () => {
  expect(open(complete).map(({ key, isNeeded }) => [key, isNeeded])).toEqual([['bothLanguages', false]])
})

test('an empty ad lacks everything that publishing needs', () => {
  const needed = open(emptyJobAd('free')).filter(({ isNeeded }) => isNeeded)
  expect(needed.map(({ key }) => key)).toEqual([
    'title',
    'description',
    'kind',
    'pay',
    'locations',
    'contact',
  ])
})

test('a language that is begun has to be finished', () => {
  const begun = { ...complete, title: { ar: 'محاسب', en: 'Accountant' } }
  expect(open(begun).map(({ key }) => key)).toEqual(['description'])
})

test('words about sex or age block, and are named', () => {
  const written = { ...complete, title: { ar: '', en: 'Accountant, males only' } }
  const [wording] = open(written)
  expect(wording).toMatchObject({ key: 'wording', isNeeded: true })
  expect(wording?.words.length).toBeGreaterThan(0)
})

test('a wide span of pay is advised against', () => {
  const wide = { ...complete, pay: { ...complete.pay, max: '13000' } }
  expect(open(wide).map(({ key, isNeeded }) => [key, isNeeded])).toContainEqual(['span', false])
})
