import { expect, test } from 'vitest'
import { qualityOf } from '../quality/quality.ts'
import { emptyJobAd } from '../typed/typed-job-ad.ts'
import { sectionStates } from './section-states.ts'

const empty = emptyJobAd('free')
const statesOf = (typed = empty, errors = {}) =>
  Object.fromEntries(
    sectionStates(typed, qualityOf(typed), errors).map(({ section, ...state }) => [section, state]),
  )

test('an empty form is blocked where publishing asks for something, and optional parts are empty', () => {
  expect(statesOf()).toEqual({
    texts: { kind: 'blocks', count: 1 },
    kind: { kind: 'blocks', count: 1 },
    pay: { kind: 'blocks', count: 1 },
    locations: { kind: 'blocks', count: 1 },
    requirements: { kind: 'empty', count: 0 },
    benefits: { kind: 'empty', count: 0 },
    contact: { kind: 'blocks', count: 1 },
  })
})

test('a filled part is done, one with advice has its number', () => {
  const pay = { min: '6000', max: '13000', currency: 'SAR', period: 'monthly' } as const
  const states = statesOf({ ...empty, pay, openings: '2' })
  expect(states['pay']).toEqual({ kind: 'advice', count: 1 })
  expect(states['benefits']).toEqual({ kind: 'done', count: 0 })
})

test('a field that the server refused blocks its section', () => {
  expect(statesOf(empty, { deadline: 'Has passed.' })['benefits']).toEqual({ kind: 'blocks', count: 1 })
})

test.each(['31/02/2026', 'abc'])('a part with the deadline %s is not done', (deadline) => {
  const filled = { ...empty, openings: '2', deadline }
  expect(statesOf(filled)['benefits']).toEqual({ kind: 'empty', count: 0 })
})
