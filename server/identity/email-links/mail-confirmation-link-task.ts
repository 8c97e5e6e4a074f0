import { z } from 'zod'
import type { Services } from '../../ground/context.ts'
import { inTransaction } from '../../ground/use-case.ts'
import { task } from '../../platform/tasks/task.ts'
import { findPerson } from '../queries/people.ts'
import { issueLink } from './issue-link.ts'
import { mailConfirmationLink } from './mail-confirmation-link.ts'

/** Mails the link that confirms the address of an account, if there is one that waits for it. */
export const mailConfirmationLinkTask = task(
  'identity.mailVerificationLink',
  z.strictObject({
    /** User id; a random id for an unknown address. */
    userId: z.uuid(),
  }),
)

/** A confirmed address and a disabled person get no mail. */
export async function mailRequestedConfirmationLink(
  services: Services,
  { userId }: z.output<(typeof mailConfirmationLinkTask)['payload']>,
): Promise<void> {
  const person = await findPerson(services.db, userId)
  if (!person || person.disabled || person.emailVerified) return
  await inTransaction(services, async (services) => {
    const token = await issueLink(services, { ...person, kind: 'verify-email' })
    await mailConfirmationLink(services, { ...person, token })
  })
}
