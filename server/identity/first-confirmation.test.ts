import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addUser } from '../testing/accounts.ts'
import { cookieOf, type IdentitySite, openIdentitySite, tokenInMail } from '../testing/identity-site.ts'

// A stranger may register the address of another person. Once the owner confirms it, the account is the owner's alone.

let site: IdentitySite
beforeAll(async () => {
  site = await openIdentitySite({ signUpsPerHour: 1_000 })
})
afterAll(() => site.close())

const password = 'seven green camels'
let email = ''
beforeEach(() => {
  email = `sara-${crypto.randomUUID()}@qareeb.example`
})

/** Registers the address and signs in unconfirmed. */
async function register() {
  const consents = { terms: true, privacy: true, adult: true, news: false }
  const names = { firstName: 'Sara', lastName: 'Al-Harbi' }
  const answer = await site.post('/api/v1/user/signup', {
    userType: 'job-seeker',
    email,
    password,
    ...names,
    consents,
  })
  const { token } = (await signIn()).json<{ token: string }>()
  return { browser: cookieOf(answer), headers: { authorization: `Bearer ${token}` } }
}

const signIn = (by = password) => site.post('/api/v1/user/session', { email, password: by })
const mailedToken = async (to = email) => tokenInMail((await site.mailsTo(to)).at(-1))
const confirm = (token: string, headers: Record<string, string> = {}) =>
  site.post('/api/v1/user/verify-email', { token }, headers)
const isSignedIn = async (headers: Record<string, string>) =>
  (await site.get('/api/v1/user/me', headers)).statusCode === 200

describe('the first confirmation of an address', () => {
  test('from another browser ends the sessions, drops the password and asks for a new one', async () => {
    const stranger = await register()
    const answer = await confirm(await mailedToken())

    const { resetToken } = answer.json<{ resetToken: string }>()
    expect(answer.json()).toEqual({ email, session: null, returnTo: null, resetToken: expect.any(String) })
    expect(await isSignedIn(stranger.headers)).toBe(false)
    expect((await signIn()).statusCode).toBe(401)

    const mine = 'nine quiet palms'
    expect(
      (await site.post('/api/v1/user/password-reset', { token: resetToken, password: mine })).statusCode,
    ).toBe(200)
    expect((await signIn(mine)).json()).toMatchObject({ user: { email, emailVerified: true } })
    expect((await signIn()).statusCode).toBe(401)
  })

  test('from the registering browser keeps the password and begins a new session', async () => {
    const { browser, headers } = await register()
    const answer = await confirm(await mailedToken(), { cookie: browser })

    const { session } = answer.json<{ session: { token: string } }>()
    expect(answer.json().resetToken).toBeNull()
    expect(await isSignedIn({ authorization: `Bearer ${session.token}` })).toBe(true)
    expect(await isSignedIn(headers)).toBe(false)
    expect((await signIn()).statusCode).toBe(200)
  })

  test('in a browser that is signed in to the account keeps the password', async () => {
    const { headers } = await register()
    const answer = await confirm(await mailedToken(), headers)
    expect(answer.json()).toMatchObject({ session: { user: { email } }, resetToken: null })
  })

  test('takes back a change of address that a stranger has asked for', async () => {
    const { headers } = await register()
    const token = await mailedToken()
    const elsewhere = `elsewhere-${email}`
    const wanted = { email: elsewhere, currentPassword: password }
    const asked = await site.app.inject({
      method: 'PATCH',
      url: '/api/v1/user/me/email',
      headers,
      payload: wanted,
    })
    expect(asked.statusCode).toBe(200)
    const change = await mailedToken(elsewhere)

    await confirm(token)
    const taken = await site.post('/api/v1/user/change-email/confirmation', { token: change })
    expect(taken.json().code).toBe('auth/invalid-action-code')
  })

  test('by a link to set a new password removes the Google account that a stranger has linked', async () => {
    const { id } = await addUser(site.database.owner, { email, emailVerified: false })
    await site.database.owner.query({
      text: 'insert into google_identity (subject, user_id, linked_at) values ($1, $2, $3)',
      values: [crypto.randomUUID(), id, site.services.now()],
    })
    await site.post('/api/v1/user/forgot-password', { email })
    const token = await mailedToken()
    await site.post('/api/v1/user/password-reset', { token, password: 'nine quiet palms' })

    const joined = await site.database.owner.query({
      text: 'select from google_identity where user_id = $1',
      values: [id],
    })
    expect(joined).toEqual([])
  })
})

test('a change of address is confirmed only in a browser of the account', async () => {
  const stranger = await register()
  await confirm(await mailedToken(), { cookie: stranger.browser })
  const headers = { authorization: `Bearer ${(await signIn()).json<{ token: string }>().token}` }
  const victim = `victim-${email}`
  await site.app.inject({
    method: 'PATCH',
    url: '/api/v1/user/me/email',
    headers,
    payload: { email: victim, currentPassword: password },
  })
  const token = await mailedToken(victim)

  const url = '/api/v1/user/change-email/confirmation'
  const foreign = await site.post(url, { token })
  expect([foreign.statusCode, foreign.json().code]).toEqual([403, 'user.otherBrowser'])
  expect((await site.post(url, { token }, { cookie: stranger.browser })).json()).toEqual({ email: victim })
})
