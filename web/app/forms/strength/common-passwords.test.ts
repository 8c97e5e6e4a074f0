import list from '@qareeb/reference/common-passwords.txt?raw'
import { foldPassword } from '@qareeb/reference/password-forms'
import { expect, test } from 'vitest'
import { limitOfCommon } from './common-passwords.ts'

test.each(['Qwerty12345', 'PASSWORD123', '١٢٣٤٥٦٧٨', 'حشسسصخقي', 'كلمةالمرور'])(
  '%s, which the server refuses, is of no strength',
  (password) => {
    expect(limitOfCommon(password)).toBe(0)
  },
)

test.each(['Password123!', 'P@ssw0rd2026', 'Welcome!2026', '2026password', 'حشسسصخقي 2026!'])(
  '%s, a common word with a few signs, is weak',
  (password) => {
    expect(limitOfCommon(password)).toBe(1)
  },
)

test.each(['wadi-Palm-42', 'seven green camels', 'قهوة سوداء بلا سكر', 'xk29!dfQ'])(
  '%s is as strong as it looks',
  (password) => {
    expect(limitOfCommon(password)).toBe(4)
  },
)

test('the list is written in the form in which it is looked up', () => {
  expect(list.split('\n').filter((line) => line !== foldPassword(line))).toEqual([])
})
