import { expect, test } from 'vitest'
import { emptyJobAd, type TypedJobAd } from '../typed/typed-job-ad.ts'
import { findEarlyObstacles, findObstacles } from './obstacles.ts'

const now = new Date('2026-11-24T09:00:00Z')
const facts = { names: [], now, locale: 'en' } as const

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

const found = (typed: TypedJobAd) =>
  findObstacles(typed, facts).map(({ field, problem }) => `${field} ${problem}`)

test('a complete ad has no obstacle', () => {
  expect(found(complete)).toEqual([])
})

test('an empty ad has all of its obstacles at once, in the order of the page and in the language of the reader', () => {
  expect(found(emptyJobAd('free'))).toEqual([
    'title.en required',
    'description.en required',
    'category required',
    'workMode required',
    'employmentType required',
    'pay.min required',
    'pay.max required',
    'locationIds required',
    'contact.email emailOrPhone',
  ])
})

test('short, unlawful, reversed, past and unreadable values are obstacles, one for each field', () => {
  const wrong: TypedJobAd = {
    ...complete,
    title: { ar: '', en: 'Ac' },
    description: { ar: '', en: '<p>Males only, with five years in a warehouse.</p>' },
    pay: { ...complete.pay, min: '9000' },
    contact: { name: '', email: 'huda@', phone: '' },
    deadline: '23 / 11 / 2026',
  }
  expect(found(wrong)).toEqual([
    'title.en tooShort',
    'description.en selectsPeople',
    'pay.max belowLowest',
    'deadline hasPassed',
    'contact.email emailAddress',
  ])
})

test('a deadline of today is no obstacle', () => {
  expect(found({ ...complete, deadline: '24 / 11 / 2026' })).toEqual([])
})

test('forbidden words in the benefits are an obstacle of their field, in either language', () => {
  const benefitsText = { ar: 'مكافأة للرجال فقط', en: 'Housing, males only' }
  expect(found({ ...complete, benefitsText })).toEqual([
    'benefitsText.ar selectsPeople',
    'benefitsText.en selectsPeople',
  ])
})

test('a text that is longer than its bound is an obstacle beside its field', () => {
  const long = {
    ...complete,
    benefitsText: { ar: '', en: 'a'.repeat(301) },
    contact: { ...complete.contact, name: 'a'.repeat(101) },
  }
  expect(findObstacles(long, facts)).toEqual([
    { field: 'benefitsText.en', problem: 'tooLong', limit: 300 },
    { field: 'contact.name', problem: 'tooLong', limit: 100 },
  ])
})

test('before publishing, fields that were left show unreadable text, and reversed pay once both amounts were left', () => {
  const typed: TypedJobAd = {
    ...complete,
    pay: { ...complete.pay, min: '9000', max: '4000' },
    openings: '-1',
  }
  const early = (left: Parameters<typeof findEarlyObstacles>[1]) =>
    findEarlyObstacles(typed, left, now).map(({ field, problem }) => `${field} ${problem}`)
  expect(early([])).toEqual([])
  expect(early(['pay.min'])).toEqual([])
  expect(early(['pay.min', 'pay.max'])).toEqual(['pay.max belowLowest'])
  expect(early(['openings'])).toEqual(['openings tooSmall'])
  const mended = { ...typed, pay: { ...typed.pay, max: '9500' } }
  expect(findEarlyObstacles(mended, ['pay.min', 'pay.max'], now)).toEqual([])
})

test('a deadline that has passed is shown once its field was left', () => {
  const typed = { ...complete, deadline: '1 / 1 / 2020' }
  expect(findEarlyObstacles(typed, [], now)).toEqual([])
  expect(findEarlyObstacles(typed, ['deadline'], now)).toEqual([{ field: 'deadline', problem: 'hasPassed' }])
})
