import type { Context } from '../../ground/context.ts'
import { inTransaction } from '../../ground/use-case.ts'
import { countAttempts } from '../../platform/attempts/attempts.ts'
import { truncatedNetworkOf } from '../../platform/http/network-of.ts'
import { limits } from '../limits.ts'
import { findPersonByEmail } from '../queries/people.ts'
import { mailResetLinkTask } from './mail-reset-link-task.ts'

/**
 * Mails a link to a person who forgot their password. One look-up and one task for known and unknown addresses:
 * neither the answer nor its duration reveals the difference. The address itself is not stored.
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

/** The representative address of a network: `192.0.0.0/16` is `192.0.0.0`, which is cut to the same network again. */
const withoutLength = (network: string) => network.replace(/\/\d+$/, '')
