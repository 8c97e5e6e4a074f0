import { UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router'
import { expect, test } from 'vitest'
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

test('a fault of the page itself tells nothing of its inside', () => {
  expect(describeFailure(new Error('secret detail'), true)).toEqual({ kind: 'unexpected' })
})
