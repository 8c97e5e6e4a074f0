import { z } from 'zod'
import { task } from '../platform/tasks/task.ts'

/** What the address in the payload is sealed for: a queue is no place for addresses that anybody can read. */
export const addressPurpose = 'addresses of reset links'

/** Finds out whose address it is that somebody gave, and mails the link if it is anybody's. */
export const mailResetLinkTask = task(
  'identity.mailResetLink',
  z.strictObject({
    /** Of this wish, so that it is mailed once. */
    requestId: z.uuid(),
    sealedEmail: z.string(),
    network: z.string(),
    /** Of the call, for the audit log. */
    apiRequestId: z.string(),
  }),
)
