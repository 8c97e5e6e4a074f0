import {
  type Auth,
  getMultiFactorResolver,
  type MultiFactorError,
  type MultiFactorInfo,
  type MultiFactorResolver,
  type MultiFactorSession,
  PhoneAuthProvider,
  PhoneMultiFactorGenerator,
  type PhoneMultiFactorInfo,
  RecaptchaVerifier,
  TotpMultiFactorGenerator,
  type UserCredential,
} from '@firebase/auth'
import { codeBounds } from '@qareeb/contract/second-factor'
import {
  AuthError,
  type SecondFactorAnswer,
  type SecondFactorResolver,
  type SentCode,
  type SignInOutcome,
} from '../auth-client.ts'
import { plainCode } from '../second-factor/plain-code.ts'
import { translated } from './firebase-failure.ts'

/** Milliseconds for which a captcha that asks a question waits for the answer. */
const captchaMs = 60_000

/**
 * Finishes a sign-in by a factor that is enrolled at Firebase: a code by SMS, behind Google's captcha, or of an
 * app.
 * @param onResolved gets Firebase's answer
 * @throws AuthError `auth/operation-not-allowed` when it is a factor of another kind
 */
export function firebaseResolver(
  auth: Auth,
  failure: MultiFactorError,
  onResolved: (next: Promise<UserCredential>) => Promise<SignInOutcome>,
): SecondFactorResolver {
  const resolver = getMultiFactorResolver(auth, failure)
  const phone = resolver.hints.find(isPhone)
  const app = resolver.hints.find(({ factorId }) => factorId === TotpMultiFactorGenerator.FACTOR_ID)
  if (!phone && !app) throw new AuthError('auth/operation-not-allowed')
  return {
    methods: [...(phone ? (['sms'] as const) : []), ...(app ? (['totp'] as const) : [])],
    phoneHint: phone ? hintOf(phone) : null,
    sendCode: async () => sendCode(auth, { phone, session: resolver.session }),
    resolve: async (answer) => onResolved(resolve(resolver, app, answer)),
  }
}

const isPhone = (info: MultiFactorInfo): info is PhoneMultiFactorInfo =>
  info.factorId === PhoneMultiFactorGenerator.FACTOR_ID

/** Firebase hides all but the last four digits with asterisks; we show them as we do everywhere. */
const hintOf = ({ phoneNumber }: PhoneMultiFactorInfo) => `•••• ${phoneNumber.slice(-4)}`

type Sending = { phone: PhoneMultiFactorInfo | undefined; session: MultiFactorSession }

async function sendCode(auth: Auth, { phone, session }: Sending): Promise<SentCode> {
  if (!phone) throw new AuthError('auth/operation-not-allowed')
  // One that was used once never answers again, so each code gets a place and a captcha of its own.
  const place = document.body.appendChild(document.createElement('div'))
  const captcha = new RecaptchaVerifier(auth, place, { size: 'invisible' })
  try {
    const sent = new PhoneAuthProvider(auth).verifyPhoneNumber({ multiFactorHint: phone, session }, captcha)
    const verificationId = await inTime(sent)
    const resendAt = new Date(Date.now() + codeBounds.resendSeconds * 1_000).toISOString()
    return { verificationId, phoneHint: hintOf(phone), resendAt }
  } catch (error) {
    throw translated(error)
  } finally {
    captcha.clear()
    place.remove()
  }
}

/** Anyone who closes the captcha's question without an answer leaves it waiting for ever. */
function inTime<Result>(work: Promise<Result>): Promise<Result> {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new AuthError('auth/timeout')), captchaMs)
  return Promise.race([work, promise]).finally(() => clearTimeout(timer))
}

async function resolve(
  resolver: MultiFactorResolver,
  app: MultiFactorInfo | undefined,
  answer: SecondFactorAnswer,
): Promise<UserCredential> {
  if (answer.method === 'sms') {
    const proof = PhoneAuthProvider.credential(answer.verificationId, plainCode(answer.code))
    return resolver.resolveSignIn(PhoneMultiFactorGenerator.assertion(proof))
  }
  if (answer.method !== 'totp' || !app) throw new AuthError('auth/operation-not-allowed')
  return resolver.resolveSignIn(TotpMultiFactorGenerator.assertionForSignIn(app.uid, plainCode(answer.code)))
}
