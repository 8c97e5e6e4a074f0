import type { SecondFactors } from '@qareeb/contract/second-factor'
import { recordEvent } from '../../audit/record-event.ts'
import type { Context } from '../../ground/context.ts'
import { AppError } from '../../ground/errors.ts'
import { type Inside, asPerson } from '../../ground/use-case.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Person } from '../person.ts'
import { getSecondFactors } from './get-second-factors.ts'
import { mailSecondFactorChanged } from './mail-second-factor-changed.ts'
import { getCaller } from './owner.ts'
import { lockFactors } from './queries/factors.ts'
import { deleteRecoveryCodes } from './queries/recovery-codes.ts'
import { issueRecoveryCodes } from './recovery-codes.ts'
import { hasNone } from './rules.ts'

type Factor = 'phone' | 'totp' | 'passkey'
export type Changed = { factors: SecondFactors; recoveryCodes: string[] | null }

/**
 * Enrols a factor; with the first one come recovery codes. The person gets a mail, in the same transaction.
 * @param enrol false when there is nothing to enrol any more
 */
export async function addFactor(
  context: Context,
  factor: Factor,
  enrol: (db: Database, userId: string) => Promise<boolean>,
): Promise<Changed> {
  const person = await getCaller(context)
  return asPerson(context, async (context) => {
    const { db } = context
    await lockFactors(db, person.userId)
    const before = await getSecondFactors(context, person.userId)
    if (!(await enrol(db, person.userId))) throw new AppError('auth/missing-verification-id')

    const recoveryCodes = hasNone(before) ? await issueRecoveryCodes(context, person.userId) : null
    await noteChange(context, person, { action: 'secondFactor.add', factor })
    return { factors: await getSecondFactors(context, person.userId), recoveryCodes }
  })
}

/**
 * Removes a factor; the recovery codes go with the last one, since they replace the others.
 * @param remove false when there was none; then nothing has changed and there is no mail
 */
export async function removeFactor(
  context: Context,
  factor: Factor,
  remove: (db: Database, userId: string) => Promise<boolean>,
): Promise<SecondFactors> {
  const person = await getCaller(context)
  return asPerson(context, async (context) => {
    const { db } = context
    await lockFactors(db, person.userId)
    const removed = await remove(db, person.userId)
    const after = await getSecondFactors(context, person.userId)
    if (!removed) return after

    if (hasNone(after)) await deleteRecoveryCodes(db, person.userId)
    await noteChange(context, person, { action: 'secondFactor.remove', factor })
    return hasNone(after) ? { ...after, recoveryCodesLeft: 0 } : after
  })
}

/**
 * Gives new recovery codes.
 * @throws AppError `secondFactor.notFound` when there is no factor that they could replace
 */
export async function renewRecoveryCodes(context: Context): Promise<Changed> {
  const person = await getCaller(context)
  return asPerson(context, async (context) => {
    await lockFactors(context.db, person.userId)
    if (hasNone(await getSecondFactors(context, person.userId))) throw new AppError('secondFactor.notFound')

    const recoveryCodes = await issueRecoveryCodes(context, person.userId)
    await noteChange(context, person, { action: 'secondFactor.renewCodes' })
    return { factors: await getSecondFactors(context, person.userId), recoveryCodes }
  })
}

type Change = {
  action: 'secondFactor.add' | 'secondFactor.remove' | 'secondFactor.renewCodes'
  factor?: Factor
}

/** Audits a change and mails the person, who may not have made it. */
async function noteChange(context: Inside<Context>, person: Person, { action, factor }: Change) {
  await recordEvent(context, { action, subject: person.userId, ...(factor && { details: { factor } }) })
  await mailSecondFactorChanged(context, person)
}
