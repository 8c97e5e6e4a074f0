import { expect, test } from 'vitest'
import { reopens } from './reopen-dialog.tsx'

test('a decision that the candidate knows is asked about before the application is open again', () => {
  expect(reopens({ state: 'rejected', toldAt: null }, 'new')).toBe(true)
  expect(reopens({ state: 'hired', toldAt: null }, 'in-progress')).toBe(true)
})

test('a rejection that waits, another decision and an open application are not', () => {
  expect(reopens({ state: 'rejected', toldAt: '2026-11-24T10:00:00.000Z' }, 'new')).toBe(false)
  expect(reopens({ state: 'rejected', toldAt: null }, 'hired')).toBe(false)
  expect(reopens({ state: 'in-progress', toldAt: null }, 'new')).toBe(false)
})
