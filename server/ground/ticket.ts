import { fingerprint } from '../platform/seal.ts'
import type { Services, TicketHolder } from './context.ts'
import { hashOfLinkToken } from './link-token.ts'

type Row = {
  /** Separates the rows of one table from those of another, e.g. `invitations`. */
  purpose: string
  id: string
  organizationId: string
}

/**
 * The token of the link that opens a row: its company, and an HMAC of its id under the secret of the installation. It
 * is the same in every mail about the row. The row keeps the hash.
 */
export function makeTicket(
  { config }: Pick<Services, 'config'>,
  { purpose, id, organizationId }: Row,
): { token: string; hash: Buffer } {
  const secret = Buffer.from(fingerprint(id, config.secret, purpose), 'base64url')
  const organization = Buffer.from(organizationId.replaceAll('-', ''), 'hex')
  const token = Buffer.concat([organization, secret]).toString('base64url')
  return { token, hash: hashOfLinkToken(token) }
}

/** The holder of a token; undefined for a text of another form. Whether it opens anything is known once a row is found. */
export const readTicket = (token: string): TicketHolder | undefined =>
  /^[\w-]{64}$/.test(token) ? { kind: 'ticket', hash: hashOfLinkToken(token) } : undefined
