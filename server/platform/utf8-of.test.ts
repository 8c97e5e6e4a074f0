import fc from 'fast-check'
import { expect, it } from 'vitest'
import { utf8Of } from './utf8-of.ts'

it('gives the bytes of any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(utf8Of(text).equals(Buffer.from(text))).toBe(true)
    }),
  )
})

it('replaces half a letter', () => {
  expect(String(utf8Of('half a letter: \ud83d'))).toBe('half a letter: \ufffd')
})
