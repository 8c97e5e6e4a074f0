import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signedInAs } from '../testing/accounts.ts'
import { openSite, type TestSite, type Visitor } from '../testing/site.ts'

const hour = 3_600_000

let site: TestSite
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

let count = 0
const newAddress = () => `new-${++count}@qareeb.example`

const askFor = (who: Visitor, email: string, currentPassword: string | undefined = who.password) =>
  site.ask(who, 'PATCH /api/v1/user/me/email', { email, currentPassword })
const confirm = (token: string, who: Visitor | undefined) =>
  site.ask(who, 'POST /api/v1/user/change-email/confirmation', { token })
const undo = (token: string) => site.ask(undefined, 'POST /api/v1/user/change-email/undo', { token })
const fresh = 'seven green camels'
const reset = (token: string) =>
  site.ask(undefined, 'POST /api/v1/user/password-reset', { token, password: fresh })
const signIn = (email: string, password: string) =>
  site.ask(undefined, 'POST /api/v1/user/session', { email, password })

/** The token in the last mail to an address; empty when there is none. */
async function tokenMailedTo(address: string): Promise<string> {
  const last = (await site.mailsTo(address)).at(-1)
  return /\?token=([\w-]+)/.exec(last?.text ?? '')?.[1] ?? ''
}

const pass = (hours: number) => {
  site.clock.now = new Date(site.clock.now.getTime() + hours * hour)
}

describe('a change of address', () => {
  test('takes effect once the new address is confirmed; until then the old one signs in', async () => {
    const sara = await site.visitor()
    const address = newAddress()
    expect((await askFor(sara, address)).json()).toEqual({ status: 'check-mail' })
    expect((await signIn(address, sara.password)).statusCode).toBe(401)
    expect((await signIn(sara.email, sara.password)).statusCode).toBe(200)

    const token = await tokenMailedTo(address)
    expect((await confirm(token, sara)).json()).toEqual({ email: address })
    expect((await signIn(address, sara.password)).statusCode).toBe(200)
    expect((await signIn(sara.email, sara.password)).statusCode).toBe(401)
    // The session continues.
    expect((await site.ask(sara, 'GET /api/v1/user/me')).json()).toMatchObject({
      email: address,
      emailVerified: true,
    })
    expect((await confirm(token, sara)).json().code).toBe('auth/invalid-action-code')
  })

  test('is reported to the old address in the language of the person, with the new one and a link that undoes it', async () => {
    const sara = await site.visitor({ locale: 'en' })
    const address = newAddress()
    await askFor(sara, address)
    const [notice] = await site.mailsTo(sara.email)
    expect(notice?.text).toContain(address)
    expect(notice?.text).toContain('https://qareeb.example/en/change-email/undo?token=')
    const [confirmation] = await site.mailsTo(address)
    expect(confirmation?.text).toContain('https://qareeb.example/en/change-email/confirm?token=')
    // A stranger at that address reads no words of the person who asked.
    expect(confirmation?.text).not.toContain('Sara')
  })

  test('requires the password: 403 without it, and 429 after five tries in an hour', async () => {
    const sara = await site.visitor()
    for (let no = 0; no < 5; no++) {
      const answer = await askFor(sara, newAddress(), no % 2 ? 'not the password' : undefined)
      if (no % 2) expect([answer.statusCode, answer.json().code]).toEqual([403, 'auth/wrong-password'])
    }
    const paused = await askFor(sara, newAddress())
    expect(paused.statusCode).toBe(429)
    expect(Number(paused.headers['retry-after'])).toBeGreaterThan(3_000)
    pass(1)
  })

  test('to the present address is refused at its field, and sends no mail', async () => {
    const sara = await site.visitor()
    const answer = await askFor(sara, sara.email.toUpperCase())
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ errors: [{ path: 'email', problem: 'ownAddress' }] })
    expect(await site.mailsTo(sara.email)).toEqual([])
  })

  test('of an account without a password requires a recent sign-in', async () => {
    const sara = await site.visitor()
    await site.database.owner.query({
      text: 'delete from identity_password where user_id = $1',
      values: [sara.id],
    })
    const address = newAddress()
    expect((await site.ask(sara, 'PATCH /api/v1/user/me/email', { email: address })).statusCode).toBe(200)
    pass(0.1)
    const late = await site.ask(sara, 'PATCH /api/v1/user/me/email', { email: address })
    expect([late.statusCode, late.json().code]).toEqual([403, 'auth/requires-recent-login'])
  })

  test('to an address of another person gets the same answer, and that person gets a mail', async () => {
    const [sara, omar] = [await site.visitor(), await site.visitor({ firstName: 'Omar' })]
    const [free, taken] = [await askFor(sara, newAddress()), await askFor(sara, omar.email.toUpperCase())]
    expect([taken.statusCode, taken.body]).toEqual([free.statusCode, free.body])
    expect(taken.headers['content-length']).toBe(free.headers['content-length'])

    const mails = await site.mailsTo(omar.email)
    expect(mails).toHaveLength(1)
    expect(mails[0]?.text).not.toContain('token=')
    // The old address gets the same mail in both cases.
    expect(await site.mailsTo(sara.email)).toHaveLength(2)
  })

  test('is not confirmed when somebody has registered with the address since, nor after a day', async () => {
    const [sara, layla] = [await site.visitor(), await site.visitor()]
    const [taken, late] = [newAddress(), newAddress()]
    await askFor(sara, taken)
    await askFor(layla, late)
    const tokens = [await tokenMailedTo(taken), await tokenMailedTo(late)] as const
    await site.visitor({ firstName: 'Omar', email: taken })
    expect((await confirm(tokens[0], sara)).json().code).toBe('auth/invalid-action-code')
    pass(24.1)
    expect((await confirm(tokens[1], undefined)).json().code).toBe('auth/invalid-action-code')
  })

  test('cannot be confirmed once a later one was asked for', async () => {
    const sara = await site.visitor()
    const [first, second] = [newAddress(), newAddress()]
    await askFor(sara, first)
    await askFor(sara, second)
    expect((await confirm(await tokenMailedTo(first), sara)).json().code).toBe('auth/invalid-action-code')
    expect((await confirm(await tokenMailedTo(second), sara)).json()).toEqual({ email: second })
  })
})

test('an address gets at most five such mails a day from all callers together; further calls get the same answer', async () => {
  const address = newAddress()
  const answers = []
  for (let no = 0; no < 7; no += 1) answers.push(await askFor(await site.visitor(), address))
  for (const { statusCode, body } of answers)
    expect([statusCode, body]).toEqual([200, '{"status":"check-mail"}'])
  expect(await site.mailsTo(address)).toHaveLength(5)
})

test('an unconfirmed old address gets at most five mails a day about requests; a confirmed one gets each', async () => {
  const [stranger, owner] = [await site.visitor({ emailVerified: false }), await site.visitor()]
  const ask = async (person: typeof owner, times: number) => {
    const present = { ...person, headers: await signedInAs(site.app, person) }
    for (let no = 0; no < times; no += 1)
      expect((await askFor(present, newAddress())).json()).toEqual({ status: 'check-mail' })
  }
  for (const times of [4, 3]) {
    await ask(stranger, times)
    await ask(owner, times)
    pass(1)
  }
  // The other mails are about sign-ins from new devices.
  const requestsTold = async ({ email }: typeof owner) =>
    (await site.mailsTo(email)).filter(({ text }) => text.includes('/change-email/undo'))
  expect(await requestsTold(stranger)).toHaveLength(5)
  expect(await requestsTold(owner)).toHaveLength(7)
})

describe('undoing a change of address', () => {
  test('restores the old address within 72 hours of the confirmation, and ends every session', async () => {
    const sara = await site.visitor()
    const address = newAddress()
    await askFor(sara, address)
    const token = await tokenMailedTo(sara.email)
    pass(23)
    await confirm(await tokenMailedTo(address), { ...sara, headers: await signedInAs(site.app, sara) })
    pass(71)
    const undone = (await undo(token)).json<{ resetToken: string }>()
    expect(undone).toMatchObject({ email: sara.email, hadChanged: true })

    expect((await site.ask(sara, 'GET /api/v1/user/me')).statusCode).toBe(401)
    // The person who asked for the change has the password.
    expect((await signIn(sara.email, sara.password)).statusCode).toBe(401)
    expect((await signIn(address, sara.password)).statusCode).toBe(401)
    await reset(undone.resetToken)
    expect((await signIn(sara.email, fresh)).statusCode).toBe(200)
    expect((await undo(token)).json().code).toBe('auth/invalid-action-code')
  })

  test('before the confirmation cancels it, and invalidates the link in the mail to the new address', async () => {
    const sara = await site.visitor()
    const address = newAddress()
    await askFor(sara, address)
    const token = await tokenMailedTo(address)
    const undone = await undo(await tokenMailedTo(sara.email))
    expect(undone.json()).toMatchObject({ email: sara.email, hadChanged: false })
    expect((await confirm(token, undefined)).json().code).toBe('auth/invalid-action-code')
  })

  test('the first old address can still undo after a second change', async () => {
    const sara = await site.visitor()
    const [second, third] = [newAddress(), newAddress()]
    await askFor(sara, second)
    const token = await tokenMailedTo(sara.email)
    await confirm(await tokenMailedTo(second), sara)
    await askFor(sara, third)
    await confirm(await tokenMailedTo(third), sara)
    expect((await undo(token)).json()).toMatchObject({ email: sara.email, hadChanged: true })
  })

  test('invalidates links for a password or a confirmation that were mailed to the new address', async () => {
    const sara = await site.visitor()
    const address = newAddress()
    await askFor(sara, address)
    const undoToken = await tokenMailedTo(sara.email)
    await confirm(await tokenMailedTo(address), sara)
    await site.ask(undefined, 'POST /api/v1/user/forgot-password', { email: address })
    const token = await tokenMailedTo(address)
    await undo(undoToken)

    const answer = await reset(token)
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'auth/invalid-action-code'])
    expect((await signIn(sara.email, fresh)).statusCode).toBe(401)
  })

  test('ends the access of a stranger who registered the address of somebody else and then left it', async () => {
    const stranger = await site.visitor({ emailVerified: false })
    const address = newAddress()
    await askFor(stranger, address)
    const token = await tokenMailedTo(stranger.email)
    await confirm(await tokenMailedTo(address), stranger)
    const password = 'known to the stranger'
    const change = { currentPassword: stranger.password, password }
    expect((await site.ask(stranger, 'PATCH /api/v1/user/me/password', change)).statusCode).toBe(200)

    const { resetToken } = (await undo(token)).json<{ resetToken: string }>()
    for (const known of [stranger.password, password])
      expect((await signIn(stranger.email, known)).statusCode).toBe(401)
    expect((await reset(resetToken)).statusCode).toBe(200)
    expect((await signIn(stranger.email, fresh)).statusCode).toBe(200)
  })

  test('ends sessions and links that began after the change was asked for, and keeps older ones', async () => {
    const sara = await site.visitor()
    const addPasskey = (name: string) =>
      site.database.owner.query({
        text: `
          insert into passkey (user_id, credential_id, public_key, counter, name, created_at)
          values ($1, $2, '', 0, $3, $4)`,
        values: [sara.id, crypto.randomUUID(), name, site.clock.now],
      })
    await addPasskey('of the owner')
    pass(0.1)
    const address = newAddress()
    await askFor(sara, address)
    const token = await tokenMailedTo(sara.email)
    await confirm(await tokenMailedTo(address), sara)
    await addPasskey('of a stranger')
    await site.database.owner.query({
      text: 'insert into google_identity (subject, user_id, linked_at) values ($1, $2, $3)',
      values: [`google of ${sara.id}`, sara.id, site.clock.now],
    })
    await undo(token)

    const left = await site.database.owner.query({
      text: `
        select name from passkey where user_id = $1
        union all select subject from google_identity where user_id = $1`,
      values: [sara.id],
    })
    expect(left).toEqual([{ name: 'of the owner' }])
  })

  test('is refused after 72 hours', async () => {
    const sara = await site.visitor()
    const address = newAddress()
    await askFor(sara, address)
    const token = await tokenMailedTo(sara.email)
    await confirm(await tokenMailedTo(address), sara)
    pass(72.1)
    expect((await undo(token)).json().code).toBe('auth/invalid-action-code')
  })

  test('is not prevented by another person who asks for the old address meanwhile', async () => {
    const [sara, thief] = [await site.visitor(), await site.visitor({ firstName: 'Thief' })]
    const address = newAddress()
    await askFor(sara, address)
    const token = await tokenMailedTo(sara.email)
    await confirm(await tokenMailedTo(address), sara)

    await askFor(thief, sara.email)
    // The mail to the old address informs its holder, and confirms nothing.
    expect((await site.mailsTo(sara.email)).at(-1)?.text).not.toContain('token=')
    expect((await undo(token)).statusCode).toBe(200)
  })
})

test('every step is in the audit log, without an address', async () => {
  const sara = await site.visitor()
  const address = newAddress()
  await askFor(sara, address)
  const token = await tokenMailedTo(sara.email)
  await confirm(await tokenMailedTo(address), sara)
  await undo(token)
  const events = await site.database.owner.query<{ action: string; text: string }>({
    text: `
      select action, event::text as text from audit_event as event
      where subject = $1 and action like '%Email%' order by happened_at, id`,
    values: [sara.id],
  })
  expect(new Set(events.map(({ action }) => action))).toEqual(
    new Set(['user.requestEmailChange', 'user.changeEmail', 'user.undoEmailChange']),
  )
  expect(events.map(({ text }) => text).join()).not.toContain('@')
})
