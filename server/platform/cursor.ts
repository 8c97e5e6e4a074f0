import * as z from 'zod/mini'
import { AppError } from '../ground/errors.ts'

/** A place in a list that is ordered by a moment: after the row of this moment, ties broken by its id. */
export type Place = { at: Date; id: string }

/** The cursor as callers get it: opaque, and of letters that need no escaping in an address. */
export const encodeCursor = ({ at, id }: Place): string =>
  Buffer.from(JSON.stringify([at.getTime(), id])).toString('base64url')

/** Years that the product can have seen, in milliseconds. */
const moment = z.int().check(z.gte(Date.UTC(2000)), z.lte(Date.UTC(2200)))
const written = z.tuple([moment, z.uuid()])

/** @throws request.invalid naming `after` for a text that no list has given */
export function decodeCursor(text: string): Place {
  const { success, data } = z.safeParse(written, parse(text))
  if (!success) throw new AppError('request.invalid', { errors: [{ path: 'after', problem: 'invalid' }] })
  const [at, id] = data
  return { at: new Date(at), id }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString())
  } catch {
    return undefined
  }
}

/**
 * Cuts a page off rows of which one more was asked for than a page has: that one shows whether there is another
 * page.
 * @returns the rows of the page, and the cursor of the next one or null
 */
export function pageOf<Row>(
  rows: readonly Row[],
  pageSize: number,
  placeOf: (row: Row) => Place,
): { rows: Row[]; next: string | null } {
  const shown = rows.slice(0, pageSize)
  const last = shown.at(-1)
  return { rows: shown, next: last && rows.length > pageSize ? encodeCursor(placeOf(last)) : null }
}
