import pg from 'pg'

const { builtins } = pg.types

/** The driver's list of types names no arrays. */
const int8Array: number = 1016

/** How columns become JavaScript values where the driver's own way loses or changes something. */
export const columnTypes: pg.CustomTypesConfig = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    if (format !== 'binary' && oid === builtins.INT8) return toSafeInteger
    if (format !== 'binary' && oid === int8Array) return toSafeIntegers
    if (format !== 'binary' && oid === builtins.DATE) return asWritten
    // The driver declares one overload a format; ours is the union of both.
    return pg.types.getTypeParser(oid, format as 'text')
  },
}

/** An int8 as a number; ids and counts stay far below 2^53, and one that does not must not be rounded silently. */
function toSafeInteger(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`The integer ${text} is too large to be exact.`)
  return value
}

const toSafeIntegers = (text: string): (number | null)[] =>
  // The driver's parser of int8[] gives the elements as text.
  (pg.types.getTypeParser(int8Array, 'text')(text) as (string | null)[]).map((item) => (item === null ? null : toSafeInteger(item)))

/** A date without time has no time zone; the driver would make it midnight in that of the server. */
const asWritten = (text: string): string => text
