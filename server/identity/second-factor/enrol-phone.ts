import type { SecondFactors } from '@qareeb/contract/second-factor'
import type { Context } from '../../ground/context.ts'
import { AppError } from '../../ground/errors.ts'
import { signedIn } from '../../ground/signed-in.ts'
import { countAttempts, forgetAttempts } from '../../platform/attempts/attempts.ts'
import { parsePhone } from '../../platform/sms/phone.ts'
import { addFactor, type Changed, removeFactor } from './change-factors.ts'
import { limits } from './limits.ts'
import { getCaller } from './owner.ts'
import { deletePhone, savePhone } from './queries/factors.ts'
import { findEnrolment, saveEnrolment, takeRequest } from './queries/requests.ts'
import { normaliseCode, validMs } from './rules.ts'
import { allowCode, isSentCode, sendCode } from './send-code.ts'

/** Sends a code to a phone that is to become a second factor. */
export async function enrolPhone(
  context: Context,
  { phone: typed, captcha }: { phone: string; captcha: string },
): Promise<{ phoneHint: string; resendAt: string }> {
  if (!context.sms.isOffered) throw new AppError('secondFactor.smsNotOffered')
  const phone = readMobile(typed)
  const { userId, locale } = await getCaller(context)

  await allowCode(context, { purpose: 'enrolment', phone, captcha })
  const now = context.now()
  const expiresAt = new Date(now.getTime() + validMs)
  const requestId = await saveEnrolment(context.db, { userId, purpose: 'enrol-phone', now, expiresAt, phone })
  return sendCode(context, { requestId, phone, locale })
}

/** @throws AppError `request.invalid` for text that is no phone number, or a number that receives no messages */
function readMobile(typed: string): string {
  const phone = parsePhone(typed)
  const problem = 'problem' in phone ? phone.problem : 'invalid'
  if ('problem' in phone || !phone.isMobile)
    throw new AppError('request.invalid', { errors: [{ path: 'phone', problem }] })
  return phone.number
}

/** Enrols the phone with the code that it received. */
export async function confirmPhone(context: Context, { code }: { code: string }): Promise<Changed> {
  const userId = signedIn(context).userId
  const request = await findEnrolment(context.db, { userId, purpose: 'enrol-phone', now: context.now() })
  const phone = request?.phone
  if (!request?.codeHash || !phone) throw new AppError('auth/missing-verification-id')
  // Counted before it is judged: a thousand codes sent at once must not all be checked.
  await countAttempts(context, [[limits.enrolmentCodes, userId]], 'auth/too-many-requests')
  if (!isSentCode(context, request, normaliseCode(code))) throw new AppError('auth/invalid-verification-code')

  const changed = await addFactor(context, 'phone', async (db) => {
    if (!(await takeRequest(db, request.id))) return false
    await savePhone(db, { userId, phone, now: context.now() })
    return true
  })
  await forgetAttempts(context, [limits.enrolmentCodes, userId])
  return changed
}

/** Stops asking for codes by SMS. */
export const removePhone = (context: Context): Promise<SecondFactors> =>
  removeFactor(context, 'phone', deletePhone)
