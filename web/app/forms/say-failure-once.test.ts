import { beforeAll, expect, test } from 'vitest'
import { ApiError } from '../http/api.ts'
import { ConnectionError } from '../http/browser-transport.ts'
import { bindPhrases, type BoundPhrases } from '../i18n/bind-phrases.ts'
import { loadedPhrases, loadPhrases } from '../i18n/load-phrases.ts'
import { sayFailureOnce } from './say-failure-once.ts'

let errors: BoundPhrases<'errors'>
beforeAll(async () => {
  await loadPhrases('en', ['errors'])
  errors = bindPhrases(loadedPhrases('en', 'errors'), 'en')
})

const lost = new ConnectionError('noConnection', undefined)
const own = 'Failed to create company.'

test('the toast says what was not done, and the form why', () => {
  expect(sayFailureOnce(lost, { own, errors })).toEqual({ toast: own, form: errors('noConnection') })
  expect(sayFailureOnce(new ApiError(503, undefined), { own, errors })).toEqual({
    toast: own,
    form: errors('http.server'),
  })
})

test('a form without words of its own says a lost connection once', () => {
  expect(sayFailureOnce(lost, { own: undefined, errors })).toEqual({
    toast: null,
    form: errors('noConnection'),
  })
})

test('a form without words of its own says a failure of the server in both places', () => {
  const text = errors('http.server')
  const failed = new ApiError(503, undefined)
  expect(sayFailureOnce(failed, { own: undefined, errors })).toEqual({ toast: text, form: text })
})

test('a failure in words of the browser is said in words of the form alone', () => {
  const declined = new DOMException('The operation was not allowed.', 'NotAllowedError')
  expect(sayFailureOnce(declined, { own, errors })).toEqual({ toast: null, form: own })
})

test('where the form has an advice, the toast names the failure and the form shows the advice', () => {
  const wrong = new ApiError(401, { code: 'auth/invalid-credential', message: 'Invalid email or password.' })
  const advice = 'Check your e-mail and password, or set a new password.'
  expect(sayFailureOnce(wrong, { own: undefined, advice, errors })).toEqual({
    toast: 'Invalid email or password.',
    form: advice,
  })
})

test('a refusal of the API stands in the form alone', () => {
  const refusal = new ApiError(409, { code: 'organization.switched', message: 'It has changed.' })
  expect(sayFailureOnce(refusal, { own: undefined, errors })).toEqual({
    toast: null,
    form: 'It has changed.',
  })
})
