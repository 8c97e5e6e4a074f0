import { legalVersion } from '@qareeb/contract/users'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addUser } from '../../testing/accounts.ts'
import { solvedCaptcha } from '../../testing/captcha.ts'
import { freshDatabase, type TestDatabase } from '../../testing/database.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

let database: TestDatabase
let opened: TestApp
let moment = new Date('2026-11-21T10:00:00Z')
beforeAll(async () => {
  database = await freshDatabase()
  opened = await openTestApp({ db: database.db, now: () => moment })
})
afterAll(async () => {
  await opened.app.close()
  await database.drop()
})

const signIn = (email: string, password: string, remoteAddress = '198.51.100.1', captcha?: string) =>
  signInBy('', { email, password, captcha }, remoteAddress)

/** Signs in from a browser that sends a cookie. */
const signInBy = (cookie: string, payload: object, remoteAddress = '198.51.100.7') =>
  opened.app.inject({
    method: 'POST',
    url: '/api/v1/user/session',
    headers: { cookie },
    payload,
    remoteAddress,
  })

/** The cookie by which a browser is known after a sign-in. */
const browserOf = ({ headers }: Awaited<ReturnType<typeof signIn>>): string =>
  /__Host-qareeb-browser=[\w-]+/.exec(String(headers['set-cookie']))?.[0] ?? ''

const listSessions = (token: string) =>
  opened.app.inject({ url: '/api/v1/user/me/sessions', headers: { authorization: `Bearer ${token}` } })

test('gives a token for 15 minutes, and a cookie that scripts cannot read', async () => {
  const sara = await addUser(database.owner)
  const answer = await signIn(sara.email.toUpperCase(), sara.password)

  expect(answer.json()).toMatchObject({
    code: 'signed-in',
    expiresAt: '2026-11-21T10:15:00.000Z',
    user: { id: sara.id, firstName: 'Sara', userType: 'job-seeker', emailVerified: true },
  })
  expect(answer.headers['set-cookie']).toEqual([
    expect.stringMatching(
      /^__Host-qareeb=[\w.-]+; Path=\/; HttpOnly; SameSite=Lax; Secure; Max-Age=2592000$/,
    ),
    expect.stringMatching(
      /^__Host-qareeb-browser=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Secure; Max-Age=31536000$/,
    ),
  ])
  expect((await listSessions(answer.json().token)).json().items).toMatchObject([{ isCurrent: true }])
})

test('announces new legal texts once, if an older version was agreed to', async () => {
  const [sara, huda, omar] = [
    await addUser(database.owner),
    await addUser(database.owner),
    await addUser(database.owner),
  ]
  const agree = (userId: string, version: string) =>
    database.owner.query({
      text: `insert into user_consent (user_id, kind, version) values ($1, 'terms', $2)`,
      values: [userId, version],
    })
  await agree(sara.id, '2026-01-01')
  await agree(huda.id, legalVersion)
  const told = async ({ email, password }: typeof sara) =>
    (await signIn(email, password)).json().newLegalVersion

  expect([await told(sara), await told(sara)]).toEqual([legalVersion, undefined])
  expect([await told(huda), await told(omar)]).toEqual([undefined, undefined])
})

test('answers the same for a wrong password, an unknown address, a disabled account and one without password', async () => {
  const sara = await addUser(database.owner)
  const disabled = await addUser(database.owner, { disabled: true })
  const googleOnly = await addUser(database.owner, { password: null })
  const answers = await Promise.all(
    [sara.email, disabled.email, googleOnly.email, 'nobody@qareeb.example'].map((email) =>
      signIn(email, 'not the password'),
    ),
  )

  const seen = answers.map(({ statusCode, body }) => ({
    statusCode,
    body: body.replace(/"requestId":"[^"]+"/, ''),
  }))
  expect(seen).toEqual(Array(4).fill(seen[0]))
  expect(answers[0]?.json()).toMatchObject({
    code: 'auth/invalid-credential',
    message: 'البريد الإلكتروني أو كلمة المرور غير صحيحة.',
  })
})

test('shows that an account is disabled only after its right password', async () => {
  const disabled = await addUser(database.owner, { disabled: true })
  const answer = await signIn(disabled.email, disabled.password)
  expect([answer.statusCode, answer.json().code]).toEqual([401, 'auth/user-disabled'])
})

describe('after ten wrong passwords of strangers within a quarter of an hour', () => {
  const guess = async (email: string) => {
    for (let no = 1; no <= 10; no += 1) await signIn(email, 'wrong', `203.0.113.${100 + no}`)
  }

  test('the next try needs a captcha, on a restarted server as well, until the time is over', async () => {
    const sara = await addUser(database.owner)
    const omar = await addUser(database.owner, { firstName: 'Omar' })
    await guess(sara.email)

    await opened.app.close()
    opened = await openTestApp({ db: database.db, now: () => moment })
    const held = await signIn(sara.email, sara.password)
    expect([held.statusCode, held.json().code]).toEqual([403, 'auth/captcha-required'])
    expect((await signIn(sara.email, sara.password, undefined, solvedCaptcha)).statusCode).toBe(200)
    expect((await signIn(omar.email, omar.password)).statusCode).toBe(200)

    await guess(sara.email)
    moment = new Date(moment.getTime() + 15 * 60_000)
    expect((await signIn(sara.email, sara.password)).statusCode).toBe(200)
  })

  test('an unknown address asks for a captcha, too', async () => {
    await guess('nobody-at-all@qareeb.example')
    const answer = await signIn('nobody-at-all@qareeb.example', 'wrong')
    expect(answer.json().code).toBe('auth/captcha-required')
  })

  test('a browser that the account has used signs in without a captcha', async () => {
    const sara = await addUser(database.owner)
    const cookie = browserOf(await signIn(sara.email, sara.password))
    await guess(sara.email)
    expect((await signInBy(cookie, { email: sara.email, password: sara.password })).statusCode).toBe(200)
  })
})

test('after ten wrong passwords in a browser that the account has used, it is refused there alone', async () => {
  const sara = await addUser(database.owner)
  const cookie = browserOf(await signIn(sara.email, sara.password))
  const here = (password: string) => signInBy(cookie, { email: sara.email, password, captcha: solvedCaptcha })
  for (let no = 1; no <= 10; no += 1) await here('wrong')
  const refused = await here(sara.password)
  expect([refused.statusCode, refused.json().code]).toEqual([429, 'auth/too-many-requests'])
  expect(Number(refused.headers['retry-after'])).toBe(15 * 60)
  expect((await signIn(sara.email, sara.password)).statusCode).toBe(200)
})

test('after twenty wrong passwords from a network each sign-in from there needs a captcha', async () => {
  const sara = await addUser(database.owner)
  const from = (email: string, password: string, captcha?: string) =>
    signIn(email, password, '203.0.113.20', captcha)
  for (let no = 0; no < 20; no += 1) await from(`guess-${no}@qareeb.example`, 'wrong')

  for (const captcha of [undefined, 'guessed']) {
    const refused = await from(sara.email, sara.password, captcha)
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'auth/captcha-required'])
  }
  expect((await from(sara.email, sara.password, solvedCaptcha)).statusCode).toBe(200)
  expect((await signIn(sara.email, sara.password, '203.0.113.21')).statusCode).toBe(200)
})

test('after a hundred wrong passwords a network gets 429, and other networks do not', async () => {
  const sara = await addUser(database.owner)
  const guess = (no: number) => signIn(`guess-${no}@qareeb.example`, 'wrong', '203.0.113.9', solvedCaptcha)
  const statuses = (await Promise.all(Array.from({ length: 101 }, (_, no) => guess(no)))).map(
    ({ statusCode }) => statusCode,
  )
  expect(statuses.filter((status) => status === 429)).toHaveLength(1)
  expect((await signIn(sara.email, sara.password, '203.0.113.9')).statusCode).toBe(429)
  expect((await signIn(sara.email, sara.password, '203.0.113.10')).statusCode).toBe(200)
})

test('wrong passwords in a browser that the account has used do not count for its network, nor those of the network for it', async () => {
  const network = '203.0.113.30'
  const sara = await addUser(database.owner)
  const cookie = browserOf(await signIn(sara.email, sara.password))
  const here = (password: string) => signInBy(cookie, { email: sara.email, password }, network)
  const guess = (no: number, captcha?: string) =>
    signIn(`guess-${no}@qareeb.example`, 'wrong', network, captcha)

  for (let no = 0; no < 9; no += 1) await here('wrong')
  for (let no = 0; no < 20; no += 1) expect((await guess(no)).statusCode).toBe(401)
  expect((await guess(20)).json().code).toBe('auth/captcha-required')
  for (let no = 0; no < 80; no += 1) await guess(no, solvedCaptcha)
  expect((await guess(0, solvedCaptcha)).statusCode).toBe(429)
  expect((await here(sara.password)).statusCode).toBe(200)
})
