import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  openSecondFactorWorld,
  statusAndCodeOf,
  type SecondFactorWorld,
  shownCode,
} from '../../testing/second-factor.ts'
import { stepOfCode } from './totp.ts'

// RFC 6238, appendix B, SHA-1, cut to six digits.
test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_234_567_890, '005924'],
  [20_000_000_000, '353130'],
])('at second %d of the epoch the code of the standard is %s', (second, code) => {
  const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
  const now = new Date(second * 1_000)
  expect(stepOfCode(code, { secret, now })).toBe(Math.floor(second / 30))
  expect(stepOfCode(code, { secret, now: new Date(now.getTime() + 30_000) })).toBe(Math.floor(second / 30))
  expect(stepOfCode(code, { secret, now: new Date(now.getTime() + 60_000) })).toBeUndefined()
})

describe('an authenticator app', () => {
  let world: SecondFactorWorld
  beforeAll(async () => {
    world = await openSecondFactorWorld()
  })
  afterAll(() => world.close())

  async function personWithApp() {
    const sara = await world.person()
    const { secret, uri } = (
      await world.call('POST', '/user/me/second-factor/totp', undefined, sara.headers)
    ).json<{ secret: string; uri: string }>()
    const confirm = (code: string) => world.ask('/me/second-factor/totp/confirmation', { code }, sara.headers)
    return { sara, secret, uri, confirm }
  }

  test('is enrolled with its first code and shows the name of the site', async () => {
    const { sara, secret, uri, confirm } = await personWithApp()
    expect(new URL(uri).searchParams.get('secret')).toBe(secret)
    expect(decodeURIComponent(uri)).toContain(`Qareeb:${sara.email}`)
    expect(statusAndCodeOf(await confirm('000000'))).toBe('400 auth/invalid-verification-code')

    const answer = await confirm(shownCode(secret, world.clock.now))
    expect(answer.json()).toMatchObject({ factors: { totp: {}, recoveryCodesLeft: 10 } })
    const stored = await world.database.owner.query<{ text: string }>({
      text: 'select second_factor_totp::text as text from second_factor_totp where user_id = $1',
      values: [sara.id],
    })
    expect(stored[0]?.text).not.toContain(Buffer.from(secret).toString('hex'))
  })

  test('signs in with each code once, that of the enrolment included', async () => {
    const { sara, secret, confirm } = await personWithApp()
    await confirm(shownCode(secret, world.clock.now))
    const resolve = async (code: string) =>
      statusAndCodeOf(await world.resolve({ ticket: await world.ticketOf(sara), method: 'totp', code }))

    expect(await resolve(shownCode(secret, world.clock.now))).toBe('400 auth/invalid-verification-code')
    world.pass(30)
    const code = shownCode(secret, world.clock.now)
    expect(await resolve(code)).toBe('200 signed-in')
    expect(await resolve(code)).toBe('400 auth/invalid-verification-code')
    const late = shownCode(secret, new Date(world.clock.now.getTime() - 60_000))
    expect(await resolve(late)).toBe('400 auth/invalid-verification-code')
  })

  test('gives no codes that sign in another person', async () => {
    const { secret, confirm } = await personWithApp()
    await confirm(shownCode(secret, world.clock.now))
    const { sara, secret: other, confirm: confirmOther } = await personWithApp()
    await confirmOther(shownCode(other, world.clock.now))
    world.pass(60)
    const code = shownCode(secret, world.clock.now)
    const answer = await world.resolve({ ticket: await world.ticketOf(sara), method: 'totp', code })
    expect(statusAndCodeOf(answer)).toBe('400 auth/invalid-verification-code')
  })

  test('is removed by the person', async () => {
    const { sara, secret, confirm } = await personWithApp()
    await confirm(shownCode(secret, world.clock.now))
    const removed = await world.call('DELETE', '/user/me/second-factor/totp', undefined, sara.headers)
    expect(removed.json()).toMatchObject({ totp: null, recoveryCodesLeft: 0 })
    expect((await world.signIn(sara)).json()).toMatchObject({ code: 'signed-in' })
  })
})
