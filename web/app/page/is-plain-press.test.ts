import { expect, test } from 'vitest'
import { isPlainPress } from './is-plain-press.ts'

const press = { button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false }

test('a press with a key or another button opens another tab', () => {
  expect(isPlainPress(press)).toBe(true)
  expect(isPlainPress({ ...press, button: 1 })).toBe(false)
  for (const key of ['metaKey', 'ctrlKey', 'shiftKey', 'altKey'])
    expect(isPlainPress({ ...press, [key]: true })).toBe(false)
})
