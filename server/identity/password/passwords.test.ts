import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Context } from '../../ground/context.ts'
import { addUser, signedInAs, testPassword, type TestUser } from '../../testing/accounts.ts'
import {
  type IdentitySite,
  openIdentitySite,
  tokenInMail,
  withoutRequestId,
} from '../../testing/identity-site.ts'
import { signIn as signInUseCase } from '../sign-in/sign-in.ts'

let site: IdentitySite
beforeAll(async () => {
  site = await openIdentitySite()
})
afterAll(() => site.close())

let sara: TestUser
beforeEach(async () => {
  sara = await addUser(site.database.owner)
})

const fresh = 'seven green camels'
const forgot = (email = sara.email, headers: Record<string, string> = {}) =>
  site.post('/api/v1/user/forgot-password', { email }, headers)
const state = async (token: string) =>
  (await site.post('/api/v1/user/password-reset/state', { token })).json()
const reset = (token: string, password = fresh) =>
  site.post('/api/v1/user/password-reset', { token, password })
const signIn = (password: string) => site.post('/api/v1/user/session', { email: sara.email, password })
const whoAmI = async (headers: Record<string, string>) =>
  (await site.get('/api/v1/user/me/sessions', headers)).statusCode

/** Mails but for those of sign-ins with another browser: the calls of tests carry no cookie. */
const noticesTo = async ({ email }: TestUser) =>
  (await site.mailsTo(email)).filter(({ subject }) => !subject?.startsWith('New sign-in'))

/** Asks for a link and takes its token out of the mail. */
async function mailedToken(): Promise<string> {
  await forgot()
  return tokenInMail((await site.mailsTo(sara.email)).at(-1))
}

describe('a forgotten password', () => {
  test('gets the same answer for every address, and only people get a link', async () => {
    const googleOnly = await addUser(site.database.owner, { password: null })
    const disabled = await addUser(site.database.owner, { disabled: true })
    const addresses = [sara.email, googleOnly.email, disabled.email, 'nobody@qareeb.example']
    const answers = await Promise.all(addresses.map((email) => forgot(email)))

    const seen = answers.map(withoutRequestId)
    expect(seen).toEqual(Array(4).fill(seen[0]))
    expect(seen[0]?.statusCode).toBe(200)
    const counts = []
    for (const email of addresses) counts.push((await site.mailsTo(email)).length)
    expect(counts).toEqual([1, 1, 0, 0])
  })

  test('leaves only ids in the queue, for unknown addresses too', async () => {
    await site.database.owner.query({ text: `delete from pgboss.job where name = 'identity.mailResetLink'` })
    for (const email of [sara.email, 'stranger@qareeb.example']) await forgot(email)
    const rows = await site.database.owner.query<{ data: object }>({
      text: `select data from pgboss.job where name = 'identity.mailResetLink' order by created_on`,
    })
    const id = expect.stringMatching(/^[0-9a-f-]{36}$/)
    const payload = { requestId: id, userId: id, network: '127.0.0.0', apiRequestId: expect.any(String) }
    expect(rows.map(({ data }) => data)).toEqual([{ ...payload, userId: sara.id }, payload])
  })

  test('is refused after five links an hour for one address, known or not', async () => {
    for (const email of [sara.email, 'stranger@qareeb.example']) {
      const statuses = []
      for (let no = 1; no <= 6; no += 1) statuses.push((await forgot(email)).statusCode)
      expect(statuses).toEqual([...Array(5).fill(200), 429])
      site.pass(60)
    }
  })
})

describe('a link to set a new password', () => {
  test('shows its address, works once and ends every session', async () => {
    const thief = await signedInAs(site.app, sara)
    const token = await mailedToken()
    expect(await state(token)).toEqual({ state: 'valid', email: sara.email })

    expect((await reset(token)).json()).toEqual({ email: sara.email })
    expect(await whoAmI(thief)).toBe(401)
    expect([(await signIn(testPassword)).statusCode, (await signIn(fresh)).statusCode]).toEqual([401, 200])
    expect(await state(token)).toEqual({ state: 'invalid', email: null })
    expect((await reset(token)).json().code).toBe('auth/invalid-action-code')
    expect((await noticesTo(sara)).at(-1)?.subject).toContain('password')
  })

  test('expires after an hour, and still names its address', async () => {
    const token = await mailedToken()
    site.pass(60)
    expect(await state(token)).toEqual({ state: 'expired', email: sara.email })
    expect((await reset(token)).json().code).toBe('auth/expired-action-code')
  })

  test('is not used up by a weak password', async () => {
    const token = await mailedToken()
    expect((await reset(token, 'password1')).json().code).toBe('auth/weak-password')
    expect((await reset(token)).statusCode).toBe(200)
  })

  test('a token of another kind, or an invented one, is invalid', async () => {
    expect(await state('x'.repeat(43))).toEqual({ state: 'invalid', email: null })
    const token = await mailedToken()
    expect((await site.post('/api/v1/user/verify-email', { token })).statusCode).toBe(400)
  })

  test('is worth nothing once the person has another address', async () => {
    const token = await mailedToken()
    await site.database.owner.query({
      text: 'update user_account set email = $2 where id = $1',
      values: [sara.id, `new-${sara.email}`],
    })
    expect((await state(token)).state).toBe('invalid')
  })

  test('used by two at once works for one of them', async () => {
    const token = await mailedToken()
    const answers = await Promise.all([reset(token), reset(token, 'eight white horses')])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400])
  })

  test('confirms the address, and ends the captcha after wrong passwords', async () => {
    sara = await addUser(site.database.owner, { emailVerified: false })
    for (let no = 1; no <= 11; no += 1) await signIn('wrong')
    expect((await signIn(testPassword)).json().code).toBe('auth/captcha-required')
    await reset(await mailedToken())
    expect((await signIn(fresh)).json()).toMatchObject({ user: { emailVerified: true } })
  })
})

describe('changing the password', () => {
  const change = (headers: Record<string, string>, body: object) =>
    site.app.inject({ method: 'PATCH', url: '/api/v1/user/me/password', headers, payload: body })

  test('needs the present password and ends every other session', async () => {
    const here = await signedInAs(site.app, sara)
    const there = await signedInAs(site.app, sara)
    const wrong = await change(here, { currentPassword: 'wrong', password: fresh })
    expect([wrong.statusCode, wrong.json().code]).toEqual([403, 'auth/wrong-password'])

    expect((await change(here, { currentPassword: testPassword, password: fresh })).json()).toEqual({
      endedSessions: 1,
    })
    expect([await whoAmI(here), await whoAmI(there)]).toEqual([200, 401])
    expect((await signIn(fresh)).statusCode).toBe(200)
    expect(await noticesTo(sara)).toHaveLength(1)
  })

  test('is refused after ten wrong tries in this session', async () => {
    const [here, there] = [await signedInAs(site.app, sara), await signedInAs(site.app, sara)]
    for (let no = 1; no <= 10; no += 1) await change(here, { currentPassword: 'wrong', password: fresh })
    const right = { currentPassword: testPassword, password: fresh }
    expect((await change(here, right)).json().code).toBe('auth/too-many-requests')
    expect((await change(there, right)).statusCode).toBe(200)
  })

  test('is not refused after strangers’ guesses at the sign-in', async () => {
    const here = await signedInAs(site.app, sara)
    for (let no = 1; no <= 11; no += 1) await signIn('wrong')
    const right = { currentPassword: testPassword, password: fresh }
    expect((await change(here, right)).statusCode).toBe(200)
    // The network of all these tests is asked for no captcha any more.
    site.pass(15)
  })

  test('sets the first password of a Google account shortly after a sign-in', async () => {
    const here = await signedInAs(site.app, sara)
    await site.database.owner.query({
      text: 'delete from identity_password where user_id = $1',
      values: [sara.id],
    })
    site.pass(6)
    expect((await change(here, { password: fresh })).json().code).toBe('auth/requires-recent-login')
    await site.database.owner.query({
      text: 'update user_session set proved_at = $2 where user_id = $1',
      values: [sara.id, site.services.now()],
    })
    expect((await change(here, { password: fresh })).statusCode).toBe(200)
    expect((await signIn(fresh)).statusCode).toBe(200)
  })
})

test('entering the password again makes a sign-in recent', async () => {
  const here = await signedInAs(site.app, sara)
  const prove = (password: string) =>
    site.post('/api/v1/user/me/session/reauthentication', { password }, here)
  expect((await prove('wrong')).json().code).toBe('auth/wrong-password')
  const { validUntil } = (await prove(testPassword)).json()
  expect(new Date(validUntil).getTime() - site.services.now().getTime()).toBe(5 * 60_000)
})

/** The services, with a check of passwords that takes so long that something else happens before it ends. */
function slowly(meanwhile: () => Promise<unknown>): Context {
  const { identity } = site.services
  const provider = {
    ...identity.provider,
    checkPassword: async (...asked: Parameters<typeof identity.provider.checkPassword>) => {
      const isRight = await identity.provider.checkPassword(...asked)
      await meanwhile()
      return isRight
    },
  }
  return {
    ...site.services,
    identity: { ...identity, provider },
    actor: { kind: 'guest' },
    locale: 'en',
    origin: { network: '198.51.100.9', userAgent: undefined },
    requestId: 'a request',
  }
}

describe('a sign-in whose password was checked a moment ago', () => {
  const credentials = () => ({ email: sara.email, password: testPassword })
  const sessions = () =>
    site.database.owner.query({ text: 'select id from user_session where user_id = $1', values: [sara.id] })

  test('begins no session once another password was set', async () => {
    const token = await mailedToken()
    const context = slowly(() => reset(token))
    await expect(signInUseCase(context, credentials())).rejects.toThrow('auth/invalid-credential')
    expect(await sessions()).toEqual([])
  })

  test('begins no session once the person was disabled', async () => {
    const context = slowly(() =>
      site.database.owner.query({
        text: 'update user_account set disabled_at = now() where id = $1',
        values: [sara.id],
      }),
    )
    await expect(signInUseCase(context, credentials())).rejects.toThrow('auth/user-disabled')
    expect(await sessions()).toEqual([])
  })

  test('asks for a second factor that was added meanwhile', async () => {
    const context = slowly(() =>
      site.database.owner.query({
        text: `insert into second_factor_phone (user_id, phone, enrolled_at) values ($1, '+966501234567', now())`,
        values: [sara.id],
      }),
    )
    const { answer } = await signInUseCase(context, credentials())
    expect(answer.code).toBe('auth/multi-factor-auth-required')
    expect(await sessions()).toEqual([])
  })
})
