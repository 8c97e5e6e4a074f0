import { expect, test } from 'vitest'
import { isSupportOpen, nextSupportChange } from './support-hours.ts'

test.each([
  ['Monday at 9 in Riyadh', '2026-11-23T06:00:00Z', true],
  ['a minute before', '2026-11-23T05:59:00Z', false],
  ['Friday a minute before 17', '2026-11-27T13:59:00Z', true],
  ['Friday at 17', '2026-11-27T14:00:00Z', false],
  ['Saturday at noon', '2026-11-28T09:00:00Z', false],
  ['Sunday in London that is Monday night in Riyadh', '2026-11-22T22:00:00Z', false],
])('says on %s whether support is open', (_when, instant, isOpen) => {
  expect(isSupportOpen(new Date(instant))).toBe(isOpen)
})

test.each([
  ['before it opens', '2026-11-23T05:59:30Z', '2026-11-23T06:00:00.000Z'],
  ['as it opens', '2026-11-23T06:00:00Z', '2026-11-23T14:00:00.000Z'],
  ['over the weekend', '2026-11-27T14:00:00Z', '2026-11-30T06:00:00.000Z'],
])('knows %s when that changes', (_when, instant, next) => {
  expect(nextSupportChange(new Date(instant)).toISOString()).toBe(next)
})
