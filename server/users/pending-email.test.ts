import { afterAll, beforeAll, expect, test } from 'vitest'
import { signedInAs } from '../testing/accounts.ts'
import { openSite, type TestSite, type Visitor } from '../testing/site.ts'

const minute = 60_000
const hour = 60 * minute

let site: TestSite
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

let count = 0
const newAddress = () => `pending-${++count}@qareeb.example`

const askFor = (who: Visitor, email: string) =>
  site.ask(who, 'PATCH /api/v1/user/me/email', { email, currentPassword: who.password })
const sendAgain = (who: Visitor) => site.ask(who, 'POST /api/v1/user/me/email-change')
const cancel = (who: Visitor) => site.ask(who, 'DELETE /api/v1/user/me/email-change')
const confirm = (token: string, who: Visitor) =>
  site.ask(who, 'POST /api/v1/user/change-email/confirmation', { token })
const pendingOf = async (who: Visitor) =>
  (await site.ask(who, 'GET /api/v1/user/me')).json<{ pendingEmail: string | null }>().pendingEmail

/** The tokens in the mails to an address, the last one at the end. */
const tokensMailedTo = async (address: string): Promise<string[]> =>
  (await site.mailsTo(address)).flatMap(({ text }) => /\?token=([\w-]+)/.exec(text)?.[1] ?? [])

const pass = (milliseconds: number) => {
  site.clock.now = new Date(site.clock.now.getTime() + milliseconds)
}

const lastTokenTo = async (address: string) => (await tokensMailedTo(address)).at(-1) ?? ''

test('the profile names the latest address that waits, until it is confirmed', async () => {
  const sara = await site.visitor()
  expect(await pendingOf(sara)).toBeNull()
  const [first, second] = [newAddress(), newAddress()]
  await askFor(sara, first)
  await askFor(sara, second)
  expect(await pendingOf(sara)).toBe(second)
  await confirm(await lastTokenTo(second), sara)
  expect(await pendingOf(sara)).toBeNull()
})

test('the profile no longer names an address whose link is a day old', async () => {
  const sara = await site.visitor()
  await askFor(sara, newAddress())
  pass(24 * hour + 1)
  expect(await pendingOf({ ...sara, headers: await signedInAs(site.app, sara) })).toBeNull()
})

test('the profile names an address of another account alike', async () => {
  const [sara, omar] = [await site.visitor(), await site.visitor({ firstName: 'Omar' })]
  await askFor(sara, omar.email)
  expect(await pendingOf(sara)).toBe(omar.email)
})

test('a change that is cancelled no longer waits, and its link confirms nothing', async () => {
  const sara = await site.visitor()
  const address = newAddress()
  await askFor(sara, address)
  expect((await cancel(sara)).statusCode).toBe(204)
  expect(await pendingOf(sara)).toBeNull()
  expect((await confirm(await lastTokenTo(address), sara)).json().code).toBe('auth/invalid-action-code')
  expect((await cancel(sara)).statusCode).toBe(204)
})

test('a change that is cancelled can still be undone by the old address, since a stranger may have cancelled it', async () => {
  const sara = await site.visitor()
  await askFor(sara, newAddress())
  await cancel(sara)
  const undone = await site.ask(undefined, 'POST /api/v1/user/change-email/undo', {
    token: await lastTokenTo(sara.email),
  })
  expect(undone.json()).toMatchObject({ email: sara.email, hadChanged: false })
  expect((await site.ask(sara, 'GET /api/v1/user/me')).statusCode).toBe(401)
})

test('cancelling leaves a confirmed change and the request of another person', async () => {
  const [sara, layla] = [await site.visitor(), await site.visitor({ firstName: 'Layla' })]
  const [confirmed, other] = [newAddress(), newAddress()]
  await askFor(sara, confirmed)
  await confirm(await lastTokenTo(confirmed), sara)
  await askFor(layla, other)
  await cancel(sara)
  expect((await site.ask(sara, 'GET /api/v1/user/me')).json().email).toBe(confirmed)
  expect(await pendingOf(layla)).toBe(other)
})

test('the link is mailed again once a minute, is good for another day, and ends the former one', async () => {
  const sara = await site.visitor()
  const address = newAddress()
  await askFor(sara, address)
  pass(23 * hour)
  const again = { ...sara, headers: await signedInAs(site.app, sara) }
  expect((await sendAgain(again)).json()).toEqual({ status: 'check-mail', retryAfterSeconds: 60 })
  expect((await sendAgain(again)).statusCode).toBe(429)

  pass(2 * hour)
  const later = { ...sara, headers: await signedInAs(site.app, sara) }
  const [former = '', latest = ''] = await tokensMailedTo(address)
  expect(await pendingOf(later)).toBe(address)
  expect((await confirm(former, later)).json().code).toBe('auth/invalid-action-code')
  expect((await confirm(latest, later)).json()).toEqual({ email: address })
})

test('sending again counts among the five mails of a day to an address, and is answered alike without one', async () => {
  const sara = await site.visitor()
  const address = newAddress()
  await askFor(sara, address)
  const answers = []
  for (let no = 0; no < 6; no += 1) {
    answers.push(await sendAgain(sara))
    pass(minute)
  }
  for (const { statusCode, body } of answers)
    expect([statusCode, body]).toEqual([200, '{"status":"check-mail","retryAfterSeconds":60}'])
  const tokens = await tokensMailedTo(address)
  expect(tokens).toHaveLength(5)
  // The last link that was mailed still works.
  expect((await confirm(tokens[4] ?? '', sara)).json()).toEqual({ email: address })
})

test('sending again to an address of another account informs its holder, and is answered alike', async () => {
  const [sara, omar] = [await site.visitor(), await site.visitor({ firstName: 'Omar' })]
  await askFor(sara, omar.email)
  expect((await sendAgain(sara)).json()).toEqual({ status: 'check-mail', retryAfterSeconds: 60 })
  const mails = await site.mailsTo(omar.email)
  expect(mails).toHaveLength(2)
  expect(mails.map(({ text }) => text).join()).not.toContain('token=')
})

test('sending again is refused when no change waits', async () => {
  const sara = await site.visitor()
  const answer = await sendAgain(sara)
  expect([answer.statusCode, answer.json().code]).toEqual([409, 'user.noPendingEmail'])
})

test('a cancelled change is in the audit log once, without an address', async () => {
  const sara = await site.visitor()
  await askFor(sara, newAddress())
  await cancel(sara)
  await cancel(sara)
  const events = await site.database.owner.query<{ text: string }>({
    text: `select event::text as text from audit_event as event where subject = $1 and action = 'user.cancelEmailChange'`,
    values: [sara.id],
  })
  expect(events).toHaveLength(1)
  expect(events[0]?.text).not.toContain('@')
})
