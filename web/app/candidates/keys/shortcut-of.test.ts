import { expect, test } from 'vitest'
import { shortcutOf } from './shortcut-of.ts'

const press = (key: string, code: string, shiftKey = false) => shortcutOf({ key, code, shiftKey })

test.each([
  ['j', 'KeyJ', 'j'],
  ['J', 'KeyJ', 'j'],
  ['2', 'Digit2', '2'],
  ['/', 'Slash', '/'],
  ['?', 'Slash', '?'],
  ['Escape', 'Escape', 'Escape'],
])('on an English keyboard %s is %s', (key, code, shortcut) => {
  expect(press(key, code)).toBe(shortcut)
})

test.each([
  ['ت', 'KeyJ', 'j'],
  ['ن', 'KeyK', 'k'],
  ['ء', 'KeyX', 'x'],
  ['ش', 'KeyA', 'a'],
  ['ؤ', 'KeyC', 'c'],
  ['ب', 'KeyF', 'f'],
  ['ع', 'KeyU', 'u'],
  ['ظ', 'Slash', '/'],
  ['٢', 'Digit2', '2'],
  ['٢', 'Numpad2', '2'],
])('on an Arabic keyboard the key that types %s counts by its place', (key, code, shortcut) => {
  expect(press(key, code)).toBe(shortcut)
})

test('with shift an Arabic keyboard gives the question mark, and letters stay what they are', () => {
  expect(press('؟', 'Slash', true)).toBe('?')
  expect(press('ْ', 'KeyX', true)).toBe('x')
  expect(press('}', 'KeyC', true)).toBe('c')
})

test('a Latin letter counts wherever it stands, and digits of a French keyboard need no shift', () => {
  expect(press('a', 'KeyQ')).toBe('a')
  expect(press('q', 'KeyA')).toBe('q')
  expect(press('é', 'Digit2')).toBe('2')
})

test.each([
  ['!', 'Digit1', true],
  ['-', 'Slash', false],
  ['Enter', 'Enter', false],
  ['End', 'Numpad1', false],
  ['ArrowDown', 'ArrowDown', false],
  [' ', 'Space', false],
])('%s is no shortcut', (key, code, shiftKey) => {
  expect(press(key, code, shiftKey)).toBeNull()
})
