import type pg from 'pg'
import { columnTypes, toSafeInteger } from './column-types.ts'
import type { Statement } from './statement.ts'

/** Makes a value of the bytes from one place to another. */
type Read = (bytes: Buffer, from: number, to: number) => unknown

/** Makes a row of the bytes that begin with its first field; they may be overwritten afterwards. */
export type ReadRow = (bytes: Buffer, at: number) => object

/** How the rows of a statement are wanted: see `Statement`. */
type Wanted = Pick<Statement, 'bytesOf' | 'asArrays'>

/** Makes the function that reads the rows of an answer. */
export function rowReader(fields: readonly pg.FieldDef[], wanted: Wanted): ReadRow {
  const readers = fields.map((field) => (wanted.bytesOf?.includes(field.name) ? readBytes : readerOf(field)))

  const readValues = (bytes: Buffer, first: number) => {
    const values: unknown[] = []
    let at = first
    for (const read of readers) {
      // Below zero for null.
      const length = bytes.readInt32BE(at)
      const from = at + 4
      at = from + Math.max(0, length)
      values.push(length < 0 ? null : read(bytes, from, at))
    }
    return values
  }
  if (wanted.asArrays) return readValues

  const toObject = namer(fields)
  return (bytes, first) => toObject(readValues(bytes, first))
}

/** Makes the function that puts what columns hold under their names. */
export const namer = (fields: readonly pg.FieldDef[]) => {
  const names = fields.map(({ name }) => name)
  return (values: readonly unknown[]) => {
    const row: Record<string, unknown> = {}
    for (let index = 0; index < names.length; index++) row[names[index] ?? ''] = values[index]
    return row
  }
}

const readBytes: Read = (bytes, from, to) => bytes.toString('latin1', from, to)

/** Numbers of int2, int4 and int8 in PostgreSQL's catalogue. */
const integers = new Set([21, 23, 20])

function readerOf({ dataTypeID }: pg.FieldDef): Read {
  if (integers.has(dataTypeID)) return readInteger
  const parse = columnTypes.getTypeParser(dataTypeID, 'text')
  return (bytes, from, to) => parse(bytes.toString('utf8', from, to))
}

const minus = '-'.charCodeAt(0)
const zero = '0'.charCodeAt(0)

/** Digit by digit: most of what it costs to read a whole number is its text. */
const readInteger: Read = (bytes, from, to) => {
  const isNegative = bytes[from] === minus
  let value = 0
  for (let at = isNegative ? from + 1 : from; at < to; at++) value = value * 10 + ((bytes[at] ?? zero) - zero)
  return toSafeInteger(isNegative ? -value : value)
}
