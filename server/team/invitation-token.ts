import type { Services } from '../ground/context.ts'
import { hashOfLinkToken } from '../ground/link-token.ts'
import { fingerprint } from '../platform/seal.ts'

const organizationBytes = 16
const secretBytes = 32

/**
 * The token in the mails of an invitation: which company it is of, and what only we can make of its id. Every mail of
 * one invitation carries the same, so that whichever of them somebody opens is good.
 */
export function invitationToken(
  { config }: Pick<Services, 'config'>,
  { id, organizationId }: { id: string; organizationId: string },
): { token: string; hash: Buffer } {
  const secret = Buffer.from(fingerprint(id, config.secret, 'invitations'), 'base64url')
  const organization = Buffer.from(organizationId.replaceAll('-', ''), 'hex')
  const token = Buffer.concat([organization, secret]).toString('base64url')
  return { token, hash: hashOfLinkToken(token) }
}

/** What a token says without being asked for; undefined for a text that is none. */
export function readInvitationToken(token: string): { organizationId: string; hash: Buffer } | undefined {
  const bytes = /^[\w-]{64}$/.test(token) ? Buffer.from(token, 'base64url') : undefined
  if (bytes?.length !== organizationBytes + secretBytes) return undefined
  const hex = bytes.toString('hex', 0, organizationBytes)
  const organizationId = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  return { organizationId, hash: hashOfLinkToken(token) }
}
