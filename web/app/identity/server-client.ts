import { exchangeGoogleCode, signIn } from '@qareeb/contract/identity'
import type { Locale } from '@qareeb/contract/locale'
import { browserCall } from '../session/use-call.ts'
import type { AuthClient } from './auth-client.ts'
import { withCaptcha } from './captcha/with-captcha.ts'
import { openGoogle } from './google/open-google.ts'
import { settleSignIn } from './sign-in/settle-sign-in.ts'

/** Signs in at our own server. */
export function serverClient(locale: Locale): AuthClient {
  const call = browserCall(locale)
  const finishGoogle = async (code: string) =>
    settleSignIn(call, await call(exchangeGoogleCode, { body: { code } }))
  return {
    async signIn(credentials) {
      const answer = await withCaptcha(call, (captcha) =>
        call(signIn, { body: { ...credentials, ...captcha } }),
      )
      return settleSignIn(call, answer)
    },
    finishGoogle,
    async signInWithGoogle(returnTo, onLate) {
      const code = await openGoogle(locale, returnTo, (late) => onLate(finishGoogle(late)))
      return code === null ? { kind: 'leaving' } : finishGoogle(code)
    },
  }
}
