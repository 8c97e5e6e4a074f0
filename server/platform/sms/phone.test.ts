import { expect, test } from 'vitest'
import { parsePhone } from './phone.ts'

test.each([
  '0501234567',
  '00966501234567',
  '+966 50 123 4567',
  '966501234567',
  '٠٥٠١٢٣٤٥٦٧',
  '۰۵۰۱۲۳۴۵۶۷',
  ' 050 1234567 ',
])('reads %s as one Saudi mobile number', (typed) => {
  expect(parsePhone(typed)).toEqual({ number: '+966501234567', isMobile: true })
})

test('distinguishes landlines from mobiles, and reads numbers of other countries', () => {
  expect(parsePhone('011 465 0000')).toEqual({ number: '+966114650000', isMobile: false })
  expect(parsePhone('+201001234567')).toEqual({ number: '+201001234567', isMobile: true })
})

test.each([
  ['05012', 'phoneTooShort'],
  ['1', 'phoneTooShort'],
  ['050 123 456', 'phoneTooShort'],
  ['+96650123', 'phoneTooShort'],
  ['abc0501234567', 'phoneCharacters'],
  ['050-123-4567', 'phoneCharacters'],
  ['05+01234567', 'phoneCharacters'],
  ['', 'phoneCharacters'],
  ['05012345678901234567', 'invalid'],
  ['+999501234567', 'invalid'],
] as const)('says what is wrong with "%s": %s', (typed, problem) => {
  expect(parsePhone(typed)).toEqual({ problem })
})
