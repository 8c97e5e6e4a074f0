import type { SecondFactorMethod } from '@qareeb/contract/identity'
import { recordEvent } from '../../audit/record-event.ts'
import type { Context } from '../../ground/context.ts'
import type { Inside } from '../../ground/use-case.ts'
import { openSecret } from './enrol-totp.ts'
import { findSigner } from './passkeys.ts'
import { findTotp, takeTotpStep } from './queries/factors.ts'
import { listPasskeys, markPasskeyUsed } from './queries/passkeys.ts'
import { takeRecoveryCode } from './queries/recovery-codes.ts'
import type { FactorRequest } from './queries/requests.ts'
import { hashRecoveryCode } from './recovery-codes.ts'
import { normaliseCode } from './rules.ts'
import { isSentCode } from './send-code.ts'
import { stepOfCode } from './totp.ts'

/** A person's answer to the second question. */
export type Answer = {
  method: SecondFactorMethod
  code?: string | undefined
  passkey?: Record<string, unknown> | undefined
}

type Proof = { request: FactorRequest; answer: Answer }

/** Judges an answer, and uses up what may count once, in the transaction that begins the session. */
export const isRightAnswer = (context: Inside<Context>, proof: Proof): Promise<boolean> =>
  judges[proof.answer.method](context, proof)

type Judge = (context: Inside<Context>, proof: Proof) => Promise<boolean>

const judges: Record<SecondFactorMethod, Judge> = {
  sms: async (context, { request, answer }) => isSentCode(context, request, normaliseCode(answer.code ?? '')),

  async totp(context, { request: { userId }, answer }) {
    const { db } = context
    const totp = await findTotp(db, userId)
    if (!totp) return false
    const secret = openSecret(context, totp.secret)
    const step = stepOfCode(normaliseCode(answer.code ?? ''), { secret, now: context.now() })
    return step !== undefined && takeTotpStep(db, userId, step)
  },

  async passkey(context, { request, answer }) {
    const { db } = context
    const known = await listPasskeys(db, request.userId)
    const expectedChallenge = request.passkeyChallenge ?? ''
    const signer = await findSigner(context, answer.passkey ?? {}, { known, expectedChallenge })
    if (!signer) return false
    await markPasskeyUsed(db, { ...signer, now: context.now() })
    return true
  },

  async 'recovery-code'(context, { request: { userId }, answer }) {
    const isRight = await takeRecoveryCode(context.db, userId, hashRecoveryCode(context, answer.code ?? ''))
    if (isRight)
      await recordEvent(context, {
        action: 'secondFactor.useRecoveryCode',
        actorId: userId,
        subject: userId,
      })
    return isRight
  },
}
