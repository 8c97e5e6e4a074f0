import { expect, test } from 'vitest'
import { isReopening } from './reopen-dialog.tsx'

test('a decision that the candidate knows is asked about before the application is open again', () => {
  expect(isReopening({ state: 'rejected', toldAt: null }, 'new')).toBe(true)
  expect(isReopening({ state: 'hired', toldAt: null }, 'in-progress')).toBe(true)
})

test('a rejection that waits, another decision and an open application are not', () => {
  expect(isReopening({ state: 'rejected', toldAt: '2026-11-24T10:00:00.000Z' }, 'new')).toBe(false)
  expect(isReopening({ state: 'rejected', toldAt: null }, 'hired')).toBe(false)
  expect(isReopening({ state: 'in-progress', toldAt: null }, 'new')).toBe(false)
})
