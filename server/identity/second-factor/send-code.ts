import crypto from 'node:crypto'
import type { Locale } from '@qareeb/contract/locale'
import { codeBounds } from '@qareeb/contract/second-factor'
import type { Context } from '../../ground/context.ts'
import { AppError } from '../../ground/errors.ts'
import { inTransaction } from '../../ground/use-case.ts'
import { countAttempts } from '../../platform/attempts/attempts.ts'
import { fingerprint } from '../../platform/seal.ts'
import { limits } from './limits.ts'
import { type FactorRequest, saveCode } from './queries/requests.ts'
import { hintOf, validMs } from './rules.ts'

/**
 * Checks the captcha and the limits of phone and network before a text message. A captcha that cannot be judged counts as
 * failed, since each message costs money.
 * @throws AppError `auth/captcha-failed`, `auth/too-many-requests` with the seconds to wait
 */
export async function allowCode(
  context: Context,
  { purpose, phone, captcha }: { purpose: 'sign-in' | 'enrolment'; phone: string; captcha: string },
): Promise<void> {
  if ((await context.captcha.judge(captcha)) !== 'passed') throw new AppError('auth/captcha-failed')
  // Apart from each other: a stranger who tries to enrol a phone must not keep its owner from signing in.
  const subject = `${purpose}:${phone}`
  await countAttempts(context, [[limits.codeSoonAgain, subject]], 'auth/too-many-requests')
  const attempts = [
    [limits.codesToPhone, subject],
    [limits.codesFromNetwork, context.origin.network],
  ] as const
  await countAttempts(context, attempts, 'auth/too-many-requests')
}

/** Sends a new code for a request; one that was sent before means nothing any more. */
export async function sendCode(
  context: Context,
  { requestId, phone, locale }: { requestId: string; phone: string; locale: Locale },
): Promise<{ phoneHint: string; resendAt: string }> {
  const code = String(crypto.randomInt(1_000_000)).padStart(6, '0')
  const sentAt = context.now()
  await inTransaction(context, async (context) => {
    const { db } = context
    const codeHash = hashCode(context, requestId, code)
    await saveCode(db, { requestId, codeHash, sentAt, expiresAt: new Date(sentAt.getTime() + validMs) })
    await context.sms.send(db, {
      to: phone,
      locale,
      text: { name: 'verificationCode', data: { code, minutes: codeBounds.validMinutes } },
      key: `code:${requestId}:${sentAt.getTime()}`,
    })
  })
  const resendAt = new Date(sentAt.getTime() + codeBounds.resendSeconds * 1_000)
  return { phoneHint: hintOf(phone), resendAt: resendAt.toISOString() }
}

/** True when it is the code that was sent for this very request, not too long ago. */
export function isSentCode(context: Context, request: FactorRequest, code: string): boolean {
  const age = context.now().getTime() - (request.codeSentAt?.getTime() ?? 0)
  return age <= validMs && request.codeHash === hashCode(context, request.id, code)
}

/** A million codes are hashed in a second; without the secret of the site that is useless. */
const hashCode = ({ config }: Context, requestId: string, code: string) =>
  fingerprint(`${requestId}:${code}`, config.secret, 'codes by SMS')
