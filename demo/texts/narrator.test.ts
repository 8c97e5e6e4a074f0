import { expect, it } from 'vitest'
import { seededRandom } from '../random.ts'
import type { Claims, Sentence } from '../role.ts'
import { narratorOf } from './narrator.ts'

const tell = (sentences: readonly Sentence[], facts: Claims = {}) =>
  narratorOf(
    { employer: ['retail', 'furniture'], title: ['بائع', 'Shop assistant'], facts },
    seededRandom(''),
  )
    .some(sentences, 9)
    .map(([, english]) => english)

it('has only sentences that suit the employer, roughly or exactly', () => {
  const sentences: Sentence[] = [
    ['', 'anywhere'],
    ['', 'in any shop', { at: ['retail', 'pharmacy'] }],
    ['', 'among sofas', { at: ['furniture'] }],
    ['', 'among dresses', { at: ['fashion'] }],
  ]
  expect(tell(sentences)).toEqual(['anywhere', 'in any shop', 'among sofas'])
})

it('has only sentences that suit the title', () => {
  expect(
    tell([
      ['', 'sell', { as: ['Shop assistant'] }],
      ['', 'count', { as: ['Cashier'] }],
    ]),
  ).toEqual(['sell'])
})

it('leaves out a sentence that contradicts the facts', () => {
  const sentences: Sentence[] = [
    ['', 'lead', { leads: true }],
    ['', 'join', { leads: false }],
  ]
  expect(tell(sentences, { leads: false })).toEqual(['join'])
})

it('never contradicts itself', () => {
  const narrator = narratorOf(
    { employer: [], title: ['', '', { worksAtDesk: true }], facts: {} },
    seededRandom(''),
  )
  narrator.one([['', 'from eight to five', { start: 'fixed' }]])
  const offers: Sentence[] = [
    ['', 'begin when you like', { start: 'flexible' }],
    ['', 'a uniform', { worksAtDesk: false }],
    ['', 'a bonus'],
  ]
  expect(narrator.one(offers)[1]).toBe('a bonus')
})
