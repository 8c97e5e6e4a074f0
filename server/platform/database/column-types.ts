import pg from 'pg'

/** Numbers of types in PostgreSQL's catalogue; the driver's own list names no arrays. */
const int8 = 20
const int8Array = 1016
const date = 1082

/** How columns become JavaScript values where the driver's own way loses or changes something. */
export const columnTypes: pg.CustomTypesConfig = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    if (format !== 'binary' && oid === int8) return readSafeInteger
    if (format !== 'binary' && oid === int8Array) return toSafeIntegers
    if (format !== 'binary' && oid === date) return asWritten
    return pg.types.getTypeParser(oid, format)
  },
}

/** An int8 as a number; ids and counts stay far below 2^53, and one that does not must not be rounded silently. */
export function toSafeInteger(value: number): number {
  if (!Number.isSafeInteger(value)) throw new RangeError(`The integer ${value} is too large to be exact.`)
  return value
}

const readSafeInteger = (text: string): number => toSafeInteger(Number(text))

const toSafeIntegers = (text: string): (number | null)[] =>
  textsOf(text).map((item) => (item === null ? null : readSafeInteger(item)))

/**
 * The driver's own parser of int8[] gives the elements as text. Its enumeration of types names no arrays: any `number`
 * passes for it, a literal that it lacks does not.
 */
const textsOf: (text: string) => (string | null)[] = pg.types.getTypeParser(int8Array as number, 'text')

/** A date without time has no time zone; the driver would make it midnight in that of the server. */
const asWritten = (text: string): string => text
