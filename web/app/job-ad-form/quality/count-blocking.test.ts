import { expect, test } from 'vitest'
import { emptyJobAd, type TypedJobAd } from '../typed/typed-job-ad.ts'
import { countBlocking } from './count-blocking.ts'
import { qualityOf } from './quality.ts'

const facts = { names: [], now: new Date('2026-11-24T09:00:00Z'), locale: 'en' } as const

const complete: TypedJobAd = {
  ...emptyJobAd('free'),
  title: { ar: '', en: 'Accountant' },
  description: { ar: '', en: '<p>Keeps the books of four branches, with two others.</p>' },
  category: 'finance',
  workMode: 'onsite',
  employmentType: 'full-time',
  pay: { min: '6,000', max: '8,000', currency: 'SAR', period: 'monthly' },
  locationIds: ['f3a1d2b4-8e5c-4f6a-b7d8-90e1f2a3b4c5'],
  contact: { name: '', email: 'huda@oasis.example', phone: '' },
}

const count = (typed: TypedJobAd) => countBlocking(typed, qualityOf(typed), facts)

test('a complete ad has nothing that blocks it', () => {
  expect(count(complete)).toBe(0)
})

test('a passed deadline blocks an ad, beside its open items', () => {
  const late = { ...complete, deadline: '23 / 11 / 2026' }
  expect(count(late)).toBe(1)
  expect(count({ ...late, locationIds: [] })).toBe(2)
})

test('an unreadable value without an item blocks an ad', () => {
  expect(count({ ...complete, openings: 'some' })).toBe(1)
  expect(count({ ...complete, contact: { name: '', email: 'huda@', phone: '0501234567' } })).toBe(1)
})

test('fields of one open item count once', () => {
  expect(count({ ...complete, pay: { ...complete.pay, min: '', max: '' } })).toBe(1)
  const benefitsText = { ar: '', en: 'Housing, males only' }
  const description = { ar: '', en: '<p>Males only, with five years in a warehouse.</p>' }
  expect(count({ ...complete, benefitsText, description })).toBe(1)
})
