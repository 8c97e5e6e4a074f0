import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testPassword } from '../../testing/accounts.ts'
import {
  addPersonWithPhone,
  openSecondFactorWorld,
  statusAndCodeOf,
  type SecondFactorWorld,
} from '../../testing/second-factor.ts'

let world: SecondFactorWorld
beforeAll(async () => {
  world = await openSecondFactorWorld()
})
afterAll(() => world.close())

let phones = 0
/** A mobile that no other test writes to. */
const newPhone = () => `+96650${1_234_560 + (phones += 1)}`

/** A sign-in that waits for the code that its phone has just received. */
async function waitingSignIn() {
  const sara = await addPersonWithPhone(world, newPhone())
  const ticket = await world.ticketOf(sara)
  await world.sendCode(ticket)
  return { sara, ticket, code: await world.codeTo(sara.phone) }
}

/** Any code but this one. */
const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

describe('enrolling a phone', () => {
  test('takes a code that the phone received, gives ten recovery codes, and mails the person', async () => {
    const sara = await world.person()
    const phone = newPhone()
    const sent = await world.enrol(phone.replace('+966', '0'), sara.headers)
    expect(sent.json()).toEqual({
      phoneHint: `•••• ${phone.slice(-4)}`,
      resendAt: new Date(world.clock.now.getTime() + 60_000).toISOString(),
    })

    const answer = await world.confirm(await world.codeTo(phone), sara.headers)
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({
      factors: {
        phone: { hint: `•••• ${phone.slice(-4)}` },
        totp: null,
        passkeys: [],
        recoveryCodesLeft: 10,
      },
    })
    expect(new Set(answer.json().recoveryCodes).size).toBe(10)
    expect((await world.messagesTo(sara.email)).at(-1)?.subject).toContain('Two-step verification')
    expect(world.logged.join('')).not.toContain(phone)
  })

  test('needs a confirmed address, a recent sign-in, a solved captcha and a mobile number', async () => {
    const omar = await world.person({ firstName: 'Omar', emailVerified: false })
    expect(statusAndCodeOf(await world.enrol(newPhone(), omar.headers))).toBe('403 auth/unverified-email')

    const sara = await world.person()
    const unsolved = { phone: newPhone(), captcha: 'guessed' }
    const answer = await world.ask('/me/second-factor/phone', unsolved, sara.headers)
    expect(statusAndCodeOf(answer)).toBe('403 auth/captcha-failed')
    const short = await world.enrol('05012', sara.headers)
    expect(short.json().errors).toMatchObject([{ path: 'phone', problem: 'phoneTooShort' }])
    const landline = await world.enrol('0114650000', sara.headers)
    expect(landline.json().errors).toMatchObject([{ path: 'phone', problem: 'invalid' }])

    world.pass(5 * 60)
    expect(statusAndCodeOf(await world.enrol(newPhone(), sara.headers))).toBe(
      '403 auth/requires-recent-login',
    )
    expect(statusAndCodeOf(await world.enrol(newPhone(), {}))).toBe('401 auth/unauthenticated')
  })

  test('refuses a code before one was sent, a wrong one, and one that is eleven minutes old', async () => {
    const sara = await world.person()
    expect(statusAndCodeOf(await world.confirm('123456', sara.headers))).toBe(
      '400 auth/missing-verification-id',
    )

    const phone = newPhone()
    await world.enrol(phone, sara.headers)
    const code = await world.codeTo(phone)
    const wrong = await world.confirm(otherThan(code), sara.headers)
    expect(statusAndCodeOf(wrong)).toBe('400 auth/invalid-verification-code')
    world.pass(11 * 60)
    expect(statusAndCodeOf(await world.confirm(code, sara.headers))).toBe('400 auth/missing-verification-id')
  })

  test('sends the next code after a minute, and no more than five an hour', async () => {
    const sara = await world.person()
    const phone = newPhone()
    expect((await world.enrol(phone, sara.headers)).statusCode).toBe(200)
    const soon = await world.enrol(phone, sara.headers)
    expect(statusAndCodeOf(soon)).toBe('429 auth/too-many-requests')
    expect(Number(soon.headers['retry-after'])).toBeLessThanOrEqual(60)

    const answers: string[] = []
    for (let times = 0; times < 5; times++) {
      world.pass(61)
      const { token } = (await world.signIn(sara)).json<{ token: string }>()
      answers.push(statusAndCodeOf(await world.enrol(phone, { authorization: `Bearer ${token}` })))
    }
    expect(answers).toEqual(['200', '200', '200', '200', '429 auth/too-many-requests'])
  })
})

describe('signing in with a code', () => {
  test('gives no token before the factor, then a session', async () => {
    const sara = await addPersonWithPhone(world, newPhone())
    const asked = await world.signIn(sara)
    expect(asked.json()).toEqual({
      code: 'auth/multi-factor-auth-required',
      ticket: expect.any(String),
      methods: ['sms', 'recovery-code'],
      phoneHint: `•••• ${sara.phone.slice(-4)}`,
    })
    expect(asked.headers['set-cookie']).toBeUndefined()

    const { ticket } = asked.json()
    await world.sendCode(ticket)
    const code = await world.codeTo(sara.phone)
    const answer = await world.resolve({ ticket, method: 'sms', code: ` ${toArabicDigits(code)} ` })
    expect(answer.json()).toMatchObject({ code: 'signed-in', user: { id: sara.id } })
    expect(String(answer.headers['set-cookie'])).toContain('HttpOnly')
    const again = await world.resolve({ ticket, method: 'sms', code })
    expect(statusAndCodeOf(again)).toBe('401 auth/session-ended')
  })

  test('refuses a code that was never asked for, without counting it as a try', async () => {
    const sara = await addPersonWithPhone(world, newPhone())
    const ticket = await world.ticketOf(sara)
    for (let times = 0; times < 6; times++)
      expect(statusAndCodeOf(await world.resolve({ ticket, method: 'sms', code: '123456' }))).toBe(
        '400 auth/missing-verification-id',
      )
    const empty = await world.resolve({ ticket, method: 'sms' })
    expect(empty.json().errors).toMatchObject([{ path: 'code', problem: 'required' }])
  })

  test('refuses the code of another sign-in', async () => {
    const { sara, code } = await waitingSignIn()
    world.pass(61)
    const other = await world.ticketOf(sara)
    await world.sendCode(other)
    const answer = await world.resolve({ ticket: other, method: 'sms', code })
    expect(statusAndCodeOf(answer)).toBe('400 auth/invalid-verification-code')
    const refusals = await world.database.owner.query<{ details: object }>({
      text: `select details from audit_event where subject = $1 and outcome = 'refused'`,
      values: [sara.id],
    })
    expect(refusals).toEqual([{ details: { method: 'sms' } }])
  })

  test('refuses the sixth answer, the right one included, also with a new sign-in', async () => {
    const { sara, ticket, code } = await waitingSignIn()
    const outcomes: string[] = []
    for (let times = 0; times < 5; times++)
      outcomes.push(statusAndCodeOf(await world.resolve({ ticket, method: 'sms', code: otherThan(code) })))
    expect(outcomes).toEqual(Array(5).fill('400 auth/invalid-verification-code'))

    const right = await world.resolve({ ticket, method: 'sms', code })
    expect(statusAndCodeOf(right)).toBe('429 auth/too-many-requests')
    expect(Number(right.headers['retry-after'])).toBeGreaterThan(0)
    const [recovery = ''] = sara.recoveryCodes
    const renewed = { ticket: await world.ticketOf(sara), method: 'recovery-code', code: recovery }
    expect(statusAndCodeOf(await world.resolve(renewed))).toBe('429 auth/too-many-requests')
  })

  test('judges five of two hundred codes, however many come at once', async () => {
    const { ticket, code } = await waitingSignIn()
    const statuses: number[] = []
    for (let round = 0; round < 4; round++) {
      const guesses = Array.from({ length: 50 }, () =>
        world.resolve({ ticket, method: 'sms', code: otherThan(code) }),
      )
      for (const { statusCode } of await Promise.all(guesses)) statuses.push(statusCode)
    }
    expect(statuses.filter((status) => status === 400)).toHaveLength(5)
    expect(statuses.filter((status) => status === 429)).toHaveLength(195)
  })

  test('begins one session when the right code comes twice at once', async () => {
    const { ticket, code } = await waitingSignIn()
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => world.resolve({ ticket, method: 'sms', code })),
    )
    expect(answers.map(statusAndCodeOf).toSorted()).toEqual([
      '200 signed-in',
      ...Array<string>(3).fill('401 auth/session-ended'),
    ])
  })

  test('refuses a code that is eleven minutes old, and a ticket that is none', async () => {
    const { ticket, code } = await waitingSignIn()
    world.pass(11 * 60)
    expect(statusAndCodeOf(await world.resolve({ ticket, method: 'sms', code }))).toBe(
      '401 auth/session-ended',
    )
    const invented = { ticket: 'a'.repeat(43), method: 'sms', code: '123456' }
    expect(statusAndCodeOf(await world.resolve(invented))).toBe('401 auth/session-ended')
    expect(statusAndCodeOf(await world.sendCode('a'.repeat(43)))).toBe('401 auth/session-ended')
  })

  test('refuses somebody who was disabled in between', async () => {
    const { sara, ticket, code } = await waitingSignIn()
    await world.database.owner.query({
      text: 'update user_account set disabled_at = now() where id = $1',
      values: [sara.id],
    })
    const answer = await world.resolve({ ticket, method: 'sms', code })
    expect(statusAndCodeOf(answer)).toBe('401 auth/user-disabled')
  })

  test('sends a code although a stranger has just tried to enrol the phone', async () => {
    const sara = await addPersonWithPhone(world, newPhone())
    const stranger = await world.person({ firstName: 'Omar' })
    expect((await world.enrol(sara.phone, stranger.headers)).statusCode).toBe(200)
    expect((await world.sendCode(await world.ticketOf(sara))).statusCode).toBe(200)
  })

  test('sends a code only to anyone who solved the captcha', async () => {
    const sara = await addPersonWithPhone(world, newPhone())
    const ticket = await world.ticketOf(sara)
    const answer = await world.ask('/session/second-factor/code', { ticket, captcha: 'guessed' })
    expect(statusAndCodeOf(answer)).toBe('403 auth/captcha-failed')
  })
})

test('a recovery code works once, in small letters and without its dash, and is counted', async () => {
  const sara = await addPersonWithPhone(world, newPhone())
  const [first = ''] = sara.recoveryCodes
  const answer = { method: 'recovery-code', code: first.toLowerCase().replace('-', ' ') }
  const used = await world.resolve({ ticket: await world.ticketOf(sara), ...answer })
  expect(statusAndCodeOf(used)).toBe('200 signed-in')
  const again = await world.resolve({ ticket: await world.ticketOf(sara), ...answer })
  expect(statusAndCodeOf(again)).toBe('400 auth/invalid-verification-code')

  const headers = { authorization: `Bearer ${used.json<{ token: string }>().token}` }
  const factors = await world.call('GET', '/user/me/second-factor', undefined, headers)
  expect(factors.json()).toMatchObject({ recoveryCodesLeft: 9 })
})

test('removing the last factor takes the recovery codes along and asks for no second factor any more', async () => {
  const sara = await addPersonWithPhone(world, newPhone())
  const renew = () => world.call('POST', '/user/me/second-factor/recovery-codes', undefined, sara.headers)
  const renewed = await renew()
  expect(renewed.json().recoveryCodes).toHaveLength(10)
  expect(renewed.json().recoveryCodes).not.toEqual(sara.recoveryCodes)

  const removed = await world.call('DELETE', '/user/me/second-factor/phone', undefined, sara.headers)
  expect(removed.json()).toMatchObject({ phone: null, recoveryCodesLeft: 0 })
  expect(statusAndCodeOf(await renew())).toBe('404 secondFactor.notFound')
  expect((await world.signIn(sara)).json()).toMatchObject({ code: 'signed-in' })

  const events = await world.database.owner.query<{ action: string }>({
    text: `select action from audit_event where subject = $1 and action like 'secondFactor.%' order by happened_at, id`,
    values: [sara.id],
  })
  expect(events.map(({ action }) => action).toSorted()).toEqual([
    'secondFactor.add',
    'secondFactor.remove',
    'secondFactor.renewCodes',
  ])
})

test('a new password bypasses no second factor, and ends the sign-ins that knew the old one', async () => {
  const sara = await addPersonWithPhone(world, newPhone())
  const waiting = await world.ticketOf(sara)
  await world.ask('/forgot-password', { email: sara.email })
  const mail = (await world.messagesTo(sara.email)).at(-1)?.text ?? ''
  const token = /token=([\w-]+)/.exec(mail)?.[1] ?? ''
  const password = 'Palm-trees-at-noon-7'
  const reset = await world.ask('/password-reset', { token, password })
  expect(reset.json()).toEqual({ email: sara.email })

  const [code = ''] = sara.recoveryCodes
  const late = await world.resolve({ ticket: waiting, method: 'recovery-code', code })
  expect(statusAndCodeOf(late)).toBe('401 auth/session-ended')
  const again = await world.signIn({ email: sara.email, password })
  expect(statusAndCodeOf(again)).toBe('200 auth/multi-factor-auth-required')
})

test('a wrong password does not reveal the second factor', async () => {
  const sara = await addPersonWithPhone(world, newPhone())
  const answer = await world.signIn({ email: sara.email, password: `${testPassword}x` })
  expect(statusAndCodeOf(answer)).toBe('401 auth/invalid-credential')
})

const toArabicDigits = (code: string) => code.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? digit)
