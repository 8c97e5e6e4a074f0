import { expect, test } from 'vitest'
import { isReopening } from './reopen-dialog.tsx'

test('reopening an application asks first when the candidate already knows the decision', () => {
  expect(isReopening({ state: 'rejected', toldAt: null }, 'new')).toBe(true)
  expect(isReopening({ state: 'hired', toldAt: null }, 'in-progress')).toBe(true)
})

test('a rejection that is not mailed yet, another decision, and an open application are changed without asking', () => {
  expect(isReopening({ state: 'rejected', toldAt: '2026-11-24T10:00:00.000Z' }, 'new')).toBe(false)
  expect(isReopening({ state: 'rejected', toldAt: null }, 'hired')).toBe(false)
  expect(isReopening({ state: 'in-progress', toldAt: null }, 'new')).toBe(false)
})
