import {
  exchangeGoogleCode,
  signIn,
  type SecondFactorRequired,
  type Session,
} from '@qareeb/contract/identity'
import type { Locale } from '@qareeb/contract/locale'
import { getSignInPasskeyOptions, resolveSecondFactor, sendSignInCode } from '@qareeb/contract/second-factor'
import type { BoundCall } from '../api.ts'
import { browserCall } from '../use-call.ts'
import {
  SecondFactorError,
  type AuthClient,
  type Credentials,
  type GoogleOutcome,
  type SecondFactorAnswer,
  type SecondFactorResolver,
} from './auth-client.ts'
import { openGoogle } from './open-google.ts'
import { answerWithPasskey } from './passkey-answer.ts'
import { solveCaptcha } from './solve-captcha.ts'
import { withCaptcha } from './with-captcha.ts'

/** Signs in at our own server; which provider keeps the passwords is the server's affair. */
export function serverClient(locale: Locale): AuthClient {
  const call = browserCall(locale)
  const finishGoogle = async (code: string) =>
    toOutcome(call, await call(exchangeGoogleCode, { body: { code } }))
  return {
    signIn: async (credentials) => settle(call, await firstStep(call, credentials)),
    finishGoogle,
    async signInWithGoogle(returnTo, onLate) {
      const code = await openGoogle(locale, returnTo, (late) => onLate(finishGoogle(late)))
      return code === null ? { kind: 'leaving' } : finishGoogle(code)
    },
  }
}

const firstStep = (call: BoundCall, credentials: Credentials) =>
  withCaptcha(call, (captcha) => call(signIn, { body: { ...credentials, ...captcha } }))

type SignInAnswer = (Session & { code: 'signed-in' }) | SecondFactorRequired

function settle(call: BoundCall, answer: SignInAnswer): Session {
  if (answer.code === 'signed-in') return answer
  throw new SecondFactorError(resolverOf(call, answer))
}

type GoogleAnswer =
  | SignInAnswer
  | { code: 'registration-required'; ticket: string; email: string; firstName: string; lastName: string }

function toOutcome(call: BoundCall, answer: GoogleAnswer): GoogleOutcome {
  if (answer.code === 'registration-required') {
    const { ticket, email, firstName, lastName } = answer
    return { kind: 'registration', person: { ticket, email, firstName, lastName } }
  }
  return { kind: 'session', session: settle(call, answer) }
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
      // The ticket stands for the sign-in and for the code that was sent for it.
      return { ...sent, verificationId: ticket }
    },
    async resolve(answer) {
      return call(resolveSecondFactor, { body: { ticket, ...(await toBody(call, ticket, answer)) } })
    },
  }
}

async function toBody(call: BoundCall, ticket: string, answer: SecondFactorAnswer) {
  if (answer.method !== 'passkey') return { method: answer.method, code: answer.code }
  const options = await call(getSignInPasskeyOptions, { body: { ticket } })
  return { method: 'passkey' as const, passkey: await answerWithPasskey(options) }
}
