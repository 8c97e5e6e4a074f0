import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type IdentityToolkit,
  openIdentityToolkit,
} from '../../platform/identity/firebase/identity-toolkit.ts'
import { startToolkit, type TestToolkit } from '../../testing/outside/identity-toolkit.ts'
import { openSecondFactorWorld, type SecondFactorWorld } from '../../testing/second-factor.ts'

let toolkit: TestToolkit
let firebase: IdentityToolkit
let world: SecondFactorWorld
beforeAll(async () => {
  toolkit = await startToolkit()
  firebase = openIdentityToolkit(toolkit.config, () => new Date())
  world = await openSecondFactorWorld({ firebase: toolkit.config })
  // Our signature for Google is valid for an hour, by its clock.
  world.clock.now = new Date()
})
afterAll(async () => {
  await world.close()
  await toolkit.close()
})

const password = 'Palm-trees-at-noon-7'

async function mailedToken(email: string): Promise<string> {
  const mails = await world.messagesTo(email)
  return /token=([\w-]+)/.exec(mails.at(-1)?.text ?? '')?.[1] ?? ''
}

/** Somebody who has just registered, with the passwords at Firebase, and has opened no link yet. */
async function register() {
  const email = `${crypto.randomUUID()}@qareeb.example`
  const consents = { terms: true, privacy: true, adult: true, news: false }
  const names = { firstName: 'Sara', lastName: 'Al-Harbi' }
  await world.ask('/signup', { userType: 'job-seeker', email, password, ...names, consents })
  const session = (await world.signIn({ email, password })).json<{ token: string; user: { id: string } }>()
  return { email, id: session.user.id, headers: { authorization: `Bearer ${session.token}` } }
}

test('sends a confirmed address to Firebase', async () => {
  const sara = await register()
  expect(await firebase.find(sara.id)).toMatchObject({ emailVerified: false })
  await world.call('POST', '/user/verify-email', { token: await mailedToken(sara.email) }, sara.headers)
  await world.messagesTo(sara.email)
  expect(await firebase.find(sara.id)).toMatchObject({ email: sara.email, emailVerified: true })
})

test('sends Firebase a password that was set by a mailed link, which confirms the address', async () => {
  const sara = await register()
  await world.ask('/forgot-password', { email: sara.email })
  const token = await mailedToken(sara.email)
  await world.ask('/password-reset', { token, password: 'Sand-dunes-at-dusk-8' })
  await world.messagesTo(sara.email)
  expect(await firebase.find(sara.id)).toMatchObject({ emailVerified: true })
})

test('sends Firebase an address once it is confirmed', async () => {
  const sara = await register()
  const email = `new-${sara.email}`
  const asked = await world.call(
    'PATCH',
    '/user/me/email',
    { email, currentPassword: password },
    sara.headers,
  )
  expect(asked.statusCode).toBe(200)
  const token = await mailedToken(email)
  expect(await firebase.find(sara.id)).toMatchObject({ email: sara.email })
  await world.call('POST', '/user/change-email/confirmation', { token }, sara.headers)
  await world.messagesTo(email)
  expect(await firebase.find(sara.id)).toMatchObject({ email })
})
