import { crc32 } from 'node:zlib'

/**
 * A weak validator of a body: equal bodies, equal tags; weak because compression changes the bytes. It only
 * distinguishes versions of an answer, so a checksum and the length are enough; SHA-1 of a list takes more than twice
 * as long.
 */
export const etagOf = (body: string | Buffer): string =>
  `W/"${crc32(body).toString(36)}-${body.length.toString(36)}"`

/** True when the caller already holds this body. @param header `If-None-Match` */
export function holds(header: string | undefined, etag: string): boolean {
  if (!header) return false
  return header.split(',').some((tag) => tag.trim() === etag || tag.trim() === '*')
}
