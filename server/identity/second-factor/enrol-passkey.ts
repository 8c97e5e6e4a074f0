import type { SecondFactors } from '@qareeb/contract/second-factor'
import { passkeyBounds } from '@qareeb/contract/second-factor'
import type { Context } from '../../ground/context.ts'
import { AppError } from '../../ground/errors.ts'
import { signedIn } from '../../ground/signed-in.ts'
import { addFactor, type Changed, removeFactor } from './change-factors.ts'
import { getCaller } from './owner.ts'
import { creationOptions, readNewKey } from './passkeys.ts'
import { deletePasskey, insertPasskey, listPasskeys } from './queries/passkeys.ts'
import { findEnrolment, saveEnrolment, takeRequest } from './queries/requests.ts'
import { validMs } from './rules.ts'

/** Options with which the browser makes a passkey. */
export async function getPasskeyOptions(context: Context): Promise<Record<string, unknown>> {
  const person = await getCaller(context)
  const known = await listPasskeys(context.db, person.userId)
  if (known.length >= passkeyBounds.most) throw new AppError('secondFactor.tooMany')

  const { challenge, options } = await creationOptions(context, person, known)
  const now = context.now()
  await saveEnrolment(context.db, {
    userId: person.userId,
    purpose: 'enrol-passkey',
    now,
    expiresAt: new Date(now.getTime() + validMs),
    passkeyChallenge: challenge,
  })
  return options
}

/** Enrols the passkey that a device has made. */
export async function addPasskey(
  context: Context,
  { name, passkey: answer }: { name: string; passkey: Record<string, unknown> },
): Promise<Changed> {
  const userId = signedIn(context).userId
  const createdAt = context.now()
  const request = await findEnrolment(context.db, { userId, purpose: 'enrol-passkey', now: createdAt })
  if (!request?.passkeyChallenge) throw new AppError('auth/missing-verification-id')
  const key = await readNewKey(context, answer, request.passkeyChallenge)
  if (!key) throw new AppError('auth/invalid-verification-code')

  return addFactor(context, 'passkey', async (db) => {
    if (!(await takeRequest(db, request.id))) return false
    return insertPasskey(db, { userId, ...key, name: name.trim(), createdAt })
  })
}

/**
 * Deletes a passkey.
 * @throws AppError `secondFactor.notFound`
 */
export const removePasskey = (context: Context, { id }: { id: string }): Promise<SecondFactors> =>
  removeFactor(context, 'passkey', async (db, userId) => {
    if (!(await deletePasskey(db, userId, id))) throw new AppError('secondFactor.notFound')
    return true
  })
