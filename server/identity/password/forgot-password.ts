import type { Context } from '../../ground/context.ts'
import { inTransaction } from '../../ground/use-case.ts'
import { countAttempts } from '../../platform/attempts/attempts.ts'
import { truncatedNetworkOf } from '../../platform/http/network-of.ts'
import { limits } from '../limits.ts'
import { findPersonByEmail } from '../queries/people.ts'
import { mailResetLinkTask } from './reset-link-task.ts'

/**
 * Sees to it that somebody who forgot their password gets a link. One look-up and one task whether or not the address
 * is known: the answer, and the time it takes, cannot tell. The address itself is kept nowhere.
 * @throws AppError `request.tooMany`
 */
export async function forgotPassword(
  context: Context,
  { email }: { email: string },
): Promise<{ status: 'check-mail' }> {
  const { origin, requestId } = context
  await countAttempts(context, [
    [limits.resetLink, email.toLowerCase()],
    [limits.resetLinkFromNetwork, origin.network],
  ])
  const person = await findPersonByEmail(context.db, email)
  await inTransaction(context, (context) =>
    context.tasks.add(context.db, mailResetLinkTask, {
      requestId: crypto.randomUUID(),
      userId: person?.userId ?? crypto.randomUUID(),
      network: withoutLength(truncatedNetworkOf(origin.network)),
      apiRequestId: requestId,
    }),
  )
  return { status: 'check-mail' }
}

/** The address that stands for a network: `192.0.0.0/16` is `192.0.0.0`, which is cut to the same network again. */
const withoutLength = (network: string) => network.replace(/\/\d+$/, '')
