import { z } from 'zod'
import { task } from '../../platform/tasks/task.ts'

/** Mails a link to set a new password, if the id is that of a person. */
export const mailResetLinkTask = task(
  'identity.mailResetLink',
  z.strictObject({
    /** The id of the request, so that it is mailed once. */
    requestId: z.uuid(),
    /** The owner of the given address; an unused id for an unknown address. */
    userId: z.uuid(),
    /** Cut as in the audit log, for which it is. */
    network: z.string(),
    /** Of the call, for the audit log. */
    apiRequestId: z.string(),
  }),
)
