import { expect, test } from 'vitest'
import { readCsv } from './csv-content.ts'

const bytesOf = (text: string) => new TextEncoder().encode(text)
const utf16 = (text: string) => new Uint8Array(Buffer.from(text, 'utf16le'))
const swapped = (bytes: Uint8Array) => new Uint8Array(Buffer.from(bytes).swap16())

test.each([
  ['commas', 'name,address\nA,B\n'],
  ['semicolons', 'name;address\nA;B'],
  ['tabs', 'name\taddress'],
  ['a byte order mark and blank lines first', '\ufeff\r\n\r\nالاسم,العنوان\r\n'],
  ['many rows', `name,address\n${'فرع,طريق\n'.repeat(20_000)}`],
])('takes a table with %s', (_what, text) => {
  expect(readCsv(bytesOf(text))).toEqual({ text: text.replace('\ufeff', '') })
})

test.each([
  ['UTF-16 with its mark', new Uint8Array([0xff, 0xfe, ...utf16('فرع,طريق')])],
  ['UTF-16 the other way round', swapped(new Uint8Array([0xff, 0xfe, ...utf16('فرع,طريق')]))],
  // As Excel writes "CSV" in Arabic Windows.
  ['Windows-1256', new Uint8Array([0xdd, 0xd1, 0xda, 0x2c, 0xd8, 0xd1, 0xed, 0xde])],
])('reads letters in %s', (_what, bytes) => {
  expect(readCsv(bytes)).toEqual({ text: 'فرع,طريق' })
})

test('reads UTF-16 without a mark by its zeros', () => {
  expect(readCsv(utf16('name,address'))).toEqual({ text: 'name,address' })
  expect(readCsv(swapped(utf16('name,address')))).toEqual({ text: 'name,address' })
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
  expect(readCsv(bytes)).toEqual({ problem: 'organizationLocation.notCsv' })
})

test.each([
  ['UTF-8 in which a letter is broken', new Uint8Array([...bytesOf('فرع,طريق'), 0xd9, 0x2c])],
  // "Škoda," and "Ü" as Windows writes them in Western Europe.
  ['another encoding of a byte a letter', new Uint8Array([0x8a, 0x6b, 0x6f, 0x64, 0x61, 0x2c, 0xdc, 0xa9])],
])('refuses %s', (_what, bytes) => {
  expect(readCsv(bytes)).toEqual({ problem: 'organizationLocation.notUtf8' })
})

test('refuses a file without bytes as empty', () => {
  expect(readCsv(new Uint8Array())).toEqual({ problem: 'file.empty' })
})
