import * as z from 'zod/mini'
import { AppError } from '../ground/errors.ts'

/** A place in a list that is ordered by a rank, then by a moment, then by the id. */
export type RankedPlace = { rank: number; at: Date; id: string }

const moment = z.int().check(z.gte(Date.UTC(2000)), z.lte(Date.UTC(2200)))
const written = z.tuple([z.int().check(z.gte(0), z.lte(101)), moment, z.uuid()])

const encode = ({ rank, at, id }: RankedPlace): string =>
  Buffer.from(JSON.stringify([rank, at.getTime(), id])).toString('base64url')

/** @throws request.invalid naming `after` for a text that no list has given */
export function decodeRankedPlace(text: string | undefined): RankedPlace | undefined {
  if (text === undefined) return undefined
  const { success, data } = z.safeParse(written, parse(text))
  if (!success) throw new AppError('request.invalid', { errors: [{ path: 'after', problem: 'invalid' }] })
  const [rank, at, id] = data
  return { rank, at: new Date(at), id }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString())
  } catch {
    return undefined
  }
}

/** Cuts a page off rows of which one more was asked for than a page has. */
export function rankedPageOf<Row extends { rank: number; place: Date; id: string }>(
  rows: readonly Row[],
  size: number,
): { rows: Row[]; next: string | null } {
  const shown = rows.slice(0, size)
  const last = shown.at(-1)
  const isMore = last !== undefined && rows.length > size
  return { rows: shown, next: isMore ? encode(rankedPlaceOf(last)) : null }
}

/** The place of a row in its list. */
export const rankedPlaceOf = ({
  rank,
  place,
  id,
}: {
  rank: number
  place: Date
  id: string
}): RankedPlace => ({ rank, at: place, id })
