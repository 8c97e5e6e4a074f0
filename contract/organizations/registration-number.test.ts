import { expect, test } from 'vitest'
import {
  newRegistrationNumber,
  plainRegistrationNumber,
  readRegistrationNumber,
  registrationNumber,
} from './registration-number.ts'

test.each(['1010123456', ' 1010 123-456 ', '١٠١٠١٢٣٤٥٦', '۱۰۱۰ ۱۲۳ ۴۵۶'])('reads the number %s', (typed) => {
  expect(readRegistrationNumber(typed)).toBe('1010123456')
  expect(newRegistrationNumber.safeParse(plainRegistrationNumber(typed)).success).toBe(true)
})

test.each(['101012345', '10101234567', '10101234A6', ''])('takes %s for no number', (typed) => {
  expect(readRegistrationNumber(typed)).toBeUndefined()
  expect(newRegistrationNumber.safeParse(plainRegistrationNumber(typed)).success).toBe(false)
})

test.each(['0000000000', '7777777777', '٠٠٠٠٠٠٠٠٠٠'])(
  'refuses %s, and reads it where it was stored before',
  (typed) => {
    const plain = plainRegistrationNumber(typed)
    expect(newRegistrationNumber.safeParse(plain).success).toBe(false)
    expect(registrationNumber.safeParse(plain).success).toBe(true)
  },
)

test.each(['0000000001', '1000000000'])('takes %s, whose digits differ', (typed) => {
  expect(newRegistrationNumber.safeParse(typed).success).toBe(true)
})
