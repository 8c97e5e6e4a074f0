import { expect, test } from 'vitest'
import { seniorAccountant } from '../testing-ads.ts'
import { unusualFacts } from './unusual-facts.ts'

const now = new Date('2026-11-21T12:00:00Z')
const kindsOf = (change: Partial<typeof seniorAccountant>, isForeign = false) =>
  unusualFacts({ ...seniorAccountant, ...change }, { now, isForeign }).map(({ kind }) => kind)

test('a full-time job that ends in weeks has none', () => {
  expect(kindsOf({})).toEqual([])
})

test('part-time, temporary, no experience and another language are unusual', () => {
  expect(kindsOf({ employmentType: 'part-time' })).toEqual(['employmentType'])
  expect(kindsOf({ employmentType: 'temporary' })).toEqual(['employmentType'])
  expect(kindsOf({ seniority: 'entry-level' })).toEqual(['noExperience'])
  expect(kindsOf({}, true)).toEqual(['foreign'])
})

test.each([
  // Days of the calendar in Riyadh, up to the last moment before the end.
  ['2026-11-21T20:00:00.000Z', 0],
  ['2026-11-22T20:00:00.000Z', 1],
  ['2026-11-24T20:00:00.000Z', 3],
])('an ad that ends at %s says %i days', (expiresAt, days) => {
  const [fact] = unusualFacts({ ...seniorAccountant, expiresAt }, { now, isForeign: false })
  expect(fact).toEqual({ kind: 'closing', days })
})

test('an ad shows no end four days before it, nor after it', () => {
  expect(kindsOf({ expiresAt: '2026-11-25T21:00:00.001Z' })).toEqual([])
  expect(kindsOf({ expiresAt: '2026-11-21T11:59:00.000Z' })).toEqual([])
})

test('the two most important ones stay, in their order', () => {
  const soon = { expiresAt: '2026-11-22T20:00:00.000Z', seniority: 'entry-level' } as const
  expect(kindsOf({ ...soon, employmentType: 'part-time' })).toEqual(['employmentType', 'closing'])
  expect(kindsOf(soon)).toEqual(['noExperience', 'closing'])
})

test('another language is always shown, and the kind of employment then stays in the terms', () => {
  const soon = { expiresAt: '2026-11-22T20:00:00.000Z', seniority: 'entry-level' } as const
  expect(kindsOf({ ...soon, employmentType: 'part-time' }, true)).toEqual(['foreign', 'closing'])
  expect(kindsOf({ employmentType: 'part-time', seniority: 'entry-level' }, true)).toEqual([
    'noExperience',
    'foreign',
  ])
})
