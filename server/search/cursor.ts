import type { Sort } from '@qareeb/contract/search/choices'
import { AppError } from '../ground/errors.ts'
import type { Cursor } from './engine/request.ts'

/** The contents of a cursor, as it is written: the order of the list, its position, and the ad to break ties. */
type CursorText = [kind: CursorKind | undefined, position: number, number: number]

type CursorKind = 'distance' | 'newest' | 'oldest' | 'remote' | LanguageKind

/** Of an order by language: which language comes first, in which part, and whether among full-remote ads. */
type LanguageKind = `${'arabic' | 'english'}${'' | '-other'}${'' | '-remote'}`

/** The cursor as callers get it: opaque, and of letters that need no escaping in an address. */
export function encodeCursor(cursor: Cursor, sort: Sort): string {
  const written: CursorText =
    cursor.kind === 'distance'
      ? ['distance', cursor.metres, cursor.number]
      : [kindOf(cursor, sort), cursor.publishedAt.getTime(), cursor.number]
  return Buffer.from(JSON.stringify(written)).toString('base64url')
}

/**
 * Reads a cursor of a list in this order.
 * @throws request.invalid naming `after` for one that this list cannot have given
 */
export function decodeCursor(text: string, sort: Sort): Cursor {
  const [kind, position, number] = read(text)
  if (kind === 'distance' && sort === 'closest') return { kind, metres: position, number }
  for (const dated of datedPositions)
    if (kind === kindOf(dated, sort)) return { ...dated, publishedAt: instant(position), number }
  throw refusal()
}

type DatedPosition = Pick<Exclude<Cursor, { kind: 'distance' }>, 'kind' | 'isOther'>

/** Where a page of a list by date may end. */
const datedPositions: readonly DatedPosition[] = [
  { kind: 'date', isOther: false },
  { kind: 'remote', isOther: false },
  { kind: 'date', isOther: true },
  { kind: 'remote', isOther: true },
]

/** The kind of a position in a list by date, as the cursor holds it. */
function kindOf({ kind, isOther }: DatedPosition, sort: Sort): CursorKind | undefined {
  if (sort === 'arabic' || sort === 'english')
    return `${sort}${isOther ? '-other' : ''}${kind === 'remote' ? '-remote' : ''}`
  if (isOther) return undefined
  if (kind === 'remote') return 'remote'
  return sort === 'closest' ? undefined : sort
}

const refusal = () => new AppError('request.invalid', { errors: [{ path: 'after', problem: 'invalid' }] })

function read(text: string): [kind: unknown, position: number, number: number] {
  const written = parse(Buffer.from(text, 'base64url').toString())
  if (!Array.isArray(written) || written.length !== 3) throw refusal()
  const [kind, position, number]: unknown[] = written
  if (typeof position !== 'number' || typeof number !== 'number') throw refusal()
  if (position < 0 || !Number.isInteger(number) || number < 1 || number > 2 ** 31 - 1) throw refusal()
  return [kind, position, number]
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    throw refusal()
  }
}

/** Years that the product can have seen. */
const [earliest, latest] = [Date.UTC(2000), Date.UTC(2200)]

function instant(milliseconds: number): Date {
  if (!Number.isInteger(milliseconds) || milliseconds < earliest || milliseconds > latest) throw refusal()
  return new Date(milliseconds)
}
