import fc from 'fast-check'
import { expect, it } from 'vitest'
import { fromBinary, toBinary, utf8Of } from './binary-string.ts'

it('holds a character for every byte, and gives the text back', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const bytes = Buffer.from(text)
      expect(utf8Of(text).equals(bytes)).toBe(true)
      expect(toBinary(text)).toBe(bytes.toString('latin1'))
      expect(fromBinary(toBinary(text))).toBe(text)
    }),
  )
})

it('knows Arabic, and what is half a letter', () => {
  expect(toBinary('قريب')).toHaveLength(8)
  expect(fromBinary(toBinary('محاسب 😀 Ünïcode'))).toBe('محاسب 😀 Ünïcode')
  expect(String(utf8Of('half a letter: \ud83d'))).toBe('half a letter: \ufffd')
})
