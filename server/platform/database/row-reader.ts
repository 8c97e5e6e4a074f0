import type pg from 'pg'
import { columnTypes, toSafeInteger } from './column-types.ts'

/** Makes a value of the bytes from one place to another. */
type Read = (bytes: Buffer, from: number, to: number) => unknown

/** Makes a row of the bytes that begin with its first field; they may be overwritten afterwards. */
export type ReadRow = (bytes: Buffer, at: number) => Record<string, unknown>

/**
 * Makes the function that reads the rows of an answer.
 * @param bytesOf columns that come as a `BinaryString`
 */
export function rowReader(fields: readonly pg.FieldDef[], bytesOf: readonly string[]): ReadRow {
  const columns = fields.map((field) => ({
    name: field.name,
    read: bytesOf.includes(field.name) ? readBytes : readerOf(field),
  }))

  return (bytes, first) => {
    const row: Record<string, unknown> = {}
    let at = first
    for (const { name, read } of columns) {
      // Below zero for null.
      const length = bytes.readInt32BE(at)
      const from = at + 4
      at = from + Math.max(0, length)
      row[name] = length < 0 ? null : read(bytes, from, at)
    }
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
