import { expect, test } from 'vitest'
import { needsFieldName, refusal } from './problem-text.ts'

test('a usual sentence needs the name of its field', () => {
  expect(needsFieldName({ path: 'title', problem: 'tooShort' })).toBe(true)
})

test('a sentence of the form names its field already', () => {
  const own = { 'password.tooShort': 'Password must be at least 8 characters' }
  expect(needsFieldName({ path: 'password', problem: 'tooShort' }, own)).toBe(false)
  expect(needsFieldName({ path: 'name', problem: 'tooShort' }, own)).toBe(true)
})

test.each(['phoneTooShort', 'emailAddress', refusal])(
  'the sentence of %s names its field already',
  (problem) => {
    expect(needsFieldName({ path: 'phone', problem })).toBe(false)
  },
)
