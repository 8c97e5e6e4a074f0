import type { Context } from '../../ground/context.ts'
import { isSolved } from '../../identity/captcha/is-solved.ts'
import { countAttempts } from '../../platform/attempts/attempts.ts'
import { limits } from '../limits.ts'

type Counted = { jobAdId: string; email: string; userId: string | null; captcha: string | undefined }

/**
 * Counts an application: a guest's by network, where from some number on each costs a captcha; a signed-in caller's by
 * account; everybody's by address and ad.
 * @throws AppError `auth/captcha-required`, `request.tooMany`
 */
export async function countApplication(
  context: Context,
  { jobAdId, email, userId, captcha }: Counted,
): Promise<void> {
  const { network } = context.origin
  if (userId === null && !(await isSolved(context, captcha)))
    await countAttempts(context, [[limits.applyWithoutCaptcha, network]], 'auth/captcha-required')
  await countAttempts(context, [
    userId === null ? [limits.applyFromNetwork, network] : [limits.applyAsUser, userId],
    [limits.applyOnce, `${jobAdId} ${email}`],
  ])
}
