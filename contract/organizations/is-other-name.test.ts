import { expect, test } from 'vitest'
import { isOtherName } from './is-other-name.ts'

const oasis = { ar: 'مجموعة الواحة', en: 'Oasis Group' }

test.each([
  ['blanks, case and punctuation', { ...oasis, en: 'OASIS-group.' }],
  ['a spelling', { ...oasis, ar: 'مجموعه الواحه' }],
  ['a tatweel', { ...oasis, ar: 'مجموعـة الواحة' }],
  ['a language that is left out', { ...oasis, en: null }],
])('%s makes no other name', (_what, name) => {
  expect(isOtherName(name, oasis)).toBe(false)
})

test.each([
  ['a letter', { ...oasis, en: 'Oasis Groups' }],
  ['a digit', { ...oasis, ar: 'مجموعة الواحة ٢' }],
  ['a letter of a script that search does not know', { ...oasis, en: 'Oasis Group 集' }],
])('%s makes another name', (_what, name) => {
  expect(isOtherName(name, oasis)).toBe(true)
})

test('a name in the other language makes another one', () => {
  expect(isOtherName(oasis, { ...oasis, en: null })).toBe(true)
})
