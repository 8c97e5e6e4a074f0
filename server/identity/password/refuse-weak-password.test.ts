import { expect, test } from 'vitest'
import { isWeak } from './refuse-weak-password.ts'

const site = { ar: 'وظائف نجد', en: 'Najd Jobs' }
const sara = { email: 'sara.alharbi@mail.example', firstName: 'Sara', lastName: 'Al-Harbi', site }

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
  ['the own address', 'sara.alharbi@mail.example'],
  ['the name of the product with a number', 'Qareeb-demo-1'],
  ['the name of the product with a year', 'Qareeb2026!'],
  ['the name of the product in Arabic', 'قريب٢٠٢٦'],
  ['the name of the product on an Arabic keyboard', 'ضشقثثلا2026'],
  ['the name of this site', 'najd jobs 1'],
  ['the name of the product over and over', 'Qareeb-qareeb-qareeb'],
  ['the name of the product with a common password and a year', 'Qareeb-password-2026'],
  ['the name of the product with a common password of letters and digits', 'Qareeb-qwerty123456'],
  ['the name of the product with digits alone', 'Qareeb123456789012'],
])('%s is weak: %s', (_what, password) => {
  expect(isWeak(password, sara)).toBe(true)
})

test.each([
  'seven green camels',
  'بيت قريب من البحر الأحمر',
  'قهوة سوداء بلا سكر',
  'xk29!dfQ',
  'sara likes to read at night',
])('%s is not weak', (password) => {
  expect(isWeak(password, sara)).toBe(false)
})

test('a name of two letters does not weaken a password', () => {
  expect(isWeak('olive trees', { email: 'li@a.example', firstName: 'Li', lastName: '', site })).toBe(false)
})
