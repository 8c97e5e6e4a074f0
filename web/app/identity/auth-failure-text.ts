import { codeOf } from '../forms/read-failure.ts'
import { ApiError } from '../http/api.ts'
import type { BoundPhrases } from '../i18n/bind-phrases.ts'
import { isolateCode } from '../i18n/isolate.ts'

type Words = { t: BoundPhrases<'identity'>; errors: BoundPhrases<'errors'>; supportEmail: string }

/**
 * Turns a failure around signing in, as a provider of identities names it, into a sentence. An unknown address and
 * a wrong password have the same sentence, which reveals no accounts.
 * @returns undefined for other failures, e.g. a lost connection
 */
export function authFailureText(failure: unknown, words: Words): string | undefined {
  const code = codeOf(failure)
  if (code === 'auth/user-disabled')
    return words.t('accountDisabled', { email: isolateCode(words.supportEmail) })
  // Our own API answers the rest in the reader's language.
  if (failure instanceof ApiError) return undefined
  if (!code?.startsWith('auth/')) return undefined
  return texts[code]?.(words) ?? words.t('errorCode', { code })
}

/** Minutes; the client of a third party does not give the time. */
const usualWait = 1

/** Error codes of the specification, of this site and its Google sign-in, and of Firebase. */
const texts: Record<string, (words: Words) => string> = {
  'auth/invalid-credential': ({ errors }) => errors('auth/invalid-credential'),
  'auth/wrong-password': ({ errors }) => errors('auth/invalid-credential'),
  'auth/user-not-found': ({ errors }) => errors('auth/invalid-credential'),
  'auth/email-already-in-use': ({ t }) => t('emailInUse'),
  'auth/weak-password': ({ errors }) => errors('auth/weak-password'),
  'auth/too-many-requests': ({ errors }) => errors('auth/too-many-requests', { count: usualWait }),
  'auth/requires-recent-login': ({ errors }) => errors('auth/requires-recent-login'),
  'auth/expired-action-code': ({ errors }) => errors('auth/expired-action-code'),
  'auth/invalid-action-code': ({ errors }) => errors('auth/invalid-action-code'),
  'auth/invalid-email': ({ errors }) => errors('auth/invalid-credential'),
  'auth/password-does-not-meet-requirements': ({ errors }) => errors('auth/weak-password'),
  'auth/quota-exceeded': ({ errors }) => errors('auth/too-many-requests', { count: usualWait }),
  'auth/captcha-failed': ({ errors }) => errors('auth/captcha-failed'),
  'auth/captcha-check-failed': ({ errors }) => errors('auth/captcha-failed'),
  'auth/invalid-app-credential': ({ errors }) => errors('auth/captcha-failed'),
  'auth/missing-app-credential': ({ errors }) => errors('auth/captcha-failed'),
  'auth/network-request-failed': ({ errors }) => errors('noConnection'),
  'auth/timeout': ({ errors }) => errors('timedOut'),
  'auth/session-ended': ({ errors }) => errors('auth/session-ended'),
  'auth/invalid-verification-code': ({ errors }) => errors('auth/invalid-verification-code'),
  'auth/code-expired': ({ errors }) => errors('auth/invalid-verification-code'),
  'auth/invalid-verification-id': ({ errors }) => errors('auth/invalid-verification-code'),
  'auth/account-exists-with-different-credential': ({ errors }) =>
    errors('auth/account-exists-with-different-credential'),
  'auth/missing-verification-id': ({ t }) => t('verificationIdMissing'),
  'auth/missing-resolver': ({ t }) => t('resolverMissing'),
  'auth/popup-closed-by-user': ({ t }) => t('popupClosed'),
  'auth/cancelled-popup-request': ({ t }) => t('popupClosed'),
  'auth/popup-blocked': ({ t }) => t('popupRefused'),
  'auth/passkey-cancelled': ({ t }) => t('passkeyCancelled'),
  'auth/passkey-unsupported': ({ t }) => t('passkeyUnsupported'),
}
