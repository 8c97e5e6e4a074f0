import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newLinkToken } from '../ground/link-token.ts'
import { inTransaction } from '../ground/use-case.ts'
import { embeddedProvider } from '../platform/identity/embedded/embedded-provider.ts'
import { firebaseProvider } from '../platform/identity/firebase/firebase-provider.ts'
import { openIdentityToolkit } from '../platform/identity/firebase/identity-toolkit.ts'
import { addUser, signedInAs } from '../testing/accounts.ts'
import { freshDatabase, type TestDatabase } from '../testing/database.ts'
import { checkIdentityProvider } from '../testing/outside/identity-providers.ts'
import { startToolkit, type TestToolkit } from '../testing/outside/identity-toolkit.ts'
import { runTasks } from '../testing/run-tasks.ts'
import { openTestApp, testServices } from '../testing/test-app.ts'
import { forwardAddress } from './email-links/forward-address.ts'

const now = () => new Date()
let database: TestDatabase
let toolkit: TestToolkit
beforeAll(async () => {
  database = await freshDatabase()
  toolkit = await startToolkit()
})
afterAll(async () => {
  await toolkit.close()
  await database.drop()
})

const addAccount = async (userId: string, email: string) => {
  await database.owner.query({
    text: 'insert into user_account (id, identity_subject, email) values ($1::uuid, $1::text, $2)',
    values: [userId, email],
  })
}

/** Somebody who is known nowhere yet. */
function newPerson() {
  const userId = crypto.randomUUID()
  return { userId, subject: userId, email: `${userId}@qareeb.example` }
}

describe('the embedded provider', () => {
  checkIdentityProvider(() => ({ provider: embeddedProvider({ now }), db: database.db, addAccount }))
})

describe('Firebase', () => {
  const open = () => firebaseProvider(openIdentityToolkit(toolkit.config, now))
  checkIdentityProvider(() => ({ provider: open(), db: database.db, addAccount }))

  it('reports an address that belongs to an unknown Firebase account', async () => {
    const email = `${crypto.randomUUID()}@qareeb.example`
    const stranger = await open().prepareAccount({
      userId: crypto.randomUUID(),
      email,
      password: 'Palm-7-trees',
    })
    const ours = await open().prepareAccount({ userId: crypto.randomUUID(), email, password: 'Palm-7-trees' })
    expect([stranger.isTaken, ours.isTaken]).toEqual([false, true])
    await ours.discard()
    const again = await open().prepareAccount({
      userId: crypto.randomUUID(),
      email,
      password: 'Palm-7-trees',
    })
    expect(again.isTaken).toBe(true)
  })

  it('asks for the token of administrators once an hour', async () => {
    const provider = open()
    const before = toolkit.tokensGiven()
    const person = { userId: 'x', subject: 'nobody', email: 'nobody@qareeb.example' }
    await provider.hasPassword(database.db, person)
    await provider.hasPassword(database.db, person)
    expect(toolkit.tokensGiven() - before).toBe(1)
  })

  it.each([
    ['TOO_MANY_ATTEMPTS_TRY_LATER : Access was disabled.', 'auth/too-many-requests'],
    ['USER_DISABLED', 'auth/user-disabled'],
  ])('tells people what is meant by %s', async (message, code) => {
    toolkit.refuseNext(message)
    await expect(open().checkPassword(database.db, undefined, 'x')).rejects.toMatchObject({ code })
  })

  it('checks the password of a person for whom it requires a factor of its own, without beginning a session', async () => {
    const person = newPerson()
    await open().prepareAccount({ ...person, password: 'Palm-7-trees' })
    toolkit.change(person.userId, { needsSecondFactor: true })
    const check = (isSignedIn: boolean, password: string) =>
      open().checkPassword(database.db, person, password, { isSignedIn })
    expect(await check(false, 'Palm-7-trees')).toBe(false)
    expect(await check(true, 'Palm-7-trees')).toBe(true)
    expect(await check(true, 'wrong')).toBe(false)
  })

  it('receives a changed or confirmed address a moment later', async () => {
    const person = newPerson()
    await open().prepareAccount({ ...person, password: 'Palm-7-trees' })
    await addAccount(person.userId, `new-${person.email}`)
    await database.owner.query({
      text: 'update user_account set email_verified_at = now() where id = $1',
      values: [person.userId],
    })
    const { services } = testServices({ db: database.db, config: { firebase: toolkit.config } })
    await inTransaction(services, (services) => forwardAddress(services, person.userId))
    await runTasks(services)
    const known = await openIdentityToolkit(toolkit.config, now).find(person.userId)
    expect(known).toMatchObject({ email: `new-${person.email}`, emailVerified: true })
  })

  it('is unavailable when Firebase is', async () => {
    const away = { ...toolkit.config, baseUrl: 'http://127.0.0.1:9' }
    const provider = firebaseProvider(openIdentityToolkit(away, now))
    await expect(provider.checkPassword(database.db, undefined, 'x')).rejects.toMatchObject({
      code: 'server.unavailable',
    })
  })
})

describe('signing up with Firebase behind', () => {
  const consents = { terms: true, privacy: true, adult: true, news: false }
  const open = () => openTestApp({ db: database.db, config: { firebase: toolkit.config } })
  const signUp = (app: Awaited<ReturnType<typeof open>>['app'], email: string) =>
    app.inject({
      method: 'POST',
      url: '/api/v1/user/signup',
      payload: {
        userType: 'job-seeker',
        email,
        password: 'Palm-trees-at-noon-7',
        firstName: 'S',
        lastName: 'H',
        consents,
      },
    })

  it('makes an account that signs in, and answers the same for an address with one', async () => {
    const { app } = await open()
    const email = `${crypto.randomUUID()}@qareeb.example`
    const answers = [await signUp(app, email), await signUp(app, email)]
    const alike = [201, '{"status":"check-mail"}']
    expect(answers.map(({ statusCode, body }) => [statusCode, body])).toEqual([alike, alike])
    const payload = { email, password: 'Palm-trees-at-noon-7' }
    const signedIn = await app.inject({ method: 'POST', url: '/api/v1/user/session', payload })
    expect(signedIn.json()).toMatchObject({ code: 'signed-in', user: { email } })
    const options = await app.inject('/api/v1/user/session/options')
    expect(options.json()).toMatchObject({ provider: 'firebase' })
    await app.close()
  })

  it('leaves nothing at Firebase for the holder of an address who never had a password', async () => {
    const { app } = await open()
    const googleOnly = await addUser(database.owner, { password: null })
    expect((await signUp(app, googleOnly.email)).statusCode).toBe(201)
    const provider = firebaseProvider(openIdentityToolkit(toolkit.config, now))
    const { isTaken } = await provider.prepareAccount({
      ...googleOnly,
      userId: googleOnly.id,
      password: 'Palm-7-trees',
    })
    expect(isTaken).toBe(false)
    await app.close()
  })

  it('fails with an error when Firebase reports the address as in use', async () => {
    const { app } = await open()
    const email = `${crypto.randomUUID()}@qareeb.example`
    const provider = firebaseProvider(openIdentityToolkit(toolkit.config, now))
    await provider.prepareAccount({ userId: crypto.randomUUID(), email, password: 'Palm-7-trees' })
    const answer = await signUp(app, email)
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'auth/email-already-in-use'])
    await app.close()
  })
})

describe('while Firebase is down', () => {
  const away = () => ({ ...toolkit.config, baseUrl: 'http://127.0.0.1:9' })
  /** Somebody with a session, who signed in while it was there. */
  async function visitor() {
    const person = { ...(await addUser(database.owner)), password: 'Palm-trees-at-noon-7' }
    const provider = firebaseProvider(openIdentityToolkit(toolkit.config, now))
    await provider.setPassword({ ...person, userId: person.id, subject: person.id }, person.password)
    const there = await openTestApp({ db: database.db, config: { firebase: toolkit.config } })
    const headers = await signedInAs(there.app, person)
    await there.app.close()
    const { app } = await openTestApp({ db: database.db, config: { firebase: away() } })
    return { person, headers, app }
  }

  it('the own profile is shown and changed', async () => {
    const { headers, app } = await visitor()
    const url = '/api/v1/user/me'
    const shown = await app.inject({ url, headers })
    expect([shown.statusCode, shown.json().hasPassword]).toEqual([200, true])
    const changed = await app.inject({ method: 'PATCH', url, headers, payload: { firstName: 'Sarah' } })
    expect([changed.statusCode, changed.json().firstName]).toEqual([200, 'Sarah'])
    await app.close()
  })

  it('an account under deletion stays whole, and is deleted later', async () => {
    const { headers, app } = await visitor()
    const request = { method: 'DELETE', url: '/api/v1/user/me', headers } as const
    expect((await app.inject(request)).statusCode).toBe(503)
    await app.close()

    const back = await openTestApp({ db: database.db, config: { firebase: toolkit.config } })
    expect((await back.app.inject({ url: '/api/v1/user/me', headers })).statusCode).toBe(200)
    expect((await back.app.inject(request)).statusCode).toBe(204)
    await back.app.close()
  })

  it('a link to set a new password stays good', async () => {
    const { person, app } = await visitor()
    const { token, hash } = newLinkToken()
    await database.owner.query({
      text: `
        insert into identity_link (token_hash, kind, user_id, email, created_at, expires_at)
        values ($1, 'reset-password', $2, $3, now(), now() + interval '1 hour')`,
      values: [hash, person.id, person.email],
    })
    const payload = { token, password: 'Sand-dunes-at-dusk-8' }
    const request = { method: 'POST', url: '/api/v1/user/password-reset', payload } as const
    expect((await app.inject(request)).statusCode).toBe(503)
    await app.close()

    const back = await openTestApp({ db: database.db, config: { firebase: toolkit.config } })
    expect((await back.app.inject(request)).statusCode).toBe(200)
    await back.app.close()
  })
})
