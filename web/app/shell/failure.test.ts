import { UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router'
import { expect, test } from 'vitest'
import { ApiError } from '../http/api.ts'
import { ConnectionError } from '../http/browser-transport.ts'
import { describeFailure } from './failure.ts'

const answer = (status: number, data?: unknown) => new ErrorResponse(status, '', data)

test('an unknown address cannot be found', () => {
  expect(describeFailure(answer(404), true)).toEqual({ kind: 'notFound' })
})

test('a refusal of the API names its code', () => {
  expect(describeFailure(answer(503, { code: 'server.busy' }), true)).toEqual({
    kind: 'unexpected',
    code: 'server.busy',
  })
})

test('an answer without a code names its status', () => {
  expect(describeFailure(answer(500, 'oops'), true)).toEqual({ kind: 'unexpected', code: '500' })
})

test.each([
  'Failed to fetch',
  'Load failed',
  'NetworkError when attempting to fetch resource.',
  'Failed to fetch dynamically imported module: /x.js',
])('the page could not load: %s', (message) => {
  expect(describeFailure(new TypeError(message), true)).toEqual({ kind: 'notLoaded' })
  expect(describeFailure(new TypeError(message), false)).toEqual({ kind: 'offline' })
})

test('an error of the page itself reveals no details', () => {
  expect(describeFailure(new Error('secret detail'), true)).toEqual({ kind: 'unexpected' })
})

test('a refusal of a call in the browser shows the message of the API', () => {
  const refusal = new ApiError(429, { code: 'request.tooMany', message: 'Wait a minute.' })
  expect(describeFailure(refusal, true)).toEqual({
    kind: 'unexpected',
    code: 'request.tooMany',
    message: 'Wait a minute.',
  })
  expect(describeFailure(new ApiError(502, undefined), true)).toEqual({ kind: 'unexpected', code: '502' })
  expect(describeFailure(new ApiError(404, undefined), true)).toEqual({ kind: 'notFound' })
})

test.each(['timedOut', 'noConnection'] as const)(
  'a lost connection means that the page could not load: %s',
  (reason) => {
    expect(describeFailure(new ConnectionError(reason, undefined), true)).toEqual({ kind: 'notLoaded' })
    expect(describeFailure(new ConnectionError(reason, undefined), false)).toEqual({ kind: 'offline' })
  },
)
