import { locationImportBounds } from '@qareeb/contract/organization-locations/import'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { filledUpTo } from '../../testing/hostile/largest-files.ts'
import { parseCsv } from './parse-csv.ts'

const rowsOf = (text: string) => parseCsv(text).rows.map(({ cells }) => cells)

test.each([',', ';', '\t'])('parts cells by %j alone', (separator) => {
  const line = ['name', 'address', 'lat'].join(separator)
  expect(rowsOf(`\ufeff${line}\r\n"A${separator}B"${separator}Road${separator}24,7\r\n`)).toEqual([
    ['name', 'address', 'lat'],
    [`A${separator}B`, 'Road', separator === ',' ? '24' : '24,7', ...(separator === ',' ? ['7'] : [])],
  ])
})

test('follows Excel’s line about the separator, and counts that line', () => {
  expect(parseCsv('sep=;\nname;address, in full\nA;B').rows).toEqual([
    { line: 2, cells: ['name', 'address, in full'] },
    { line: 3, cells: ['A', 'B'] },
  ])
})

test('counts lines as an editor does: blank ones, and those within quotes', () => {
  const text = 'name,address\r\n\r\n"A\r\nB",Road\r,,\n\nC,Street'
  expect(parseCsv(text).rows).toEqual([
    { line: 1, cells: ['name', 'address'] },
    { line: 3, cells: ['A\nB', 'Road'] },
    { line: 7, cells: ['C', 'Street'] },
  ])
})

test('names the line of an unclosed quote, and keeps the rows before it', () => {
  expect(parseCsv('name,address\nA,B\n\n"C,D\nE,F\n')).toEqual({
    rows: [
      { line: 1, cells: ['name', 'address'] },
      { line: 2, cells: ['A', 'B'] },
    ],
    openQuoteLine: 4,
    hasTooManyBlank: false,
  })
})

test('reads up to the requested row, without counting blank rows', () => {
  const text = `a,b\n,\n\n${'c,d\n'.repeat(500)}"e,f`
  const { rows, openQuoteLine } = parseCsv(text, { mostRows: 3 })
  expect(rows.map(({ line }) => line)).toEqual([1, 4, 5])
  expect(openQuoteLine).toBeUndefined()
  expect(parseCsv(text).rows).toHaveLength(501)
})

test('stops at a row of more than 64 KB, and names its line', () => {
  const long = 'x'.repeat(70_000)
  expect(parseCsv(`name,address\nA,B\n${long},C\nD,E`)).toMatchObject({
    rows: [{ line: 1 }, { line: 2 }],
    tooLargeLine: 3,
  })
  expect(parseCsv(`name,address\nA,B\n"${'C,D\n'.repeat(20_000)}`)).toMatchObject({ tooLargeLine: 3 })
})

test('keeps a hundred columns, and one more with text where a row has more', () => {
  const wide = Array.from({ length: 300 }, (_, no) => `c${no}`)
  const [header, row] = parseCsv(`${wide.join(';')}\nA${';'.repeat(299)}`).rows
  expect([header?.cells.length, header?.cells.at(-1)]).toEqual([101, 'c299'])
  expect([row?.cells.length, row?.cells[0]]).toEqual([100, 'A'])
})

test('bounds a header without end: by its bytes, and by its columns', () => {
  const header = (bytes: number) => parseCsv(filledUpTo(bytes, '', 'a;,\t'))
  expect(header(locationImportBounds.bytes)).toEqual({
    rows: [],
    openQuoteLine: undefined,
    tooLargeLine: 1,
    hasTooManyBlank: false,
  })
  const [row] = header(locationImportBounds.recordBytes - 1).rows
  expect(row?.cells.length).toBe(locationImportBounds.columns + 1)
})

test('takes quotes inside of a cell for letters', () => {
  expect(rowsOf('name,address\nThe "Olaya" branch,Road')).toEqual([
    ['name', 'address'],
    ['The "Olaya" branch', 'Road'],
  ])
})

const cell = fc.string({ unit: 'grapheme', maxLength: 20 }).map((text) => text.replace(/\r\n?/g, '\n'))
const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`

test('returns quoted text unchanged', () => {
  const tables = fc.array(fc.tuple(cell, cell, cell), { minLength: 1, maxLength: 10 })
  fc.assert(
    fc.property(tables, fc.constantFrom(',', ';', '\t'), (table, separator) => {
      const text = table.map((cells) => cells.map(quoted).join(separator)).join('\r\n')
      const written = table.filter((cells) => cells.some((one) => one.trim() !== ''))
      expect(rowsOf(`a${separator}b${separator}c\r\n${text}`).slice(1)).toEqual(written)
    }),
  )
})

test('never throws, with any input', () => {
  const rubbish = fc.string({
    unit: fc.constantFrom('"', ',', ';', '\n', '\r', '\t', 'a', '\0', '\ufeff', ' '),
  })
  fc.assert(
    fc.property(fc.oneof(rubbish, fc.string({ unit: 'binary' })), (text) => {
      const { rows } = parseCsv(text)
      expect(rows.every(({ line }) => line >= 1)).toBe(true)
    }),
  )
})
