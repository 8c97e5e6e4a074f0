import { expect, test } from 'vitest'
import { cutWhole } from './cut-whole.ts'

test.each([
  ['a text within the length', 'abc', 'abc'],
  ['a longer text', 'abcdefg', 'abcd'],
  ['a letter of two units at the end', 'abc👩', 'abc'],
  ['a letter of two units that fits', 'ab👩c', 'ab👩'],
])('%s is cut between letters', (_title, text, cut) => expect(cutWhole(text, 4)).toBe(cut))
