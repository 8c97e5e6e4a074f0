import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { emulatorConfigOf } from '../../server/platform/identity/firebase/firebase-config.ts'
import { firebaseProvider } from '../../server/platform/identity/firebase/firebase-provider.ts'
import { openIdentityToolkit } from '../../server/platform/identity/firebase/identity-toolkit.ts'
import { cookieOf } from '../../server/testing/identity-site.ts'
import { checkIdentityProvider } from '../../server/testing/outside/identity-providers.ts'
import {
  openSecondFactorWorld,
  statusAndCodeOf,
  type SecondFactorWorld,
  shownCode,
} from '../../server/testing/second-factor.ts'

const firebase = emulatorConfigOf(inject('firebaseHost'), { apiKey: 'any-key', authDomain: undefined })
const toolkit = openIdentityToolkit(firebase, () => new Date())
let world: SecondFactorWorld
beforeAll(async () => {
  world = await openSecondFactorWorld({ firebase })
})
afterAll(() => world.close())

describe('Firebase', () => {
  checkIdentityProvider(() => ({
    provider: firebaseProvider(toolkit),
    db: world.database.db,
    addAccount: () => Promise.resolve(),
  }))
})

const consents = { terms: true, privacy: true, adult: true, news: false }
const password = 'Palm-trees-at-noon-7'

async function signUp(email: string) {
  const names = { firstName: 'Sara', lastName: 'Al-Harbi' }
  return world.ask('/signup', { userType: 'job-seeker', email, password, ...names, consents })
}

/** Signs in at Firebase, as its own client does. @returns the ID token */
async function signInThere(email: string): Promise<string> {
  const answer = await fetch(`${firebase.baseUrl}/v1/accounts:signInWithPassword?key=${firebase.apiKey}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password, returnSecureToken: true }),
  })
  // https://cloud.google.com/identity-platform/docs/reference/rest/v1/accounts/signInWithPassword
  return ((await answer.json()) as { idToken: string }).idToken
}

/** The text after `token=` in the latest mail. */
async function mailedToken(email: string): Promise<string> {
  const mails = await world.messagesTo(email)
  return /token=([\w-]+)/.exec(mails.at(-1)?.text ?? '')?.[1] ?? ''
}

describe('the site, with the passwords at Firebase', () => {
  it('registers, confirms, signs in, sets a new password and asks for a second factor', async () => {
    const email = `${crypto.randomUUID()}@qareeb.example`
    const signedUp = await signUp(email)
    expect(signedUp.statusCode).toBe(201)
    const browser = { cookie: cookieOf(signedUp) }
    const verified = await world.ask('/verify-email', { token: await mailedToken(email) }, browser)
    expect(verified.json()).toMatchObject({ email, session: { user: { emailVerified: true } } })
    expect(statusAndCodeOf(await world.signIn({ email, password: 'wrong' }))).toBe(
      '401 auth/invalid-credential',
    )

    await world.ask('/forgot-password', { email })
    const token = await mailedToken(email)
    expect((await world.ask('/password-reset', { token, password: 'Sand-dunes-at-dusk-8' })).statusCode).toBe(
      200,
    )
    expect(statusAndCodeOf(await world.signIn({ email, password }))).toBe('401 auth/invalid-credential')
    const session = await world.signIn({ email, password: 'Sand-dunes-at-dusk-8' })
    expect(statusAndCodeOf(session)).toBe('200 signed-in')

    const headers = { authorization: `Bearer ${session.json<{ token: string }>().token}` }
    const enrolled = await world.call('POST', '/user/me/second-factor/totp', undefined, headers)
    const { secret } = enrolled.json<{ secret: string }>()
    await world.ask(
      '/me/second-factor/totp/confirmation',
      { code: shownCode(secret, world.clock.now) },
      headers,
    )
    world.pass(30)
    const asked = await world.signIn({ email, password: 'Sand-dunes-at-dusk-8' })
    expect(statusAndCodeOf(asked)).toBe('200 auth/multi-factor-auth-required')
    const { ticket } = asked.json<{ ticket: string }>()
    const code = shownCode(secret, world.clock.now)
    expect(statusAndCodeOf(await world.resolve({ ticket, method: 'totp', code }))).toBe('200 signed-in')
  })

  it('accepts a token of its own client, until another password is set', async () => {
    world.clock.now = new Date()
    const email = `${crypto.randomUUID()}@qareeb.example`
    await signUp(email)
    const idToken = await signInThere(email)
    const exchanged = await world.ask('/session/firebase', { idToken })
    expect(exchanged.json()).toMatchObject({ code: 'signed-in', user: { email } })
    const { user } = exchanged.json<{ user: { id: string } }>()
    expect(statusAndCodeOf(await world.ask('/session/firebase', { idToken: `${idToken}x` }))).toBe(
      '401 auth/invalid-credential',
    )

    // Firebase stores seconds: two events in one second have no order.
    const exchangeAfterChange = async () => {
      await toolkit.update(user.id, { password: 'Sand-dunes-at-dusk-8' })
      return statusAndCodeOf(await world.ask('/session/firebase', { idToken }))
    }
    await expect.poll(exchangeAfterChange, { timeout: 5_000 }).toBe('401 auth/invalid-credential')
  })

  it('answers the same for an address with an account', async () => {
    const email = `${crypto.randomUUID()}@qareeb.example`
    const answers = [await signUp(email), await signUp(email)]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201])
  })

  it('leaves nothing at Firebase of an account that was deleted', async () => {
    const email = `${crypto.randomUUID()}@qareeb.example`
    await signUp(email)
    const session = (await world.signIn({ email, password })).json<{ token: string; user: { id: string } }>()
    expect(await toolkit.find(session.user.id)).toMatchObject({ email })
    const headers = { authorization: `Bearer ${session.token}` }
    expect((await world.call('DELETE', '/user/me', undefined, headers)).statusCode).toBe(204)
    expect(await toolkit.find(session.user.id)).toBeUndefined()
  })
})
