import crypto from 'node:crypto'
import { SignJWT } from 'jose'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addUser, testPassword } from '../../testing/accounts.ts'
import { type IdentitySite, openIdentitySite } from '../../testing/identity-site.ts'
import { createKeyRing, type Key } from './key-ring.ts'

let site: IdentitySite
/** The key that the site signs with: all that a thief of everything but the sessions would have. */
let key: Key
beforeAll(async () => {
  site = await openIdentitySite()
  const { config, db, now } = site.services
  key = await createKeyRing({ db, secret: config.secret, now }).current()
})
afterAll(() => site.close())

let token = ''
let userId = ''
beforeEach(async () => {
  const sara = await addUser(site.database.owner)
  const answer = await site.post('/api/v1/user/session', { email: sara.email, password: testPassword })
  token = answer.json().token
  userId = sara.id
})

const codeFor = async (bearer: string) =>
  (await site.get('/api/v1/user/me/sessions', { authorization: `Bearer ${bearer}` })).json().code

type Claims = Record<string, unknown>
const partsOf = (jwt: string) => jwt.split('.')
const claimsOf = (jwt: string): Claims =>
  JSON.parse(Buffer.from(partsOf(jwt)[1] ?? '', 'base64url').toString())
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const proper = () => ({ alg: 'EdDSA', kid: key.id, typ: 'at+jwt' })

/** The token with other claims or another header, signed with the site's own key. */
const signed = (changes: Claims, header: object = {}) =>
  new SignJWT({ ...claimsOf(token), ...changes })
    .setProtectedHeader({ ...proper(), ...header })
    .sign(key.privateKey)

const seconds = (minutes: number) => Math.floor(site.services.now().getTime() / 1_000) + minutes * 60

test('a token of ours is accepted, also when it is signed again unchanged', async () => {
  expect(await codeFor(token)).toBeUndefined()
  expect(await codeFor(await signed({}))).toBeUndefined()
})

describe('a token is refused', () => {
  test('without signature, with any header for it', async () => {
    for (const alg of ['none', 'None', 'NONE', ''])
      for (const signature of ['', partsOf(token)[2] ?? '']) {
        const forged = `${encode({ ...proper(), alg })}.${partsOf(token)[1]}.${signature}`
        expect(await codeFor(forged)).toBe('auth/session-ended')
      }
  })

  test('signed with the public key as if that were a secret', async () => {
    const { keys } = (await site.get('/api/v1/user/session/keys')).json()
    const pem = key.publicKey.export({ type: 'spki', format: 'pem' })
    const secrets = [pem, JSON.stringify(keys[0]), String(keys[0].x), Buffer.from(keys[0].x, 'base64url')]
    for (const secret of secrets) {
      const content = `${encode({ ...proper(), alg: 'HS256' })}.${partsOf(token)[1]}`
      const mark = crypto.createHmac('sha256', secret).update(content).digest('base64url')
      expect(await codeFor(`${content}.${mark}`)).toBe('auth/session-ended')
    }
  })

  test.each(['../../x', '/dev/null', "' or true --", '', 'x'.repeat(3_000)])(
    'that names its key "%s"',
    async (kid) => {
      expect(await codeFor(await signed({}, { kid }))).toBe('auth/session-ended')
    },
  )

  test('that contains its own key, or an address of one', async () => {
    const own = crypto.generateKeyPairSync('ed25519')
    const jwk = own.publicKey.export({ format: 'jwk' })
    for (const header of [
      { jwk },
      { jku: 'https://evil.example/jwks' },
      { x5u: 'https://evil.example/x5u' },
    ]) {
      const forged = new SignJWT(claimsOf(token))
        .setProtectedHeader({ ...proper(), ...header })
        .sign(own.privateKey)
      expect(await codeFor(await forged)).toBe('auth/session-ended')
    }
  })

  test.each([
    ['for somebody else', { aud: 'another' }],
    ['for nobody', { aud: undefined }],
    ['of another site', { iss: 'https://evil.example' }],
    ['of a session that never was', { sid: crypto.randomUUID() }],
    ['without a session', { sid: undefined }],
    ['of another person', { sub: crypto.randomUUID() }],
    ['that never ends', { exp: undefined }],
  ])('%s', async (_what, changes) => {
    expect(await codeFor(await signed(changes))).toBe('auth/session-ended')
  })

  test('that has ended a second ago, or begins later', async () => {
    const now = Math.floor(site.services.now().getTime() / 1_000)
    for (const changes of [{ exp: now - 1 }, { exp: now }, { nbf: seconds(10) }])
      expect(await codeFor(await signed(changes))).toBe('auth/session-ended')
  })

  test('that is no access token', async () => {
    for (const typ of ['JWT', 'logout+jwt', undefined])
      expect(await codeFor(await signed({}, { typ }))).toBe('auth/session-ended')
  })

  test('with any bit of its signature flipped', async () => {
    const [header, claims, signature = ''] = partsOf(token)
    const bytes = Buffer.from(signature, 'base64url')
    for (let place = 0; place < bytes.length; place += 7) {
      const altered = Buffer.from(bytes)
      altered[place] = (altered[place] ?? 0) ^ 1
      expect(await codeFor(`${header}.${claims}.${altered.toString('base64url')}`)).toBe('auth/session-ended')
    }
  })

  test.each(['', 'x.y.z', '..', 'null', `${'a'.repeat(9_000)}.b.c`])('that is none: "%s"', async (text) => {
    expect(await codeFor(text)).toBe('auth/session-ended')
  })

  test('of somebody who was disabled a moment ago', async () => {
    await site.database.owner.query({
      text: 'update user_account set disabled_at = now() where id = $1',
      values: [userId],
    })
    expect(await codeFor(token)).toBe('auth/user-disabled')
  })

  test('that is invalid, also by endpoints that need no session', async () => {
    const answer = await site.get('/api/v1/job-ad', { authorization: 'Bearer x.y.z' })
    expect([answer.statusCode, answer.headers['www-authenticate']]).toEqual([401, 'Bearer'])
    const search = await site.post(
      '/api/v1/user/forgot-password',
      { email: 'x@qareeb.example' },
      { authorization: 'Bearer x' },
    )
    expect(search.json().code).toBe('auth/session-ended')
  })
})

describe('keys', () => {
  test('change every month, and check for a day longer than they sign', async () => {
    const names = async () =>
      (await site.get('/api/v1/user/session/keys')).json().keys.map(({ kid }: { kid: string }) => kid)
    const before = await names()
    site.pass(30 * 24 * 60)
    const sara = await addUser(site.database.owner)
    await site.post('/api/v1/user/session', { email: sara.email, password: testPassword })
    const during = await names()
    site.pass(24 * 60)

    expect(before).toEqual([key.id])
    expect(during).toEqual([expect.any(String), key.id])
    expect(await names()).toEqual([during[0]])
  })

  test('are shared by all copies of the process, which make one together', async () => {
    const other = await openIdentitySite()
    const { config, db, now } = other.services
    const rings = Array.from({ length: 4 }, () => createKeyRing({ db, secret: config.secret, now }))
    const current = await Promise.all(rings.map((ring) => ring.current()))
    expect(new Set(current.map(({ id }) => id)).size).toBe(1)
    const newcomer = createKeyRing({ db, secret: config.secret, now })
    expect((await newcomer.find(current[0]?.id ?? ''))?.id).toBe(current[0]?.id)
    await other.close()
  })

  test('of a fresh process are there for as many as come at once', async () => {
    const busy = await openIdentitySite()
    const people = []
    for (let no = 1; no <= 8; no += 1) people.push(await addUser(busy.database.owner))
    const sessions = await Promise.all(
      people.map(({ email }) => busy.post('/api/v1/user/session', { email, password: testPassword })),
    )
    await busy.close()
    expect(sessions.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(200))
  })

  test('are invalid once the secret of the site has changed', async () => {
    const { db, now } = site.services
    const ring = createKeyRing({ db, secret: 'another secret that is long enough', now })
    expect(await ring.find(key.id)).toBeUndefined()
    expect(await ring.listPublic()).toEqual([])
  })

  test('are encrypted in the database', async () => {
    const rows = await site.database.owner.query<{ text: string }>({
      text: 'select identity_key::text as text from identity_key',
    })
    for (const { text } of rows) expect(text).not.toContain('"d"')
    expect(rows.length).toBeGreaterThan(0)
  })
})

test('no token, cookie or password reaches the log', () => {
  expect(site.logged.length).toBeGreaterThan(10)
  expect(site.logged.join('')).not.toMatch(/eyJ|__Host|Qareeb-demo-1/)
})
