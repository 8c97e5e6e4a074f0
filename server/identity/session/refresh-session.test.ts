import { legalVersion } from '@qareeb/contract/users'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addUser, testPassword } from '../../testing/accounts.ts'
import { cookieOf, type IdentitySite, openIdentitySite, ownPages } from '../../testing/identity-site.ts'

let site: IdentitySite
beforeAll(async () => {
  site = await openIdentitySite()
})
afterAll(() => site.close())

/** Signs somebody new in and gives the first refresh cookie. */
async function signInAnew() {
  const sara = await addUser(site.database.owner)
  const answer = await site.post('/api/v1/user/session', { email: sara.email, password: testPassword })
  return { sara, cookie: cookieOf(answer), token: String(answer.json().token) }
}

const refresh = (cookie: string, headers: Record<string, string> = ownPages) =>
  site.post('/api/v1/user/session/refresh', undefined, { ...headers, cookie })

const isSignedIn = async (token: string) =>
  (await site.get('/api/v1/user/me/sessions', { authorization: `Bearer ${token}` })).statusCode === 200

describe('refreshing', () => {
  test('gives a new token and the next cookie while the person returns within a month', async () => {
    let { cookie } = await signInAnew()
    for (const days of [29, 29]) {
      site.pass(days * 24 * 60)
      const answer = await refresh(cookie)
      expect(await isSignedIn(answer.json().token)).toBe(true)
      cookie = cookieOf(answer)
    }
    site.pass(30 * 24 * 60)
    expect((await refresh(cookie)).json().code).toBe('auth/session-ended')
  })

  test('ends after half a year, however often the person returns', async () => {
    let { cookie } = await signInAnew()
    for (let month = 1; month <= 6; month += 1) {
      site.pass(29 * 24 * 60)
      cookie = cookieOf(await refresh(cookie))
    }
    site.pass(6 * 24 * 60)
    expect((await refresh(cookie)).json().code).toBe('auth/session-ended')
  })

  test('announces new legal texts to a signed-in person once', async () => {
    const { sara, cookie: first } = await signInAnew()
    await site.database.owner.query({
      text: `insert into user_consent (user_id, kind, version) values ($1, 'terms', '2026-01-01')`,
      values: [sara.id],
    })
    const told = await refresh(first)
    const later = await refresh(cookieOf(told))

    expect(told.json().newLegalVersion).toBe(legalVersion)
    expect(later.json().newLegalVersion).toBeUndefined()
  })

  test('serves two tabs that send the same cookie at the same time', async () => {
    const { cookie } = await signInAnew()
    const answers = await Promise.all([refresh(cookie), refresh(cookie)])

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    const renewed = answers.filter(({ headers }) => headers['set-cookie'] !== undefined)
    expect(renewed).toHaveLength(1)
    for (const answer of renewed) expect((await refresh(cookieOf(answer))).statusCode).toBe(200)
  })

  test('ends the session when a cookie comes after its successor was used', async () => {
    const { cookie: first, token } = await signInAnew()
    const second = cookieOf(await refresh(first))
    const third = cookieOf(await refresh(second))

    expect((await refresh(first)).json().code).toBe('auth/session-ended')
    expect((await refresh(third)).json().code).toBe('auth/session-ended')
    expect(await isSignedIn(token)).toBe(false)
    const [event] = await site.database.owner.query<{ outcome: string }>({
      text: `select outcome from audit_event where action = 'session.reuse'`,
    })
    expect(event?.outcome).toBe('refused')
  })

  test('accepts the cookie again after a lost answer, and ends the session when the lost cookie is sent', async () => {
    const { cookie: first } = await signInAnew()
    const lost = cookieOf(await refresh(first))
    site.pass(10)

    const again = await refresh(first)
    expect(again.statusCode).toBe(200)
    expect((await refresh(lost)).json().code).toBe('auth/session-ended')
    expect((await refresh(cookieOf(again))).json().code).toBe('auth/session-ended')
  })

  test.each([
    ['no cookie', ''],
    ['a cookie of another site', '__Host-other=1'],
    ['half a cookie', '__Host-qareeb=abc'],
  ])('is refused with %s', async (_what, cookie) => {
    expect((await refresh(cookie)).json().code).toBe('auth/session-ended')
  })

  test('is refused with a cookie that somebody made up or altered', async () => {
    const { cookie } = await signInAnew()
    const later = cookie.replace(/\.1\./, '.2.')
    const flipped = cookie.slice(0, -1) + (cookie.endsWith('A') ? 'B' : 'A')
    for (const altered of [later, flipped])
      expect((await refresh(altered)).json().code).toBe('auth/session-ended')
    expect((await refresh(cookie)).statusCode).toBe(200)
  })

  test('is refused to somebody who was disabled', async () => {
    const { sara, cookie } = await signInAnew()
    await site.database.owner.query({
      text: 'update user_account set disabled_at = now() where id = $1',
      values: [sara.id],
    })
    expect((await refresh(cookie)).json().code).toBe('auth/user-disabled')
  })
})

describe('calls that read the cookie', () => {
  const [name, value] = Object.entries(ownPages)[0] ?? ['', '']
  const origin = 'https://qareeb.example'
  test.each([
    ['a page of ours', { ...ownPages }, 200],
    ['an older browser on a page of ours', { [name]: value, origin }, 200],
    ['a form of another site', { 'sec-fetch-site': 'cross-site' }, 403],
    ['a script of another site', { [name]: value, 'sec-fetch-site': 'cross-site', origin }, 403],
    ['a page of a sister site', { [name]: value, 'sec-fetch-site': 'same-site' }, 403],
    ['an older browser elsewhere', { [name]: value, origin: 'https://evil.example' }, 403],
    ['nobody knows where', { [name]: value }, 403],
    ['a page of ours without the header', { 'sec-fetch-site': 'same-origin' }, 403],
  ])('from %s', async (_where, headers, status) => {
    const { cookie } = await signInAnew()
    expect((await refresh(cookie, headers)).statusCode).toBe(status)
  })

  test('with a form or plain text as body are refused', async () => {
    const { cookie } = await signInAnew()
    const answer = await site.app.inject({
      method: 'POST',
      url: '/api/v1/user/session/refresh',
      headers: { ...ownPages, cookie, 'content-type': 'text/plain' },
      payload: '{}',
    })
    expect(answer.statusCode).toBe(415)
  })

  test('over plain http on this machine the cookie has no prefix, since browsers would drop it', async () => {
    const local = await openIdentitySite({ publicOrigin: 'http://localhost:3000' })
    const sara = await addUser(local.database.owner)
    const answer = await local.post('/api/v1/user/session', { email: sara.email, password: testPassword })
    const again = await local.post('/api/v1/user/session/refresh', undefined, {
      ...ownPages,
      cookie: cookieOf(answer),
    })
    await local.close()
    expect(String(answer.headers['set-cookie'])).toMatch(
      /^qareeb=[\w.-]+; Path=\/; HttpOnly; SameSite=Lax; Max-Age/,
    )
    expect(again.statusCode).toBe(200)
  })
})

describe('signing out', () => {
  const signOut = (headers: Record<string, string>) =>
    site.app.inject({ method: 'DELETE', url: '/api/v1/user/session', headers: { ...ownPages, ...headers } })

  test('ends the session at the next request and takes the cookie away', async () => {
    const { cookie, token } = await signInAnew()
    const answer = await signOut({ cookie })

    expect(answer.statusCode).toBe(204)
    expect(answer.headers['set-cookie']).toMatch(/^__Host-qareeb=; .*Max-Age=0$/)
    expect(await isSignedIn(token)).toBe(false)
    expect((await refresh(cookie)).statusCode).toBe(401)
  })

  test('works by the token alone, and also without a session', async () => {
    const { token } = await signInAnew()
    expect((await signOut({ authorization: `Bearer ${token}` })).statusCode).toBe(204)
    expect(await isSignedIn(token)).toBe(false)
    expect((await signOut({})).statusCode).toBe(204)
  })

  test('cannot be caused by another site', async () => {
    const { cookie } = await signInAnew()
    expect((await signOut({ cookie, 'sec-fetch-site': 'cross-site' })).json().code).toBe('request.forbidden')
    expect((await refresh(cookie)).statusCode).toBe(200)
  })
})

describe('the list of sessions', () => {
  const android = 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36'
  const signInWith = async (email: string, agent: string) => {
    const answer = await site.post(
      '/api/v1/user/session',
      { email, password: testPassword },
      { 'user-agent': agent },
    )
    return { authorization: `Bearer ${answer.json().token}` }
  }

  test('names the device in words and the network without the household', async () => {
    const sara = await addUser(site.database.owner)
    const { items } = (
      await site.get('/api/v1/user/me/sessions', await signInWith(sara.email, android))
    ).json()
    expect(items).toMatchObject([{ device: 'Chrome · Android', network: null, isCurrent: true }])
  })

  test('ends one session, or all but this one; those of somebody else do not exist', async () => {
    const sara = await addUser(site.database.owner)
    const [here, there, elsewhere] = [
      await signInWith(sara.email, android),
      await signInWith(sara.email, android),
      await signInWith(sara.email, android),
    ]
    const omar = await signInWith((await addUser(site.database.owner)).email, android)
    const list = async () => (await site.get('/api/v1/user/me/sessions', here)).json().items
    const other = (await list()).find(({ isCurrent }: { isCurrent: boolean }) => !isCurrent)
    const end = (headers: Record<string, string>, path = '') =>
      site.app.inject({ method: 'DELETE', url: `/api/v1/user/me/sessions${path}`, headers })

    expect((await end(omar, `/${other.id}`)).json().code).toBe('session.notFound')
    expect((await end(here, `/${other.id}`)).statusCode).toBe(204)
    expect(await list()).toHaveLength(2)
    expect((await end(here)).json()).toEqual({ ended: 1 })
    expect(await list()).toMatchObject([{ isCurrent: true }])
    for (const gone of [there, elsewhere])
      expect((await site.get('/api/v1/user/me/sessions', gone)).json().code).toBe('auth/session-ended')
  })

  test('is reported by mail when a new browser signs in, but not at the first sign-in', async () => {
    const sara = await addUser(site.database.owner)
    const signIn = (cookie: string) => {
      const payload = { email: sara.email, password: testPassword }
      return site.post('/api/v1/user/session', payload, { 'user-agent': android, cookie })
    }
    const first = await signIn('')
    const [, mark = ''] = [first.headers['set-cookie']].flat().map((cookie) => cookie?.split(';')[0])
    await signIn(`other=1; ${mark}`)
    expect(await site.mailsTo(sara.email)).toEqual([])

    // Of the same make, which millions have.
    await signIn(mark.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')))
    const [mail] = await site.mailsTo(sara.email)
    expect(mail?.text).toContain('Chrome · Android')
    const [row] = await site.database.owner.query<{ text: string }>({
      text: 'select json_agg(identity_device)::text as text from identity_device',
    })
    expect(row?.text).not.toContain(mark.split('=')[1])
  })
})
