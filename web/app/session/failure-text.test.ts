import { beforeAll, expect, test } from 'vitest'
import { ApiError } from '../http/api.ts'
import { ConnectionError } from '../http/browser-transport.ts'
import { bindPhrases, type BoundPhrases } from '../i18n/bind-phrases.ts'
import { loadedPhrases, loadPhrases } from '../i18n/load-phrases.ts'
import { failureText } from './failure-text.ts'

let errors: BoundPhrases<'errors'>
beforeAll(async () => {
  await loadPhrases('en', ['errors'])
  errors = bindPhrases(loadedPhrases('en', 'errors'), 'en')
})

const lost = new ConnectionError('noConnection', undefined)

test('a form may word a failure itself', () => {
  expect(failureText(new ApiError(500, undefined), { own: 'Not saved.', errors })).toBe('Not saved.')
})

test('a failure without a connection names the connection as its cause', () => {
  const cause = 'No connection. Check the network, then try again.'
  expect(failureText(lost, { own: 'Not saved.', errors })).toBe(`Not saved. ${cause}`)
  expect(failureText(lost, { own: undefined, errors })).toBe(cause)
})
