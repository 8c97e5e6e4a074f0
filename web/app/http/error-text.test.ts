import { phrases as arabicPhrases } from '@qareeb/content/ar/phrases/errors'
import { phrases as englishPhrases } from '@qareeb/content/en/phrases/errors'
import { afterEach, expect, test, vi } from 'vitest'
import { bindPhrases } from '../i18n/bind-phrases.ts'
import { ApiError } from './api.ts'
import { ConnectionError } from './browser-transport.ts'
import { errorText } from './error-text.ts'

// The English is held to the Arabic by its own types, except for the literal texts.
const english = bindPhrases<'errors'>(englishPhrases as unknown as typeof arabicPhrases, 'en')
const arabic = bindPhrases<'errors'>(arabicPhrases, 'ar')

afterEach(() => vi.unstubAllGlobals())

test('the message of the answer comes first, with any status', () => {
  expect(errorText(new ApiError(500, { message: 'The service is busy.' }), english)).toBe(
    'The service is busy.',
  )
})

test.each([
  [500, 'An error occurred on the server'],
  [503, 'An error occurred on the server'],
  [401, 'Unauthorized'],
  [403, 'Forbidden'],
  [404, 'Not Found'],
  [409, 'Conflict'],
  [422, 'Unprocessable Entity'],
  [429, 'Too Many Requests'],
  [400, 'Bad Request'],
  [418, 'Not supported error'],
])('%i without a message reads "%s"', (status, text) => {
  expect(errorText(new ApiError(status, undefined), english)).toBe(text)
})

test('400 with errors has the sentence about the submission', () => {
  expect(errorText(new ApiError(400, { errors: [] }), english)).toBe(
    'There were some errors with your submission',
  )
})

test("without an answer the error's own message is shown", () => {
  expect(errorText(new Error('The file is empty'), english)).toBe('The file is empty')
  expect(errorText(new ConnectionError('timedOut', undefined), english)).toBe(
    'No answer came in time. Try again.',
  )
})

test('offline the connection is the cause of any failure', () => {
  vi.stubGlobal('navigator', { onLine: false })
  const failure = new TypeError('Failed to fetch dynamically imported module')
  expect(errorText(failure, english)).toBe('No connection. Check the network, then try again.')
})

test('an error without details gets the general sentence', () => {
  expect(errorText(undefined, english)).toBe('Something went wrong. Please try again later.')
  expect(errorText(undefined, arabic)).toBe('حدث خطأ ما. حاول مرة أخرى لاحقًا.')
})
