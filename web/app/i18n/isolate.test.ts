import { expect, test } from 'vitest'
import { isolateCode, isolateName } from './isolate.ts'

test('a code runs from left to right, beside any text', () => {
  expect(isolateCode('+966 50 000 0000')).toBe('\u2066+966 50 000 0000\u2069')
})

test('a name has the direction of its first letter', () => {
  expect(isolateName('شركة Oasis للتجارة')).toBe('\u2068شركة Oasis للتجارة\u2069')
})
