import { hash } from 'node:crypto'

/** A weak validator of a body: equal bodies, equal tags; weak because compression changes the bytes. */
export const etagOf = (body: string | Buffer): string => `W/"${hash('sha1', body, 'base64url')}"`

/** True when the caller already holds this body. @param header `If-None-Match` */
export function holds(header: string | undefined, etag: string): boolean {
  if (!header) return false
  return header.split(',').some((tag) => tag.trim() === etag || tag.trim() === '*')
}
