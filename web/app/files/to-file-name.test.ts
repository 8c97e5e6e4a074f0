import { expect, test } from 'vitest'
import { toFileName } from './to-file-name.ts'

test.each([
  ['CV.pdf', 'CV.pdf'],
  ['سيرة سارة.pdf', 'سيرة سارة.pdf'],
  ['../../a:b?.pdf', '.. .. a b .pdf'],
  ['CV\u202Efdp.pdf', 'CV fdp.pdf'],
  ['Sara & Co. ...', 'Sara & Co'],
  ['???', 'file'],
  ['. .', 'file'],
  ['', 'file'],
  ['???.pdf', 'file.pdf'],
])('%j is the name %j', (text, name) => {
  expect(toFileName(text)).toBe(name)
})

test('a long name is cut and keeps its ending', () => {
  const name = toFileName(`${'س'.repeat(300)}.pdf`)
  expect(name).toBe(`${'س'.repeat(116)}.pdf`)
  expect(toFileName('a'.repeat(300))).toHaveLength(120)
  expect(toFileName(`${'a'.repeat(119)}. b`)).toBe('a'.repeat(119))
})

test('a cut never leaves half of a letter', () => {
  expect(toFileName(`${'a'.repeat(119)}😀😀`)).toBe('a'.repeat(119))
})
