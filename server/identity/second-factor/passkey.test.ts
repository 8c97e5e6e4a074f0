import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestPasskey, testPasskey } from '../../testing/outside/passkey.ts'
import {
  openSecondFactorWorld,
  statusAndCodeOf,
  type SecondFactorWorld,
} from '../../testing/second-factor.ts'

let world: SecondFactorWorld
beforeAll(async () => {
  world = await openSecondFactorWorld()
})
afterAll(() => world.close())

type Person = Awaited<ReturnType<SecondFactorWorld['person']>>

const optionsFor = async ({ headers }: Person) =>
  (await world.call('POST', '/user/me/second-factor/passkeys/options', undefined, headers)).json<{
    challenge: string
    excludeCredentials: unknown[]
  }>()

const add = ({ headers }: Person, passkey: Record<string, unknown>) =>
  world.ask('/me/second-factor/passkeys', { name: 'Work laptop', passkey }, headers)

async function personWithPasskey() {
  const sara = await world.person()
  const device = testPasskey()
  const added = await add(sara, device.create(await optionsFor(sara)))
  return { sara, device, added }
}

/** A sign-in that waits for a passkey. */
async function askedFor(sara: Person) {
  const ticket = await world.ticketOf(sara)
  const answer = await world.ask('/session/second-factor/passkey', { ticket })
  const options = answer.json<{ challenge: string; allowCredentials: unknown[] }>()
  return {
    options,
    resolve: async (passkey: ReturnType<TestPasskey['sign']>) =>
      statusAndCodeOf(await world.resolve({ ticket, method: 'passkey', passkey })),
  }
}

test('a passkey is enrolled, listed and signs in', async () => {
  const { sara, device, added } = await personWithPasskey()
  expect(added.json()).toMatchObject({
    factors: { passkeys: [{ name: 'Work laptop', lastUsedAt: null }], recoveryCodesLeft: 10 },
  })
  expect((await world.signIn(sara)).json()).toMatchObject({ methods: ['passkey', 'recovery-code'] })

  const { options, resolve } = await askedFor(sara)
  expect(options.allowCredentials).toHaveLength(1)
  expect(await resolve(device.sign(options))).toBe('200 signed-in')
  const factors = await world.call('GET', '/user/me/second-factor', undefined, sara.headers)
  expect(factors.json().passkeys).toMatchObject([{ lastUsedAt: world.clock.now.toISOString() }])
  expect((await optionsFor(sara)).excludeCredentials).toHaveLength(1)
})

test('refuses the answer to another question, from another site, of another device, and of a copy', async () => {
  const { sara, device } = await personWithPasskey()
  const first = await askedFor(sara)
  const { options, resolve } = await askedFor(sara)
  const refused = '400 auth/invalid-verification-code'
  expect(await resolve(device.sign(first.options))).toBe(refused)
  expect(await resolve(device.sign(options, { origin: 'https://evil.example' }))).toBe(refused)
  expect(await resolve(testPasskey().sign(options))).toBe(refused)
  expect(await resolve(device.sign(options, { counter: 9 }))).toBe('200 signed-in')

  const later = await askedFor(sara)
  expect(await later.resolve(device.sign(later.options, { counter: 8 }))).toBe(refused)
})

test('refuses to enrol an unrequested answer, a second use, and an invalid key', async () => {
  const { sara, device } = await personWithPasskey()
  const answer = device.create({ challenge: 'bm90aGluZw' })
  expect(statusAndCodeOf(await add(sara, answer))).toBe('400 auth/missing-verification-id')
  await optionsFor(sara)
  expect(statusAndCodeOf(await add(sara, answer))).toBe('400 auth/invalid-verification-code')
  expect(statusAndCodeOf(await add(sara, {}))).toBe('400 auth/invalid-verification-code')
  expect(statusAndCodeOf(await add(sara, { id: 'x', response: { clientDataJSON: 3 } }))).toBe(
    '400 auth/invalid-verification-code',
  )
})

test('answers a passkey that was never asked for with its own code', async () => {
  const { sara, device } = await personWithPasskey()
  const ticket = await world.ticketOf(sara)
  const passkey = device.sign({ challenge: 'bm90aGluZw' })
  expect(statusAndCodeOf(await world.resolve({ ticket, method: 'passkey', passkey }))).toBe(
    '400 auth/missing-verification-id',
  )
})

test('is removed by its owner alone', async () => {
  const { sara, added } = await personWithPasskey()
  const [{ id }] = added.json<{ factors: { passkeys: [{ id: string }] } }>().factors.passkeys
  const huda = await world.person({ firstName: 'Huda' })
  const path = `/user/me/second-factor/passkeys/${id}`
  expect(statusAndCodeOf(await world.call('DELETE', path, undefined, huda.headers))).toBe(
    '404 secondFactor.notFound',
  )
  const removed = await world.call('DELETE', path, undefined, sara.headers)
  expect(removed.json()).toMatchObject({ passkeys: [], recoveryCodesLeft: 0 })
})
