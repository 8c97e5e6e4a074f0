import { legalVersion } from '@qareeb/contract/users'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { fingerprint } from '../../platform/seal.ts'
import { addUser, signedInAs } from '../../testing/accounts.ts'
import { solvedCaptcha } from '../../testing/captcha.ts'
import {
  cookieOf,
  type IdentitySite,
  openIdentitySite,
  tokenInMail,
  withoutRequestId,
} from '../../testing/identity-site.ts'

let site: IdentitySite
beforeAll(async () => {
  site = await openIdentitySite({ signUpsPerHour: 1_000 })
})
afterAll(() => site.close())

let email = ''
beforeEach(() => {
  email = `sara-${crypto.randomUUID()}@qareeb.example`
})

const consents = { terms: true, privacy: true, adult: true, news: false }
const described = (changes: object = {}) => ({
  userType: 'job-seeker',
  email,
  password: 'seven green camels',
  firstName: ' Sara  ',
  lastName: 'Al-Harbi',
  phone: '٠٥٠ ١٢٣ ٤٥٦٧',
  consents,
  ...changes,
})
/** The cookie of the browser that signed up last. */
let browser = ''
async function signUp(changes: object = {}, headers: Record<string, string> = {}) {
  const answer = await site.post('/api/v1/user/signup', described(changes), headers)
  if (answer.headers['set-cookie']) browser = cookieOf(answer)
  return answer
}
const verify = (token: string) => site.post('/api/v1/user/verify-email', { token }, { cookie: browser })
const signIn = (password: string) => site.post('/api/v1/user/session', { email, password })

describe('signing up', () => {
  test('stores the person and their consents, and signs no one in', async () => {
    const answer = await signUp()

    expect([answer.statusCode, answer.json()]).toEqual([201, { status: 'check-mail' }])
    // The browser is known again, and nothing else.
    expect(cookieOf(answer)).toMatch(/^__Host-qareeb-browser=/)
    expect(answer.headers['set-cookie']).not.toContain('__Host-qareeb=')
    const [account] = await site.database.owner.query({
      text: `select first_name, phone, user_type, email_verified_at, locale,
        (select array_agg(kind::text || ' ' || version order by kind) from user_consent where user_id = account.id) as consents
        from user_account as account where email = $1`,
      values: [email],
    })
    expect(account).toEqual({
      first_name: 'Sara',
      phone: '+966501234567',
      user_type: 'job-seeker',
      email_verified_at: null,
      locale: 'en',
      consents: ['terms', 'privacy', 'adult'].map((kind) => `${kind} ${legalVersion}`),
    })
  })

  test('mails a link that confirms the address and signs in, once', async () => {
    await signUp({ returnTo: '/job/accountant?locationId=1' })
    const [mail] = await site.mailsTo(email)
    expect(mail?.subject).toBe('Confirm your e-mail for Qareeb')
    expect(mail?.text).toContain('https://qareeb.example/en/verify-email?token=')

    const answer = await verify(tokenInMail(mail))
    expect(answer.json()).toMatchObject({
      email,
      returnTo: '/job/accountant?locationId=1',
      session: { user: { emailVerified: true } },
    })
    expect(cookieOf(answer)).toMatch(/^__Host-qareeb=/)
    expect((await verify(tokenInMail(mail))).json().code).toBe('auth/invalid-action-code')
  })

  test('signs a person with an unconfirmed address in', async () => {
    await signUp()
    expect((await signIn('seven green camels')).json()).toMatchObject({ user: { emailVerified: false } })
  })

  test('answers a known address the same, changes nothing and notifies its holder, once an hour', async () => {
    const holder = await addUser(site.database.owner, { firstName: 'Omar', email, locale: 'ar' })
    const [known, fresh] = [await signUp(), await signUp({ email: `new-${email}` })]
    await signUp()

    expect(withoutRequestId(known)).toEqual(withoutRequestId(fresh))
    expect((await site.mailsTo(email)).map(({ subject }) => subject)).toEqual(['محاولة تسجيل ببريدك في قريب'])
    expect((await signIn(holder.password)).json().user.firstName).toBe('Omar')
    expect(await countAccounts('%@nowhere.invalid')).toBe(0)
  })

  test('makes one account of two that come at the same time', async () => {
    const answers = await Promise.all([signUp(), signUp()])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201])
    expect(await countAccounts(email)).toBe(1)
  })

  test('is refused to the signed-in person, before anything of it is looked at', async () => {
    const headers = await signedInAs(site.app, await addUser(site.database.owner))
    for (const changes of [{}, { userType: 'admin' }])
      expect((await signUp(changes, headers)).json().code).toBe('user.alreadySignedIn')
  })

  test.each([
    ['as platform administrator', { userType: 'admin' }],
    ['with a role', { role: 'ADMIN' }],
    ['as verified already', { emailVerified: true }],
    ['without consent', { consents: { ...consents, terms: false } }],
    ['under 18', { consents: { ...consents, adult: false } }],
    ['without a name', { firstName: ' \u200f ' }],
  ])('is refused %s', async (_how, changes) => {
    expect((await signUp(changes)).statusCode).toBe(400)
    expect(await countAccounts(email)).toBe(0)
  })

  test('refuses a weak password the same for every address', async () => {
    await addUser(site.database.owner, { email })
    for (const address of [email, `new-${email}`])
      expect((await signUp({ email: address, password: 'password1' })).json().code).toBe('auth/weak-password')
  })

  test('refuses a file that was not uploaded the same for every address', async () => {
    await addUser(site.database.owner, { email })
    const registration = { id: crypto.randomUUID(), secret: 'not the secret of a file' }
    for (const address of [email, `new-${email}`])
      expect((await signUp({ email: address, registration })).json().code).toBe('file.notFound')
  })

  test.each([
    '//evil.example',
    '/\\evil.example',
    'https:evil.example',
    '/..//evil.example',
    '/\t/evil.example',
  ])('does not lead to %s afterwards', async (returnTo) => {
    await signUp({ returnTo })
    const [mail] = await site.mailsTo(email)
    expect((await verify(tokenInMail(mail))).json().returnTo).toBeNull()
  })

  test('takes the address of the site from its configuration, with any host in the request', async () => {
    await signUp({}, { host: 'evil.example', 'x-forwarded-host': 'evil.example' })
    const [mail] = await site.mailsTo(email)
    expect(mail?.text).not.toContain('evil.example')
  })
})

describe('confirming an address', () => {
  test('is refused in the same words for links that are unknown, used and a day old', async () => {
    await signUp()
    await signUp({ email: `other-${email}` })
    const used = tokenInMail((await site.mailsTo(email))[0])
    const old = tokenInMail((await site.mailsTo(`other-${email}`))[0])
    await verify(used)
    site.pass(24 * 60)

    const answers = await Promise.all(['x'.repeat(43), used, old].map(verify))
    const seen = answers.map(withoutRequestId)
    expect(seen).toEqual([seen[0], seen[0], seen[0]])
    expect(seen[0]?.statusCode).toBe(400)
  })

  test('leaves the signed-in person as they are', async () => {
    await signUp()
    const [mail] = await site.mailsTo(email)
    const headers = await signedInAs(site.app, await addUser(site.database.owner))
    const answer = await site.post('/api/v1/user/verify-email', { token: tokenInMail(mail) }, headers)
    expect([answer.json().session, answer.headers['set-cookie']]).toEqual([null, undefined])
  })

  test('can be asked for again, once a minute, until it has happened', async () => {
    const sara = await addUser(site.database.owner, { email, emailVerified: false })
    const headers = await signedInAs(site.app, sara)
    const again = (by = headers) => site.post('/api/v1/user/send-verification-email', undefined, by)

    expect((await again()).json()).toEqual({ status: 'sent', retryAfterSeconds: 60 })
    const tooSoon = await again()
    expect([tooSoon.statusCode, tooSoon.headers['retry-after']]).toEqual([429, '60'])
    site.pass(1)
    expect((await again()).statusCode).toBe(200)

    const mails = await site.mailsTo(email)
    expect(mails).toHaveLength(2)
    const token = tokenInMail(mails[0])
    const { session } = (await site.post('/api/v1/user/verify-email', { token }, headers)).json()
    expect((await again({ authorization: `Bearer ${session.token}` })).json().status).toBe('already-verified')
  })
})

describe('a sign-up with an Idempotency-Key', () => {
  test('is made once and repeats its answer', async () => {
    const key = { 'idempotency-key': crypto.randomUUID() }
    const answers = [await signUp({}, key), await signUp({}, key)]
    const once = [201, '{"status":"check-mail"}']
    expect(answers.map(({ statusCode, body }) => [statusCode, body])).toEqual([once, once])
    expect((await site.mailsTo(email)).map(({ subject }) => subject)).toEqual([
      'Confirm your e-mail for Qareeb',
    ])
  })

  test('is refused with another body', async () => {
    const key = { 'idempotency-key': crypto.randomUUID() }
    await signUp({}, key)
    const other = await signUp({ lastName: 'Al-Otaibi' }, key)
    expect([other.statusCode, other.json().code]).toEqual([422, 'request.keyReused'])
  })

  test('may be tried again when it was refused', async () => {
    const key = { 'idempotency-key': crypto.randomUUID() }
    expect((await signUp({ password: 'password1' }, key)).statusCode).toBe(400)
    expect((await signUp({}, key)).statusCode).toBe(201)
  })
})

test('the sixth sign-up of a network within an hour needs a captcha, on a restarted server too', async () => {
  const strict = await openIdentitySite()
  const register = (no: number, captcha?: string) =>
    strict.post('/api/v1/user/signup', described({ email: `no-${no}-${email}`, captcha }))
  const statuses = []
  for (let no = 1; no <= 5; no += 1) statuses.push((await register(no)).statusCode)
  await strict.restart()
  const sixth = await register(6)
  statuses.push(sixth.statusCode, (await register(6, 'wrong')).statusCode)
  for (let no = 6; no <= 8; no += 1) statuses.push((await register(no, solvedCaptcha)).statusCode)
  strict.pass(60)
  statuses.push((await register(9)).statusCode)
  await strict.close()

  expect(statuses).toEqual([...Array(5).fill(201), 403, 403, 201, 201, 201, 201])
  expect(sixth.json().code).toBe('auth/captcha-required')
})

test('a captcha does not let a network register without end', async () => {
  const strict = await openIdentitySite({ signUpsPerHour: 1 })
  const hash = fingerprint('127.0.0.1', strict.services.config.secret, 'attempts')
  await strict.database.owner.query({
    text: `insert into attempt (action, subject_hash, count, ends_at) values ('sign-up', $1, 39, $2)`,
    values: [hash, new Date(strict.services.now().getTime() + 3_600_000)],
  })
  const register = (no: number) =>
    strict.post('/api/v1/user/signup', described({ email: `end-${no}-${email}`, captcha: solvedCaptcha }))
  const [last, refused] = [await register(1), await register(2)]
  await strict.close()
  expect([last.statusCode, refused.statusCode, refused.headers['retry-after']]).toEqual([201, 429, '3600'])
})

async function countAccounts(pattern: string): Promise<number | undefined> {
  const [row] = await site.database.owner.query<{ count: number }>({
    text: 'select count(*) from user_account where email like $1',
    values: [pattern],
  })
  return row?.count
}
