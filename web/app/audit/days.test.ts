import { expect, test } from 'vitest'
import { readDays } from './days.ts'

test.each([
  ['from=2026-11-20&to=2026-11-21', { from: '2026-11-20', to: '2026-11-21' }],
  ['', { from: undefined, to: undefined }],
  ['from=2026-13-45&to=2026-11-21', { from: undefined, to: '2026-11-21' }],
  ['from=2026-11-21&to=2026-11-20', { from: '2026-11-21', to: undefined }],
])('reads the days of ?%s', (address, days) => {
  expect(readDays(new URLSearchParams(address))).toEqual(days)
})
