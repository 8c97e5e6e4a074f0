import type { Context } from '../context.ts'
import { countAttempts } from '../platform/attempts/attempts.ts'
import { seal } from '../platform/seal.ts'
import { limits } from './limits.ts'
import { addressPurpose, mailResetLinkTask } from './reset-link-task.ts'

/**
 * Sees to it that somebody who forgot their password gets a link. Whether the address is known is found out later, by
 * a task: the answer, and the time it takes, cannot tell.
 * @throws AppError `request.tooMany`
 */
export async function forgotPassword(
  context: Context,
  { email }: { email: string },
): Promise<{ status: 'check-mail' }> {
  const { config, origin, requestId } = context
  await countAttempts(context, [
    [limits.resetLink, email.toLowerCase()],
    [limits.resetLinkFromNetwork, origin.network],
  ])
  await context.db.transaction((db) =>
    context.tasks.add(db, mailResetLinkTask, {
      requestId: crypto.randomUUID(),
      sealedEmail: seal(email, config.secret, addressPurpose).toString('base64url'),
      network: origin.network,
      apiRequestId: requestId,
    }),
  )
  return { status: 'check-mail' }
}
