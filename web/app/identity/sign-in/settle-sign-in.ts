import type { ForeignSignIn, SecondFactorRequired } from '@qareeb/contract/identity'
import { getSignInPasskeyOptions, resolveSecondFactor, sendSignInCode } from '@qareeb/contract/second-factor'
import type { BoundCall } from '../../http/api.ts'
import {
  SecondFactorError,
  type SecondFactorAnswer,
  type SecondFactorResolver,
  type SignInOutcome,
} from '../auth-client.ts'
import { solveCaptcha } from '../captcha/solve-captcha.ts'
import { answerWithPasskey } from '../second-factor/passkey-answer.ts'

/**
 * Handles our server's answer to a first proof.
 * @throws SecondFactorError when a second factor of ours is required
 */
export function settleSignIn(call: BoundCall, answer: ForeignSignIn): SignInOutcome {
  if (answer.code === 'signed-in') return { kind: 'session', session: answer }
  if (answer.code === 'auth/multi-factor-auth-required') throw new SecondFactorError(resolverOf(call, answer))
  const { ticket, email, firstName, lastName } = answer
  return { kind: 'registration', person: { ticket, email, firstName, lastName } }
}

function resolverOf(
  call: BoundCall,
  { ticket, methods, phoneHint }: SecondFactorRequired,
): SecondFactorResolver {
  return {
    methods,
    phoneHint,
    async sendCode() {
      const captcha = await solveCaptcha(call)
      const sent = await call(sendSignInCode, { body: { ticket, captcha } })
      // The ticket identifies the sign-in and the code that was sent for it.
      return { ...sent, verificationId: ticket }
    },
    async resolve(answer) {
      const body = { ticket, ...(await toBody(call, ticket, answer)) }
      return { kind: 'session', session: await call(resolveSecondFactor, { body }) }
    },
  }
}

async function toBody(call: BoundCall, ticket: string, answer: SecondFactorAnswer) {
  if (answer.method !== 'passkey') return { method: answer.method, code: answer.code }
  const options = await call(getSignInPasskeyOptions, { body: { ticket } })
  return { method: 'passkey' as const, passkey: await answerWithPasskey(options) }
}
