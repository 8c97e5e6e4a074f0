import { expect, test } from 'vitest'
import { readTypedDate, typedDate, typedDateOf, typedDateOrNothing } from './typed-date.ts'

test.each([
  ['21 / 11 / 2026', '2026-11-21'],
  ['21/11/2026', '2026-11-21'],
  ['1.2.2026', '2026-02-01'],
  ['21112026', '2026-11-21'],
  [' ٢١ / ١١ / ٢٠٢٦ ', '2026-11-21'],
  ['14 / 06 / 1448', '2026-11-24'],
  ['١/١/١٤٤٧', '2025-06-26'],
])('reads %s', (typed, date) => {
  expect(readTypedDate(typed)).toBe(date)
  expect(typedDate.parse(typed)).toBe(date)
})

test.each([
  ['31 / 02 / 2026', 'noSuchDay'],
  ['31/02/2027', 'noSuchDay'],
  ['31 / 01 / 1447', 'noSuchDay'],
  ['٠٠ / ٠١ / ٢٠٢٦', 'noSuchDay'],
  ['1 / 13 / 1447', 'date'],
  ['11 / 21 / 2026', 'date'],
  ['21 / 11 / 26', 'date'],
  ['tomorrow', 'date'],
  ['2026', 'date'],
])('refuses %s and says why', (typed, problem) => {
  for (const schema of [typedDate, typedDateOrNothing])
    expect(schema.safeParse(typed).error?.issues).toMatchObject([{ params: { problem } }])
})

test('only an optional date may be empty', () => {
  expect(typedDateOrNothing.parse('')).toBe('')
  expect(typedDate.safeParse('').success).toBe(false)
})

test('writes what it reads', () => {
  expect(typedDateOf('2026-11-21')).toBe('21 / 11 / 2026')
  expect(readTypedDate(typedDateOf('2026-11-21'))).toBe('2026-11-21')
  expect(typedDateOf(null)).toBe('')
})
