import type { SecondFactors } from '@qareeb/contract/second-factor'
import type { Context } from '../../ground/context.ts'
import { AppError } from '../../ground/errors.ts'
import { signedIn } from '../../ground/signed-in.ts'
import { countAttempts, forgetAttempts } from '../../platform/attempts/attempts.ts'
import { seal, unseal } from '../../platform/seal.ts'
import { addFactor, type Changed, removeFactor } from './change-factors.ts'
import { limits } from './limits.ts'
import { getCaller } from './owner.ts'
import { deleteTotp, saveTotp } from './queries/factors.ts'
import { findEnrolment, saveEnrolment, takeRequest } from './queries/requests.ts'
import { normaliseCode, validMs } from './rules.ts'
import { newTotpSecret, stepOfCode, totpUri } from './totp.ts'

/** The purpose for sealing secrets of authenticator apps. */
const purpose = 'authenticator apps'

/** Makes a secret for an authenticator app; it counts once the app has shown a code. */
export async function enrolTotp(context: Context): Promise<{ uri: string; secret: string }> {
  const { userId, email, locale } = await getCaller(context)
  const secret = newTotpSecret()
  const now = context.now()
  await saveEnrolment(context.db, {
    userId,
    purpose: 'enrol-totp',
    now,
    expiresAt: new Date(now.getTime() + validMs),
    totpSecret: seal(secret, context.config.secret, purpose),
  })
  return { secret, uri: totpUri({ issuer: context.config.site.name[locale], label: email, secret }) }
}

/** Enrols the authenticator app with its first code. */
export async function confirmTotp(context: Context, { code }: { code: string }): Promise<Changed> {
  const userId = signedIn(context).userId
  const now = context.now()
  const request = await findEnrolment(context.db, { userId, purpose: 'enrol-totp', now })
  const secret = request?.totpSecret
  if (!secret) throw new AppError('auth/missing-verification-id')
  await countAttempts(context, [[limits.enrolmentCodes, userId]], 'auth/too-many-requests')
  const lastStep = stepOfCode(normaliseCode(code), { secret: openSecret(context, secret), now })
  if (lastStep === undefined) throw new AppError('auth/invalid-verification-code')

  const changed = await addFactor(context, 'totp', async (db) => {
    if (!(await takeRequest(db, request.id))) return false
    await saveTotp(db, { userId, secret, lastStep, now })
    return true
  })
  await forgetAttempts(context, [limits.enrolmentCodes, userId])
  return changed
}

/** Stops asking for codes of the authenticator app. */
export const removeTotp = (context: Context): Promise<SecondFactors> =>
  removeFactor(context, 'totp', deleteTotp)

/** The secret of an authenticator app, as it was given to it. */
export const openSecret = ({ config }: Pick<Context, 'config'>, sealed: Buffer): string =>
  unseal(sealed, config.secret, purpose)
