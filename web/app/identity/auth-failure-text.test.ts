import { beforeAll, expect, test } from 'vitest'
import { ApiError } from '../http/api.ts'
import { bindPhrases, type BoundPhrases } from '../i18n/bind-phrases.ts'
import { loadEveryPhrase, loadedPhrases } from '../i18n/load-phrases.ts'
import { AuthError } from './auth-client.ts'
import { authFailureText } from './auth-failure-text.ts'

let words: { t: BoundPhrases<'identity'>; errors: BoundPhrases<'errors'>; supportEmail: string }
beforeAll(async () => {
  await loadEveryPhrase()
  words = {
    t: bindPhrases(loadedPhrases('en', 'identity'), 'en'),
    errors: bindPhrases(loadedPhrases('en', 'errors'), 'en'),
    supportEmail: 'help@qareeb.example',
  }
})

test.each([
  ['auth/wrong-password', 'Invalid email or password.'],
  ['auth/user-not-found', 'Invalid email or password.'],
  ['auth/email-already-in-use', 'This e-mail belongs to another account.'],
  ['auth/network-request-failed', 'No connection. Check the network, then try again.'],
  ['auth/missing-verification-id', 'Verification ID is not set. Press “Send the code” first.'],
  ['auth/missing-resolver', 'Resolver is not set'],
  ['auth/expired-action-code', 'This link has expired. Ask for a new one.'],
  [
    'auth/popup-blocked',
    'Your browser has blocked the Google window. Allow it for this site, then try again.',
  ],
  ['auth/code-expired', 'The code is wrong or has expired.'],
  ['auth/timeout', 'No answer came in time. Try again.'],
  ['auth/session-ended', 'Your session has ended. Sign in again.'],
  ['auth/never-heard-of', 'Error: auth/never-heard-of'],
])('%s reads "%s"', (code, text) => {
  expect(authFailureText(new AuthError(code), words)).toBe(text)
})

test('errors of our own API and of the connection get no sentence of their own', () => {
  expect(authFailureText(new ApiError(401, { code: 'auth/invalid-credential' }), words)).toBeUndefined()
  expect(authFailureText(new TypeError('Failed to fetch'), words)).toBeUndefined()
})

test('the owner of a disabled account sees the support address, for each reason', () => {
  const disabled = new ApiError(401, { code: 'auth/user-disabled', message: 'This account is disabled.' })
  expect(authFailureText(disabled, words)).toContain('help@qareeb.example')
})
