import { expect, test } from 'vitest'
import { emptyJobAd, type TypedJobAd } from './typed-job-ad.ts'
import { findUnreadFields } from './unread-fields.ts'

const empty = emptyJobAd('free')
const found = (changes: Partial<TypedJobAd>) =>
  findUnreadFields({ ...empty, ...changes }).map(({ field, problem, limit = '' }) =>
    `${field} ${problem} ${limit}`.trim(),
  )

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
    'requirements.onsiteDays tooBig 7',
    'pay.min invalid',
    'requirements.weeklyHours tooBig 72',
    'openings tooSmall 1',
    'deadline noSuchDay',
    'contact.email emailAddress',
    'contact.phone phoneTooShort',
  ])
})

test.each([
  ['12345678901', 'pay.max tooBig 10000000'],
  ['١٠٬٠٠٠٬٠٠١', 'pay.max tooBig 10000000'],
  ['-5', 'pay.max tooSmall 0'],
  ['9'.repeat(400), 'pay.max tooBig 10000000'],
  ['6.12345', 'pay.max invalid'],
])('names the bound that %s crosses', (max, problem) => {
  expect(found({ pay: { ...empty.pay, max } })).toEqual([problem])
})

test('a part of a year is no number of years', () => {
  expect(found({ requirements: { ...empty.requirements, experienceYears: '2.5' } })).toEqual([
    'requirements.experienceYears invalid',
  ])
  expect(found({ requirements: { ...empty.requirements, experienceYears: '41' } })).toEqual([
    'requirements.experienceYears tooBig 40',
  ])
})
