import { expect, test } from 'vitest'
import { emptyJobAd, type TypedJobAd } from './typed-job-ad.ts'
import { findUnreadFields } from './unread-fields.ts'

const empty = emptyJobAd('free')
const found = (changes: Partial<TypedJobAd>) =>
  findUnreadFields({ ...empty, ...changes }).map(({ field, problem }) => `${field} ${problem}`)

test('an empty form has no unreadable field', () => {
  expect(found({})).toEqual([])
})

test('numbers, dates and addresses are read as people type them', () => {
  expect(
    found({
      deadline: '٠٢ / ١٢ / ٢٠٢٦',
      openings: '٢',
      pay: { ...empty.pay, min: '6,000', max: '٨٠٠٠' },
      contact: { name: '', email: ' huda@oasis.example ', phone: '050 123 4567' },
    }),
  ).toEqual([])
})

test('names unreadable fields in the order of the page', () => {
  expect(
    found({
      contact: { name: '', email: 'huda@', phone: '0501' },
      deadline: '31 / 02 / 2027',
      openings: '0',
      pay: { ...empty.pay, min: 'six' },
      requirements: { ...empty.requirements, weeklyHours: '90', onsiteDays: '8' },
    }),
  ).toEqual([
    'requirements.onsiteDays invalid',
    'pay.min invalid',
    'requirements.weeklyHours invalid',
    'openings invalid',
    'deadline noSuchDay',
    'contact.email emailAddress',
    'contact.phone phoneTooShort',
  ])
})
