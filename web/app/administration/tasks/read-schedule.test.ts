import { expect, test } from 'vitest'
import { readSchedule } from './read-schedule.ts'

test.each([
  ['* * * * *', { kind: 'minutes', count: 1 }],
  ['*/10 * * * *', { kind: 'minutes', count: 10 }],
  ['7 * * * *', { kind: 'hourly', minute: 7 }],
  ['5 3 * * *', { kind: 'daily', time: '03:05' }],
  ['5 3 * * 1', null],
  ['5,10 3 * * *', null],
])('%s', (cron, read) => expect(readSchedule(cron)).toEqual(read))
