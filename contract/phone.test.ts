import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { toIssues } from './issues.ts'
import { phoneNumber, phoneOrNothing } from './phone.ts'

const problemsOf = (typed: string, schema = phoneNumber) =>
  toIssues(z.safeParse(schema, typed, { reportInput: true }).error?.issues ?? [], { flat: false }).map(
    ({ problem }) => problem,
  )

test.each(['0501234567', '+966 50 123 4567', '٠٥٠ ١٢٣ ٤٥٦٧', '۰۵۰۱۲۳۴۵۶۷', '501234567'])(
  '%s is a phone',
  (typed) => {
    expect(problemsOf(typed)).toEqual([])
  },
)

test.each([
  ['', 'required'],
  ['050123', 'phoneTooShort'],
  ['+', 'phoneTooShort'],
  ['050-123-4567', 'phoneCharacters'],
  ['050 123 4567 x', 'phoneCharacters'],
  ['966+501234567', 'phoneCharacters'],
  ['abc', 'phoneCharacters'],
  ['1234567890123456', 'phoneTooLong'],
  ['123456789012345678901', 'phoneTooLong'],
])('%s is refused first as %s', (typed, problem) => {
  expect(problemsOf(typed)[0]).toBe(problem)
})

test.each([
  ['', undefined],
  ['abc', 'phoneCharacters'],
  ['050', 'phoneTooShort'],
  ['123456789012345678901', 'phoneTooLong'],
])('a form may leave it empty, and says of "%s": %s', (typed, problem) => {
  expect(problemsOf(typed, phoneOrNothing)[0]).toBe(problem)
})
