import { expect, test } from 'vitest'
import { plainRegistrationNumber, registrationNumberPattern } from './registration-number.ts'

test.each(['1010123456', ' 1010 123-456 ', '١٠١٠١٢٣٤٥٦', '۱۰۱۰ ۱۲۳ ۴۵۶'])('reads the number %s', (typed) => {
  expect(plainRegistrationNumber(typed)).toBe('1010123456')
})

test.each(['101012345', '10101234567', '10101234A6', ''])('takes %s for no number', (typed) => {
  expect(registrationNumberPattern.test(plainRegistrationNumber(typed))).toBe(false)
})
