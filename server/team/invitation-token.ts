import type { Services } from '../ground/context.ts'
import { makeTicket } from '../ground/ticket.ts'

/**
 * The token in the mails of an invitation, and the hash in its row. Every mail of one invitation carries the same,
 * so that each of them works.
 */
export const invitationToken = (
  services: Pick<Services, 'config'>,
  { id, organizationId }: { id: string; organizationId: string },
): { token: string; hash: Buffer } => makeTicket(services, { purpose: 'invitations', id, organizationId })
