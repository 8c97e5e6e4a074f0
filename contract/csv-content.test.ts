import { expect, test } from 'vitest'
import { problemOfCsv } from './csv-content.ts'

const bytesOf = (text: string) => new TextEncoder().encode(text)
const utf16 = (text: string) => new Uint8Array(Buffer.from(text, 'utf16le'))

test.each([
  ['commas', 'name,address\nA,B\n'],
  ['semicolons', 'name;address\nA;B'],
  ['tabs', 'name\taddress'],
  ['a byte order mark and blank lines first', '\ufeff\r\n\r\nالاسم,العنوان\r\n'],
  ['more than is looked at', `name,address\n${'فرع,طريق\n'.repeat(20_000)}`],
])('takes a table with %s', (_what, text) => {
  expect(problemOfCsv(bytesOf(text))).toBeUndefined()
})

test.each([
  ['a workbook', new Uint8Array([0x50, 0x4b, 0x03, 0x04, 0x14, 0, 6, 0])],
  ['an old workbook', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1])],
  ['a PDF', bytesOf('%PDF-1.7\n1,2,3')],
  ['a page', bytesOf('<!doctype html><table>a,b</table>')],
  ['JSON', bytesOf('[{"name":"A","lat":1}]')],
  ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
  ['a line without separators', bytesOf('just a sentence\nand another')],
  ['zeros', new Uint8Array(100)],
])('refuses %s', (_what, bytes) => {
  expect(problemOfCsv(bytes)).toBe('organizationLocation.notCsv')
})

test.each([
  ['UTF-16 with its mark', new Uint8Array([0xff, 0xfe, ...utf16('name,address')])],
  ['UTF-16 without one', utf16('name,address')],
  // «فرع» as Excel writes it in Arabic Windows.
  ['Windows-1256', new Uint8Array([0xdd, 0xd1, 0xda, 0x2c, 0xdd, 0xd1, 0xda, 0x0a])],
])('tells letters in %s from a table', (_what, bytes) => {
  expect(problemOfCsv(bytes)).toBe('organizationLocation.notUtf8')
})

test('says of nothing that it is empty', () => {
  expect(problemOfCsv(new Uint8Array())).toBe('file.empty')
})
