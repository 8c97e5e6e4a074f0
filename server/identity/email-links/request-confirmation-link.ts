import type { ResponseOf } from '@qareeb/contract/endpoint'
import type { requestConfirmationLink as requestConfirmationLinkEndpoint } from '@qareeb/contract/users'
import type { Context } from '../../ground/context.ts'
import { inTransaction } from '../../ground/use-case.ts'
import { countAttempts } from '../../platform/attempts/attempts.ts'
import { limits } from '../limits.ts'
import { findPersonByEmail } from '../queries/people.ts'
import { mailConfirmationLinkTask } from './mail-confirmation-link-task.ts'

/**
 * Mails the link that confirms an address again, to somebody who has signed up and not signed in. One look-up and
 * one task whether or not the address waits for a confirmation: neither the answer nor its duration reveals that.
 * @throws AppError `request.tooMany`
 */
export async function requestConfirmationLink(
  context: Context,
  { email }: { email: string },
): Promise<ResponseOf<typeof requestConfirmationLinkEndpoint>> {
  const address = email.toLowerCase()
  await countAttempts(context, [
    [limits.confirmationMail, address],
    [limits.confirmationMailsOfDay, address],
    [limits.confirmationMailsFromNetwork, context.origin.network],
  ])
  const person = await findPersonByEmail(context.db, email)
  await inTransaction(context, (context) =>
    context.tasks.add(context.db, mailConfirmationLinkTask, {
      userId: person?.userId ?? crypto.randomUUID(),
    }),
  )
  return { status: 'check-mail', retryAfterSeconds: limits.confirmationMail.windowSeconds }
}
