import {
  type Auth,
  GoogleAuthProvider,
  type MultiFactorError,
  signInWithEmailAndPassword,
  signInWithPopup,
  type UserCredential,
} from '@firebase/auth'
import { exchangeFirebaseToken, type FirebaseProject } from '@qareeb/contract/identity'
import type { Locale } from '@qareeb/contract/locale'
import { codeOf } from '../../forms/read-failure.ts'
import type { BoundCall } from '../../http/api.ts'
import { browserCall } from '../../session/use-call.ts'
import { type AuthClient, SecondFactorError, type SignInOutcome } from '../auth-client.ts'
import { withCaptcha } from '../captcha/with-captcha.ts'
import { serverClient } from '../server-client.ts'
import { settleSignIn } from '../sign-in/settle-sign-in.ts'
import { isFactorWanted, translated } from './firebase-failure.ts'
import { firebaseResolver } from './firebase-resolver.ts'
import { openFirebase } from './open-firebase.ts'

/**
 * Signs in at Firebase, with its own client, and exchanges what it gives for a session of ours. Where Firebase has no
 * window for Google, or the browser blocks it, our own way there stays.
 */
export function firebaseClient(locale: Locale, project: FirebaseProject): AuthClient {
  const auth = openFirebase(project, locale)
  const parts = { auth, call: browserCall(locale) }
  const ours = serverClient(locale)
  return {
    ...ours,
    signIn: ({ email, password }) => finish(parts, signInWithEmailAndPassword(auth, email, password)),
    ...(project.authDomain !== null && {
      signInWithGoogle: async (returnTo, onLate) => {
        try {
          return await finish(parts, signInWithPopup(auth, chooseAccount()))
        } catch (failure) {
          if (!project.hasOwnGoogle || codeOf(failure) !== 'auth/popup-blocked') throw failure
          return ours.signInWithGoogle(returnTo, onLate)
        }
      },
    }),
  }
}

/** Asks which account is meant, also of those who have one alone. */
const chooseAccount = () => new GoogleAuthProvider().setCustomParameters({ prompt: 'select_account' })

type Parts = { auth: Auth; call: BoundCall }

/** @param step what Firebase makes of a password, of Google, or of its second factor */
async function finish({ auth, call }: Parts, step: Promise<UserCredential>): Promise<SignInOutcome> {
  try {
    const { user } = await step
    return await exchange(call, await user.getIdToken())
  } catch (failure) {
    if (!isFactorWanted(failure)) throw translated(failure)
    const onResolved = (next: Promise<UserCredential>) => finish({ auth, call }, next)
    // Firebase's client throws this class with this code, and the code was looked at.
    throw new SecondFactorError(firebaseResolver(auth, failure as MultiFactorError, onResolved))
  } finally {
    // Firebase's token was for the exchange alone.
    await auth.signOut()
  }
}

async function exchange(call: BoundCall, idToken: string): Promise<SignInOutcome> {
  const answer = await withCaptcha(call, (captcha) =>
    call(exchangeFirebaseToken, { body: { idToken, ...captcha } }),
  )
  return settleSignIn(call, answer)
}
