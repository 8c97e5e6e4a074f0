import crypto from 'node:crypto'
import { exportSPKI, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { emulatorConfigOf } from '../../platform/identity/firebase/firebase-config.ts'
import { openIdentityToolkit } from '../../platform/identity/firebase/identity-toolkit.ts'
import { addUser, type TestUser } from '../../testing/accounts.ts'
import { freshDatabase, type TestDatabase } from '../../testing/database.ts'
import { startToolkit, type TestToolkit } from '../../testing/outside/identity-toolkit.ts'
import { statusAndCodeOf } from '../../testing/second-factor.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

let database: TestDatabase
let toolkit: TestToolkit
let opened: TestApp
beforeAll(async () => {
  database = await freshDatabase()
  toolkit = await startToolkit()
  opened = await openTestApp({ db: database.db, config: { firebase: toolkit.config } })
})
afterAll(async () => {
  await opened.app.close()
  await toolkit.close()
  await database.drop()
})

/** Seconds since 1970. */
const seconds = (ago = 0) => Math.floor(Date.now() / 1_000) - ago

/** Firebase's record of a person who has just signed in. */
const claimsOf = (localId: string, email: string, changes: JWTPayload = {}): JWTPayload => ({
  iss: 'https://securetoken.google.com/qareeb',
  aud: 'qareeb',
  sub: localId,
  email,
  email_verified: true,
  name: 'Sara bint Salem Al-Harbi',
  auth_time: seconds(),
  iat: seconds(),
  exp: seconds(-3_600),
  firebase: { sign_in_provider: 'password', identities: { email: [email] } },
  ...changes,
})

const throughGoogle = (subject: string): JWTPayload => ({
  firebase: { sign_in_provider: 'google.com', identities: { 'google.com': [subject] } },
})

let networks = 0
/** From a network of its own, so that the tries of one test do not count in the next. */
const send = (idToken: string, { headers = {}, app = opened.app } = {}) =>
  app.inject({
    method: 'POST',
    url: '/api/v1/user/session/firebase',
    payload: { idToken },
    headers,
    remoteAddress: `10.1.0.${(networks += 1)}`,
  })

const exchange = async (claims: JWTPayload, headers = {}) => send(await toolkit.sign(claims), { headers })

/** Somebody with an account at Firebase and here. */
async function person(described: Parameters<typeof addUser>[1] = {}): Promise<TestUser> {
  const user = await addUser(database.owner, described)
  const firebase = openIdentityToolkit(toolkit.config, () => new Date())
  await firebase.create({ id: user.id, email: user.email, password: 'Palm-7-trees', emailVerified: false })
  return user
}

/** Somebody with an account at Firebase alone. */
async function stranger() {
  const id = `firebase-${crypto.randomUUID()}`
  const email = `${id}@qareeb.example`
  const firebase = openIdentityToolkit(toolkit.config, () => new Date())
  await firebase.create({ id, email, password: 'Palm-7-trees', emailVerified: false })
  return { id, email }
}

describe('a token of Firebase', () => {
  test('begins a session of ours, and is kept nowhere', async () => {
    const sara = await person()
    const answer = await exchange(claimsOf(sara.id, sara.email))
    expect(answer.json()).toMatchObject({ code: 'signed-in', user: { id: sara.id, email: sara.email } })
    expect(String(answer.headers['set-cookie'])).toContain('__Host-qareeb=')
    const events = await database.owner.query({
      text: `select action, outcome from audit_event where subject = $1`,
      values: [sara.id],
    })
    expect(events).toEqual([{ action: 'session.signIn', outcome: 'done' }])
    expect(opened.logged.join('')).not.toContain(sara.email)
  })

  test.each<[string, JWTPayload]>([
    ['of another project', { aud: 'another', iss: 'https://securetoken.google.com/another' }],
    ['for another audience', { aud: 'another' }],
    ['of another issuer', { iss: 'https://accounts.google.com' }],
    ['that has ended', { exp: seconds(60) }],
    ['of a sign-in more than five minutes ago', { auth_time: seconds(301) }],
    ['of a sign-in that is still to come', { auth_time: seconds(-60) }],
    ['without a time of signing in', { auth_time: undefined }],
    ['without an address', { email: undefined }],
    ['of nobody', { sub: '' }],
    ['of somebody who gave no name', { firebase: { sign_in_provider: 'anonymous', identities: {} } }],
  ])('%s is refused', async (_name, changes) => {
    const sara = await person()
    expect(statusAndCodeOf(await exchange(claimsOf(sara.id, sara.email, changes)))).toBe(
      '401 auth/invalid-credential',
    )
  })

  test('with another signature, or none, is refused', async () => {
    const sara = await person()
    const claims = claimsOf(sara.id, sara.email)
    const { publicKey, privateKey } = crypto.generateKeyPairSync('rsa', { modulusLength: 2048 })
    const sign = (alg: string, kid: string, key: Parameters<SignJWT['sign']>[0]) =>
      new SignJWT(claims).setProtectedHeader({ alg, kid }).sign(key)
    const right = await toolkit.sign(claims)
    const forged = [
      await sign('RS256', 'of today', privateKey),
      await sign('RS256', 'unknown', privateKey),
      await sign('PS256', 'of today', privateKey),
      await sign('HS256', 'of today', new TextEncoder().encode(await exportSPKI(publicKey))),
      new UnsecuredJWT(claims).encode(),
      `${right.slice(0, right.lastIndexOf('.'))}.${'A'.repeat(342)}`,
      'neither.a.token.at.all',
    ]
    const outcomes = []
    for (const token of forged) outcomes.push(statusAndCodeOf(await send(token)))
    expect(outcomes).toEqual(forged.map(() => '401 auth/invalid-credential'))
  })

  test('is refused if issued before a change of password, or of a deleted account', async () => {
    const sara = await person()
    const claims = claimsOf(sara.id, sara.email, { auth_time: seconds(20) })
    toolkit.change(sara.id, { validSince: String(seconds(10)) })
    expect(statusAndCodeOf(await exchange(claims))).toBe('401 auth/invalid-credential')
    expect(statusAndCodeOf(await exchange(claimsOf('gone', sara.email)))).toBe('401 auth/invalid-credential')
  })

  test('is worth nothing where we keep the passwords ourselves', async () => {
    const sara = await person()
    const { app } = await openTestApp({ db: database.db })
    const answer = await send(await toolkit.sign(claimsOf(sara.id, sara.email)), { app })
    expect(statusAndCodeOf(answer)).toBe('401 auth/invalid-credential')
    await app.close()
  })

  test('waits while the keys of Firebase cannot be fetched', async () => {
    const firebase = { ...toolkit.config, keysUrl: 'http://127.0.0.1:9' }
    const { app } = await openTestApp({ db: database.db, config: { firebase } })
    const sara = await person()
    const answer = await send(await toolkit.sign(claimsOf(sara.id, sara.email)), { app })
    expect(statusAndCodeOf(answer)).toBe('503 server.unavailable')
    await app.close()
  })
})

test('the tokens of the emulator, which are not signed, count only where it is configured', async () => {
  const sara = await person()
  const emulator = emulatorConfigOf('127.0.0.1:9', { apiKey: 'key', authDomain: undefined })
  const { app } = await openTestApp({ db: database.db, config: { firebase: emulator } })
  const issuer = 'https://securetoken.google.com/demo-qareeb'
  const unsigned = (changes: JWTPayload = {}) =>
    new UnsecuredJWT(claimsOf(sara.id, sara.email, { aud: 'demo-qareeb', iss: issuer, ...changes })).encode()
  // The token was accepted: the emulator is asked next, and there is none at this address.
  expect(statusAndCodeOf(await send(unsigned(), { app }))).toBe('503 server.unavailable')
  expect(statusAndCodeOf(await send(unsigned({ aud: 'another' }), { app }))).toBe(
    '401 auth/invalid-credential',
  )
  expect(statusAndCodeOf(await send(await toolkit.sign(claimsOf(sara.id, sara.email)), { app }))).toBe(
    '401 auth/invalid-credential',
  )
  await app.close()
})

describe('an account', () => {
  test('of a disabled account, here or at Firebase, gets that error', async () => {
    const omar = await person({ disabled: true })
    expect(statusAndCodeOf(await exchange(claimsOf(omar.id, omar.email)))).toBe('401 auth/user-disabled')
    const sara = await person()
    toolkit.change(sara.id, { disabled: true })
    expect(statusAndCodeOf(await exchange(claimsOf(sara.id, sara.email)))).toBe('401 auth/user-disabled')
  })

  test('with an unconfirmed address opens to the password, and never through Google', async () => {
    const sara = await person({ emailVerified: false })
    const byPassword = await exchange(claimsOf(sara.id, sara.email, { email_verified: false }))
    expect(byPassword.json()).toMatchObject({ code: 'signed-in', user: { emailVerified: false } })
    const byGoogle = await exchange(claimsOf(sara.id, sara.email, throughGoogle(sara.id)))
    expect(statusAndCodeOf(byGoogle)).toBe('409 auth/account-exists-with-different-credential')
  })

  test('with a second factor of ours is asked for it', async () => {
    const sara = await person()
    await database.owner.query({
      text: `insert into second_factor_totp (user_id, secret, enrolled_at, last_step) values ($1, '', now(), 0)`,
      values: [sara.id],
    })
    const answer = await exchange(claimsOf(sara.id, sara.email))
    expect(answer.json()).toMatchObject({ code: 'auth/multi-factor-auth-required', methods: ['totp'] })
    expect(answer.headers['set-cookie']).toBeUndefined()
  })

  test('with ten wrong passwords requires a captcha here, too', async () => {
    const sara = await person()
    for (let time = 1; time <= 10; time += 1)
      await opened.app.inject({
        method: 'POST',
        url: '/api/v1/user/session',
        payload: { email: sara.email, password: 'wrong' },
        remoteAddress: '10.2.0.1',
      })
    expect(statusAndCodeOf(await exchange(claimsOf(sara.id, sara.email)))).toBe('403 auth/captcha-required')
  })

  test('is proved again by the password, and not by the Google account of a person with one', async () => {
    const sara = await person()
    const { token } = (await exchange(claimsOf(sara.id, sara.email))).json<{ token: string }>()
    const headers = { authorization: `Bearer ${token}` }
    await database.owner.query({
      text: `update user_session set proved_at = now() - interval '1 hour' where user_id = $1`,
      values: [sara.id],
    })
    const enrol = () =>
      opened.app.inject({ method: 'POST', url: '/api/v1/user/me/second-factor/totp', headers })
    await exchange(claimsOf(sara.id, sara.email, throughGoogle(sara.id)), headers)
    expect(statusAndCodeOf(await enrol())).toBe('403 auth/requires-recent-login')
    const proved = await exchange(claimsOf(sara.id, sara.email), headers)
    expect(proved.headers['set-cookie']).toBeUndefined()
    expect((await enrol()).statusCode).toBe(200)
  })
})

describe('a person known to Firebase alone', () => {
  const consents = { terms: true, privacy: true, adult: true, news: false }
  const signUp = (ticket: string, cookie: string) =>
    opened.app.inject({
      method: 'POST',
      url: '/api/v1/user/signup/google',
      payload: { ticket, userType: 'job-seeker', consents },
      headers: { cookie },
    })
  const browserIn = (answer: { headers: Record<string, unknown> }) =>
    /__Host-qareeb-google=[\w-]{43}/.exec(String(answer.headers['set-cookie']))?.[0] ?? ''

  test.each<[string, boolean, (id: string) => JWTPayload]>([
    ['through Google', true, throughGoogle],
    ['with a password', false, () => ({ email_verified: false })],
  ])('%s is asked for type and consents once, in that browser', async (_how, emailVerified, how) => {
    const { id, email } = await stranger()
    const asked = await exchange(claimsOf(id, email, how(id)))
    const { ticket } = asked.json<{ ticket: string }>()
    expect(asked.json()).toEqual({
      code: 'registration-required',
      ticket,
      email,
      firstName: 'Sara',
      lastName: 'bint Salem Al-Harbi',
    })
    expect(statusAndCodeOf(await signUp(ticket, ''))).toBe('400 auth/invalid-action-code')
    const registered = await signUp(ticket, browserIn(asked))
    expect(registered.json()).toMatchObject({ code: 'signed-in', user: { email, emailVerified } })

    const again = await exchange(claimsOf(id, email, { email_verified: emailVerified }))
    expect(again.json()).toMatchObject({ code: 'signed-in', user: { email } })
  })

  test('gets an error when the address belongs to another account', async () => {
    const { email } = await addUser(database.owner)
    const { id } = await stranger()
    const answer = await exchange(claimsOf(id, email))
    expect(statusAndCodeOf(answer)).toBe('409 auth/account-exists-with-different-credential')
  })

  test('is signed in to the account with the same Google account', async () => {
    const sara = await addUser(database.owner)
    const { id } = await stranger()
    const answer = await exchange(claimsOf(id, sara.email, throughGoogle(crypto.randomUUID())))
    expect(answer.json()).toMatchObject({ code: 'signed-in', user: { id: sara.id } })
  })
})
