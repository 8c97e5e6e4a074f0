import { expect, test } from 'vitest'
import { ApiError } from '../http/api.ts'
import { ConnectionError } from '../http/browser-transport.ts'
import { needsToast } from './needs-toast.ts'

test.each([
  new ApiError(401, { code: 'auth/invalid-credential' }),
  new ApiError(400, { code: 'auth/weak-password' }),
  new ApiError(500, undefined),
  new ConnectionError('noConnection', undefined),
  new Error('Out of the blue'),
])('%s is said in a toast too', (failure) => expect(needsToast(failure)).toBe(true))

test.each([
  new ApiError(403, { code: 'auth/wrong-password' }),
  new ApiError(400, { code: 'auth/invalid-verification-code' }),
  new ApiError(400, { code: 'request.invalid' }),
  // The sign-in page, to which it leads, shows the reason.
  new ApiError(401, { code: 'auth/session-ended' }),
])('%s is said in the form alone', (failure) => expect(needsToast(failure)).toBe(false))
