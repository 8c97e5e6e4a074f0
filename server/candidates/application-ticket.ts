import type { Services } from '../ground/context.ts'
import { makeTicket } from '../ground/ticket.ts'

/** The key of an application without its row: there is one for each ad and address. */
export type ApplicationKey = {
  jobAdId: string
  organizationId: string
  /** In lower case. */
  email: string
}

/**
 * The token in the mails of an application, and the hash that its row keeps. It follows from ad and address, so that a
 * transaction opens the row of an application before it has read it.
 */
export const applicationTicket = (
  services: Pick<Services, 'config'>,
  { jobAdId, organizationId, email }: ApplicationKey,
): { token: string; hash: Buffer } =>
  makeTicket(services, { purpose: 'applications', id: `${jobAdId} ${email}`, organizationId })
