import { beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '../http/api.ts'
import { ConnectionError } from '../http/browser-transport.ts'
import { loadEveryPhrase } from '../i18n/load-phrases.ts'
import { documentWithToasts } from '../ui/toasts/testing-toasts.ts'
import { clearToasts } from '../ui/toasts/toast.ts'
import { dropSession } from './session-store.ts'
import { tellFailure } from './use-failure-toast.ts'

let said: ReturnType<typeof documentWithToasts>['shown']

beforeEach(async () => {
  const { document, shown } = documentWithToasts()
  said = shown
  vi.stubGlobal('document', document)
  const storage = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
    removeItem: (key: string) => storage.delete(key),
  })
  await loadEveryPhrase()
  return () => vi.unstubAllGlobals()
})

const ended = new ApiError(401, { code: 'auth/session-ended', message: 'Your session has ended.' })

test('shows why a call has failed, until the next one begins', async () => {
  await tellFailure(new ApiError(409, { message: 'This job ad is not published.' }), 'en')
  expect(said()).toMatchObject([{ text: 'This job ad is not published.', variant: 'destructive' }])
  clearToasts()
  expect(said()).toEqual([])
})

test('shows nothing for an ended session, which the sign-in page explains', async () => {
  dropSession('expired')
  await tellFailure(ended, 'en')
  expect(said()).toEqual([])
})

test.each([
  [new ApiError(429, { message: 'Wait a minute.' }), 'Wait a minute.'],
  [new ApiError(500, { message: 'An error occurred on the server' }), 'Failed to delete it.'],
  [
    new ConnectionError('noConnection', undefined),
    'Failed to delete it. No connection. Check the network, then try again.',
  ],
])('%s: the reason of the answer comes before what was not done', async (failure, text) => {
  await tellFailure(failure, 'en', 'Failed to delete it.')
  expect(said()).toMatchObject([{ text, variant: 'destructive' }])
})
