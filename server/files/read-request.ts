import type { IncomingHttpHeaders } from 'node:http'
import type { Readable } from 'node:stream'
import { AppError } from '../ground/errors.ts'
import { isFileKey } from '../platform/files/file-store.ts'
import type { GivenAddress, Piece } from './receive-upload.ts'

/** The parts of a request that are read; the query as our own parser made it (see `createServer`). */
type Request = { params: unknown; query: unknown; headers: IncomingHttpHeaders }

/**
 * An upload address with the announced file, all of which its signature covers.
 * @throws AppError `file.addressInvalid` for one that cannot be ours
 */
export function readUploadAddress({ params, query }: Request): GivenAddress {
  const value = valuesOf(query)
  return {
    key: keyOf(params),
    size: numberOf(value('size')),
    mediaType: value('type'),
    expiresAt: new Date(numberOf(value('expires'))),
    signature: value('signature'),
  }
}

/** A download address. @throws AppError `file.addressInvalid` for one that cannot be ours */
export function readDownloadAddress({ params, query }: Request) {
  const value = valuesOf(query)
  return { key: keyOf(params), expires: numberOf(value('expires')), signature: value('signature') }
}

/**
 * Which bytes of an upload come: all, or those that `Content-Range` names (RFC 9110, 14.4).
 * @throws AppError `file.addressInvalid` when the type is not the announced one, `request.malformed` for a range that
 * is none of this file
 */
export function readPiece(
  { headers, body }: { headers: IncomingHttpHeaders; body: unknown },
  { size, mediaType }: GivenAddress,
): Piece {
  if (headers['content-type'] !== mediaType) throw new AppError('file.addressInvalid')
  const length = headers['content-length'] === undefined ? undefined : Number(headers['content-length'])
  // A body is the stream itself: see the parser of the route. A request without one has nothing to append.
  if (!isStream(body)) throw new AppError('request.malformed')
  if (headers['content-range'] === undefined) return { from: 0, length: length ?? size, body }

  const [, from, to, whole] = /^bytes (\d{1,9})-(\d{1,9})\/(\d{1,9})$/.exec(headers['content-range']) ?? []
  const named = Number(to) - Number(from) + 1
  if (Number(whole) !== size || !(named > 0) || (length ?? named) !== named)
    throw new AppError('request.malformed')
  return { from: Number(from), length: named, body }
}

const isStream = (body: unknown): body is Readable =>
  typeof body === 'object' && body !== null && 'pipe' in body

function keyOf(params: unknown): string {
  // The route has this one placeholder.
  const { key } = params as { key: string }
  if (!isFileKey(key)) throw new AppError('file.addressInvalid')
  return key
}

function valuesOf(query: unknown): (name: string) => string {
  // Our own parser made it: see `createServer`.
  const { values } = query as { values: Record<string, string> }
  return (name) => values[name] ?? ''
}

const numberOf = (text: string): number => (/^\d{1,15}$/.test(text) ? Number(text) : Number.NaN)
