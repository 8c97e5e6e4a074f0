import crypto from 'node:crypto'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addUser, signedInAs } from '../../testing/accounts.ts'
import { freshDatabase, type TestDatabase } from '../../testing/database.ts'
import {
  type GooglePerson,
  type GoogleProvider,
  startGoogleProvider,
} from '../../testing/outside/google-provider.ts'
import { statusAndCodeOf } from '../../testing/second-factor.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

const origin = 'https://qareeb.example'
let database: TestDatabase
let provider: GoogleProvider
let opened: TestApp
let clock = new Date()
beforeAll(async () => {
  database = await freshDatabase()
  provider = await startGoogleProvider(origin)
  opened = await openTestApp({ db: database.db, config: { google: provider.config }, now: () => clock })
})
afterAll(async () => {
  await opened.app.close()
  await provider.close()
  await database.drop()
})

const newPerson = (described: Partial<GooglePerson> = {}): GooglePerson => {
  const subject = crypto.randomUUID()
  return { subject, email: `${subject}@gmail.example`, firstName: 'Sara', lastName: 'Al-Harbi', ...described }
}

/** Begins at our address. */
async function start(query = 'mode=popup&locale=en', cookie = '') {
  const answer = await opened.app.inject({ url: `/identity/google/start?${query}`, headers: { cookie } })
  const [, browser = ''] = /^([^;]+)/.exec(String(answer.headers['set-cookie'])) ?? []
  return { url: answer.headers.location ?? '', cookie: browser, answer }
}

const arrive = (at: URL, cookie: string) =>
  opened.app.inject({ url: `${at.pathname}${at.search}`, headers: { cookie } })

const post = (path: string, payload: object, headers: Record<string, string>) =>
  opened.app.inject({ method: 'POST', url: `/api/v1/user${path}`, payload, headers })

/** The window's message to the page that has opened it. */
const messageIn = (html: string): { code?: string; error?: string } =>
  JSON.parse(/postMessage\((.+)\)/.exec(html)?.[1] ?? '{}')

/** All the way to the code. */
async function codeOf(person: GooglePerson): Promise<{ code: string; cookie: string }> {
  const { url, cookie } = await start()
  const page = await arrive(await provider.visit(url, person), cookie)
  return { code: messageIn(page.body).code ?? '', cookie }
}

async function signIn(person: GooglePerson, headers: Record<string, string> = {}) {
  const { code, cookie } = await codeOf(person)
  return post('/session/google', { code }, { cookie, ...headers })
}

const consents = { terms: true, privacy: true, adult: true, news: false }

async function register(person: GooglePerson) {
  const { code, cookie } = await codeOf(person)
  const { ticket } = (await post('/session/google', { code }, { cookie })).json<{ ticket: string }>()
  return post('/signup/google', { ticket, userType: 'job-seeker', consents }, { cookie })
}

describe('the redirect to Google', () => {
  test('has state, nonce and PKCE, and is offered where it is configured', async () => {
    const { url, answer, cookie } = await start()
    const query = new URL(url).searchParams
    expect(answer.statusCode).toBe(302)
    expect(query.get('code_challenge_method')).toBe('S256')
    for (const name of ['state', 'nonce', 'code_challenge']) expect(query.get(name)).toMatch(/^[\w-]{43}$/)
    expect(answer.headers['set-cookie']).toMatch(/^__Host-qareeb-google=.+HttpOnly; SameSite=Lax; Secure/)
    expect(cookie).not.toBe('')

    const options = await opened.app.inject('/api/v1/user/session/options')
    expect(options.json()).toMatchObject({ google: true })
    const without = await openTestApp({ db: database.db })
    const notOffered = await without.app.inject('/api/v1/user/session/options')
    expect(notOffered.json()).toMatchObject({ google: false })
    expect((await without.app.inject('/identity/google/start')).statusCode).toBe(404)
    await without.app.close()
  })

  test('returns in the window itself where popups are blocked, to a page of this site alone', async () => {
    const kept = await start('mode=redirect&locale=en&returnTo=/favorites')
    const back = await arrive(await provider.visit(kept.url, newPerson()), kept.cookie)
    expect(back.headers.location).toMatch(/^\/en\/login\?returnTo=%2Ffavorites#google=[\w-]{43}$/)

    const lured = await start('mode=redirect&returnTo=https://evil.example')
    const safe = await arrive(await provider.visit(lured.url, newPerson()), lured.cookie)
    expect(safe.headers.location).toMatch(/^\/login#google=/)
  })

  test('reports a refusal by the person, and an unreachable Google', async () => {
    const { url, cookie } = await start()
    const declined = await arrive(await provider.visit(url, 'declines'), cookie)
    expect(messageIn(declined.body)).toEqual({ error: 'auth/popup-closed-by-user' })

    const away = await openTestApp({
      db: database.db,
      config: { google: { ...provider.config, discoveryUrl: 'http://127.0.0.1:9/' } },
    })
    const page = await away.app.inject('/identity/google/start?mode=popup')
    expect(messageIn(page.body)).toEqual({ error: 'auth/network-request-failed' })
    await away.app.close()
  })
})

describe('the redirect back', () => {
  test('is accepted once, from the browser that began', async () => {
    const refused = { error: 'auth/invalid-action-code' }
    const { url, cookie } = await start()
    const at = await provider.visit(url, newPerson())
    expect(messageIn((await arrive(at, '')).body)).toEqual(refused)
    expect(messageIn((await arrive(at, (await start()).cookie)).body)).toEqual(refused)
    expect(messageIn((await arrive(at, cookie)).body).code).toMatch(/^[\w-]{43}$/)
    expect(messageIn((await arrive(at, cookie)).body)).toEqual(refused)
  })

  test('refuses a state that is not ours and an answer that belongs to another state', async () => {
    const { url, cookie } = await start()
    const at = await provider.visit(url, newPerson())
    const invented = new URL(at)
    invented.searchParams.set('state', 'a'.repeat(43))
    expect(messageIn((await arrive(invented, cookie)).body)).toEqual({ error: 'auth/invalid-action-code' })

    const other = await start('mode=popup', cookie)
    const swapped = new URL(at)
    swapped.searchParams.set('state', new URL(other.url).searchParams.get('state') ?? '')
    // The verifier of the other sign-in does not fit the code of this one.
    expect(messageIn((await arrive(swapped, cookie)).body)).toEqual({ error: 'auth/invalid-credential' })
  })

  test('gives a code that is good once, for a minute, in the same browser', async () => {
    const first = await codeOf(newPerson())
    const stolen = await post('/session/google', { code: first.code }, {})
    expect(statusAndCodeOf(stolen)).toBe('400 auth/invalid-action-code')
    const used = await post('/session/google', { code: first.code }, { cookie: first.cookie })
    expect(statusAndCodeOf(used)).toBe('200 registration-required')
    const again = await post('/session/google', { code: first.code }, { cookie: first.cookie })
    expect(statusAndCodeOf(again)).toBe('400 auth/invalid-action-code')

    const late = await codeOf(newPerson())
    clock = new Date(clock.getTime() + 61_000)
    const refused = await post('/session/google', { code: late.code }, { cookie: late.cookie })
    expect(statusAndCodeOf(refused)).toBe('400 auth/invalid-action-code')
  })

  test('logs no names', () => {
    expect(opened.logged.join('')).not.toContain('gmail.example')
  })
})

describe('somebody new', () => {
  test('is asked once for the account type and consents, then signs in with a confirmed address', async () => {
    // A name that holds an address of the web is left out.
    const sara = newPerson({ lastName: 'Win at evil.com' })
    const registered = await register(sara)
    const user = { email: sara.email, emailVerified: true, firstName: 'Sara', lastName: '' }
    const signedIn = { code: 'signed-in', user: { ...user, userType: 'job-seeker' } }
    expect(registered.json()).toMatchObject(signedIn)
    expect(String(registered.headers['set-cookie'])).toContain('__Host-qareeb=')
    expect((await signIn(sara)).json()).toMatchObject({ code: 'signed-in', user: { email: sara.email } })
  })

  test('whose address Google does not vouch for has to confirm it', async () => {
    const omar = newPerson({ emailVerified: false })
    const registered = await register(omar)
    expect(registered.json()).toMatchObject({ code: 'signed-in', user: { emailVerified: false } })
    const mails = await database.owner.query<{ name: string }>({
      text: 'select name from delivery where lower(recipient) = lower($1)',
      values: [omar.email],
    })
    expect(mails).toEqual([{ name: 'verifyEmail' }])
  })

  test('is made once, however often the form is sent, and not without consents', async () => {
    const person = newPerson()
    const { code, cookie } = await codeOf(person)
    const { ticket } = (await post('/session/google', { code }, { cookie })).json<{ ticket: string }>()
    const send = (changes = {}) =>
      post(
        '/signup/google',
        { ticket, userType: 'employer', consents: { ...consents, ...changes } },
        { cookie },
      )

    expect((await send({ adult: false })).statusCode).toBe(400)
    const answers = await Promise.all([send(), send(), send()])
    expect(answers.map(statusAndCodeOf).toSorted()).toEqual([
      '200 signed-in',
      '400 auth/invalid-action-code',
      '400 auth/invalid-action-code',
    ])
  })
})

describe('an address that has an account with a password', () => {
  test('is joined when Google and we both know it to be theirs', async () => {
    const sara = await addUser(database.owner)
    const google = newPerson({ email: sara.email.toUpperCase() })
    expect((await signIn(google)).json()).toMatchObject({ code: 'signed-in', user: { id: sara.id } })
    // By the subject from now on, with any address from Google.
    const renamed = await signIn({ ...google, email: 'renamed@gmail.example' })
    expect(renamed.json()).toMatchObject({ user: { id: sara.id } })
  })

  test.each([
    ['Google does not vouch for it', true, false],
    ['it was never confirmed here', false, true],
  ])('is left alone when %s', async (_reason, here, there) => {
    const sara = await addUser(database.owner, { emailVerified: here })
    const answer = await signIn(newPerson({ email: sara.email, emailVerified: there }))
    expect(statusAndCodeOf(answer)).toBe('409 auth/account-exists-with-different-credential')
  })

  test('is not joined with a second Google account, and not while it is disabled', async () => {
    const sara = await addUser(database.owner)
    await signIn(newPerson({ email: sara.email }))
    const second = await signIn(newPerson({ email: sara.email }))
    expect(statusAndCodeOf(second)).toBe('409 auth/account-exists-with-different-credential')

    const omar = await addUser(database.owner, { firstName: 'Omar', disabled: true })
    expect(statusAndCodeOf(await signIn(newPerson({ email: omar.email })))).toBe('401 auth/user-disabled')
  })
})

test('a sign-in through Google counts as recent for the session that has asked for it', async () => {
  const sara = await addUser(database.owner)
  const google = newPerson({ email: sara.email })
  await signIn(google)
  const headers = await signedInAs(opened.app, sara)
  await database.owner.query({ text: 'delete from identity_password where user_id = $1', values: [sara.id] })
  clock = new Date(clock.getTime() + 6 * 60_000)
  const enrol = () =>
    opened.app.inject({ method: 'POST', url: '/api/v1/user/me/second-factor/totp', headers })
  expect(statusAndCodeOf(await enrol())).toBe('403 auth/requires-recent-login')

  const proved = await signIn(google, headers)
  expect(proved.json()).toMatchObject({ code: 'signed-in' })
  expect(proved.headers['set-cookie']).toBeUndefined()
  expect((await enrol()).statusCode).toBe(200)
  const sessions = await opened.app.inject({ url: '/api/v1/user/me/sessions', headers })
  expect(sessions.json().items).toHaveLength(2)
})

test('a sign-in through Google does not replace the password of a person with one', async () => {
  const sara = await addUser(database.owner)
  const google = newPerson({ email: sara.email })
  const authorization = `Bearer ${(await signIn(google)).json().token}`
  const enrol = async (headers: { authorization: string }) =>
    opened.app.inject({ method: 'POST', url: '/api/v1/user/me/second-factor/totp', headers })
  expect(statusAndCodeOf(await enrol({ authorization }))).toBe('403 auth/requires-recent-login')

  const headers = await signedInAs(opened.app, sara)
  clock = new Date(clock.getTime() + 6 * 60_000)
  expect((await signIn(google, headers)).json()).toMatchObject({ code: 'signed-in' })
  expect(statusAndCodeOf(await enrol(headers))).toBe('403 auth/requires-recent-login')
})

test('linking a Google account is reported by mail, once, and is in the audit log', async () => {
  const sara = await addUser(database.owner)
  const google = newPerson({ email: sara.email })
  for (let time = 1; time <= 2; time += 1) await signIn(google)
  const [row] = await database.owner.query({
    text: `
      select (select count(*) from audit_event where action = 'user.linkGoogle' and subject = $1) as events,
        (select count(*) from delivery where key like 'google-joined:' || $1 || '%') as mails`,
    values: [sara.id],
  })
  expect(row).toEqual({ events: 1, mails: 1 })
})

describe('an ID token', () => {
  /** A provider that signs any claims. */
  async function startForger(change: (claims: Record<string, unknown>) => void) {
    const { publicKey, privateKey } = await generateKeyPair('RS256')
    const server = http.createServer()
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const claims: Record<string, unknown> = { iss: issuer, aud: 'qareeb', sub: '1', email: 'a@gmail.example' }
    const answers: Record<string, () => Promise<object>> = {
      '/.well-known/openid-configuration': async () => ({
        issuer,
        authorization_endpoint: `${issuer}/auth`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/keys`,
        id_token_signing_alg_values_supported: ['RS256'],
      }),
      '/keys': async () => ({
        keys: [{ ...(await exportJWK(publicKey)), kid: 'k', alg: 'RS256', use: 'sig' }],
      }),
      '/token': async () => {
        const now = Math.floor(Date.now() / 1_000)
        const payload: Record<string, unknown> = { ...claims, iat: now, exp: now + 60 }
        change(payload)
        const token = new SignJWT(payload).setProtectedHeader({ alg: 'RS256', kid: 'k' })
        return { access_token: 'a', token_type: 'bearer', id_token: await token.sign(privateKey) }
      },
    }
    server.on('request', (request, response) => {
      const answer = answers[request.url ?? '']?.() ?? Promise.resolve({})
      void answer.then((body) =>
        response.setHeader('content-type', 'application/json').end(JSON.stringify(body)),
      )
    })
    const config = { ...provider.config, discoveryUrl: `${issuer}/.well-known/openid-configuration` }
    return { claims, config, close: () => new Promise((resolve) => server.close(resolve)) }
  }

  test.each<[string, (claims: Record<string, unknown>) => void, string]>([
    ['as it should be', () => undefined, 'code'],
    ['for another client', (claims) => (claims['aud'] = 'another'), 'auth/invalid-credential'],
    ['of another issuer', (claims) => (claims['iss'] = 'https://evil.example'), 'auth/invalid-credential'],
    ['with another nonce', (claims) => (claims['nonce'] = 'another'), 'auth/invalid-credential'],
    ['that has ended', (claims) => (claims['exp'] = 1_000), 'auth/invalid-credential'],
    ['without an address', (claims) => delete claims['email'], 'auth/invalid-credential'],
  ])('%s', async (_name, change, expected) => {
    const forger = await startForger(change)
    const app = await openTestApp({ db: database.db, config: { google: forger.config } })
    const begun = await app.app.inject('/identity/google/start?mode=popup')
    const query = new URL(String(begun.headers.location)).searchParams
    forger.claims['nonce'] = query.get('nonce')
    const cookie = /^([^;]+)/.exec(String(begun.headers['set-cookie']))?.[1] ?? ''
    const page = await app.app.inject({
      url: `/identity/google/callback?code=x&state=${query.get('state')}`,
      headers: { cookie },
    })
    const message = messageIn(page.body)
    expect(message.error ?? Object.keys(message)[0]).toBe(expected)
    await app.app.close()
    await forger.close()
  })
})
