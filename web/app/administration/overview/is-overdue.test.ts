import { expect, test } from 'vitest'
import { isOverdue, runIntervalMs } from './is-overdue.ts'

const now = new Date('2026-11-23T12:00:00Z')

test.each([
  ['every minute, 2 minutes ago', '* * * * *', '2026-11-23T11:58:00Z', false],
  ['every minute, 3 minutes ago', '* * * * *', '2026-11-23T11:57:00Z', true],
  ['hourly, an hour and a half ago', '7 * * * *', '2026-11-23T10:30:00Z', false],
  ['nightly, two nights and a half ago', '5 3 * * *', '2026-11-21T00:05:00Z', true],
  ['nightly, last night', '5 3 * * *', '2026-11-23T00:05:00Z', false],
  ['when needed, last year', null, '2025-11-23T00:05:00Z', false],
  ['never run', '* * * * *', null, false],
])('%s: overdue is %s', (_, schedule, lastDoneAt, expected) => {
  expect(isOverdue({ schedule, lastDoneAt }, now)).toBe(expected)
})

test('a schedule that cannot be read has no interval', () => {
  expect(runIntervalMs('5 3 * * 1')).toBeNull()
})
