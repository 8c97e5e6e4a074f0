import { expect, test } from 'vitest'
import { isWeak } from './password-strength.ts'

const sara = { email: 'sara.alharbi@qareeb.example', firstName: 'Sara', lastName: 'Al-Harbi' }

test.each([
  ['used by many', 'password1'],
  ['used by many, in capitals', 'PASSWORD1'],
  ['used by many here', 'saudi1234'],
  ['used by many here, in Arabic', 'كلمةالمرور'],
  ['a common one in Arabic digits', '١٢٣٤٥٦٧٨'],
  ['a common one in Persian digits', '۱۲۳۴۵۶۷۸۹'],
  ['a common one in wide letters', 'ｐａｓｓｗｏｒｄ'],
  ['"password" on an Arabic keyboard', 'حشسسصخقي'],
  ['"qwertyui" on an Arabic keyboard', 'ضصثقفغعه'],
  ['one sign over and over', 'aaaaaaaaaaaa'],
  ['two signs in turn', 'abababababab'],
  ['the own name with a year', 'Sara1990'],
  ['both own names', 'sara-alharbi'],
  ['the own address', 'sara.alharbi@qareeb.example'],
])('%s is weak: %s', (_what, password) => {
  expect(isWeak(password, sara)).toBe(true)
})

test.each([
  'seven green camels',
  'Qareeb-demo-1',
  'قهوة سوداء بلا سكر',
  'xk29!dfQ',
  'sara likes to read at night',
])('%s is not', (password) => {
  expect(isWeak(password, sara)).toBe(false)
})

test('a name of two letters says nothing about a password', () => {
  expect(isWeak('olive trees', { email: 'li@a.example', firstName: 'Li', lastName: '' })).toBe(false)
})
