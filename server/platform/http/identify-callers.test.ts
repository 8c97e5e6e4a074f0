import { endpoint } from '@qareeb/contract/endpoint'
import { id } from '@qareeb/contract/values'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { Actor, Context } from '../../ground/context.ts'
import { AppError } from '../../ground/errors.ts'
import { openProbe, type Probe } from '../../testing/probe.ts'
import type { Identify } from './identify-callers.ts'
import { on } from './on.ts'

const response = z.object({ caller: z.string() })
const summary = 'Made up for these tests'
const openThing = endpoint('GET', '/api/v1/open', { summary, access: 'everyone', response })
const keptThing = endpoint('GET', '/api/v1/kept', { summary, access: 'everyone', response, cacheSeconds: 60 })
const ownThing = endpoint('POST', '/api/v1/own/{id}', {
  summary,
  access: 'signed-in',
  params: z.object({ id }),
  body: z.strictObject({ name: z.string() }),
  response,
})

const sara: Actor = {
  kind: 'user',
  userId: 'sara',
  sessionId: 'one',
  userType: 'job-seeker',
  emailVerified: true,
  provedAt: new Date(),
  organization: null,
}
const identify: Identify = async (_services, token) => {
  if (token === 'of-sara') return sara
  throw new AppError(token === 'of-somebody-disabled' ? 'auth/user-disabled' : 'auth/session-ended')
}
const callerOf = ({ actor }: Context) => ({ caller: actor.kind === 'user' ? actor.userId : actor.kind })

let probe: Probe
beforeAll(async () => {
  const routes = [
    on(openThing, callerOf),
    on(keptThing, callerOf),
    on(ownThing, callerOf, {
      allow: (_context, { params }) => {
        if (params.id.startsWith('0')) throw new AppError('user.alreadySignedIn')
      },
    }),
  ]
  probe = await openProbe(routes, { identify })
})
afterAll(() => probe.app.close())

const get = (url: string, authorization?: string) =>
  probe.app.inject({ url, headers: authorization === undefined ? {} : { authorization } })

const someId = '7f0c2a4e-61a5-4b7e-9f43-5c1f3f0f7d11'
const post = (path: string, payload: string, authorization?: string) =>
  probe.app.inject({
    method: 'POST',
    url: `/api/v1/own/${path}`,
    headers: { 'content-type': 'application/json', ...(authorization && { authorization }) },
    payload,
  })

test.each([
  [undefined, 'guest'],
  ['', 'guest'],
  ['Basic c2FyYTpzZWNyZXQ=', 'guest'],
  ['Bearer of-sara', 'sara'],
  ['bearer  of-sara ', 'sara'],
])('%s is %s', async (authorization, caller) => {
  expect((await get('/api/v1/open', authorization)).json()).toEqual({ caller })
})

test.each([
  ['Bearer', 'auth/session-ended'],
  ['Bearer of-nobody', 'auth/session-ended'],
  ['Bearer of-somebody-disabled', 'auth/user-disabled'],
])('%s is refused, where no session is needed too', async (authorization, code) => {
  for (const url of ['/api/v1/open', '/api/v1/kept']) {
    const answer = await get(url, authorization)
    expect([answer.statusCode, answer.json().code]).toEqual([401, code])
    expect(answer.headers['www-authenticate']).toBe('Bearer')
  }
})

test('a shared answer is made without a caller', async () => {
  const answers = [await get('/api/v1/kept', 'Bearer of-sara'), await get('/api/v1/kept')]
  expect(answers.map((answer) => answer.json())).toEqual([{ caller: 'guest' }, { caller: 'guest' }])
})

test('checks come in order: session, id, what is allowed, and only then the body', async () => {
  const wrong = '{"nme":"Sara"}'
  const signedIn = 'Bearer of-sara'
  const forbidden = someId.replace('7', '0')
  const answers = [
    await post('no-id', '{"name":'),
    await post('no-id', '{"name":', 'Bearer of-nobody'),
    await post('no-id', wrong, signedIn),
    await post(forbidden, wrong, signedIn),
    await post(someId, wrong, signedIn),
    await post(someId, '{"name":"Sara"}', signedIn),
  ]
  expect(answers.map((answer) => answer.json().code ?? answer.json().caller)).toEqual([
    'auth/unauthenticated',
    'auth/session-ended',
    'request.notFound',
    'user.alreadySignedIn',
    'request.invalid',
    'sara',
  ])
})
