import type { Context } from '../../ground/context.ts'
import { AppError } from '../../ground/errors.ts'
import { getFactors } from './queries/factors.ts'
import { getSignIn } from './require-second-factor.ts'
import { allowCode, sendCode } from './send-code.ts'

/** Sends the code of a sign-in to the enrolled phone. */
export async function sendSignInCode(
  context: Context,
  { ticket, captcha }: { ticket: string; captcha: string },
): Promise<{ phoneHint: string; resendAt: string }> {
  const { id, userId } = await getSignIn(context, ticket)
  const { phone } = await getFactors(context.db, userId)
  if (!phone) throw new AppError('secondFactor.notFound')

  await allowCode(context, { purpose: 'sign-in', phone, captcha })
  return sendCode(context, { requestId: id, phone, locale: context.locale })
}
