import { expect, test } from 'vitest'
import { noToasts, reduceToasts, type ToastChange } from './toast-list.ts'

const said = (text: string): ToastChange => ({ type: 'said', detail: { text, variant: 'success' } })

const after = (...changes: ToastChange[]) => changes.reduce(reduceToasts, noToasts).toasts

test('a new toast takes the place of the old one at once', () => {
  expect(after(said('First'), said('Second'))).toEqual([
    { id: 2, text: 'Second', variant: 'success', isOpen: true },
  ])
})

test('a dismissed toast is hidden, and goes when its record is removed', () => {
  expect(after(said('Copied'), { type: 'dismissed', id: 1 })).toMatchObject([{ isOpen: false }])
  expect(after(said('Copied'), { type: 'dismissed', id: 1 }, { type: 'removed', id: 1 })).toEqual([])
})

test('a new attempt hides the toast of the one before', () => {
  expect(after(said('Failed'), { type: 'said', detail: null })).toMatchObject([{ isOpen: false }])
})

test('removing the record of an old toast leaves the new one', () => {
  expect(after(said('First'), said('Second'), { type: 'removed', id: 1 })).toHaveLength(1)
})
