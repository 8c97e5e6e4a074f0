import { afterAll, beforeAll, expect, test } from 'vitest'
import { addUser } from '../../testing/accounts.ts'
import {
  type IdentitySite,
  openIdentitySite,
  tokenInMail,
  withoutRequestId,
} from '../../testing/identity-site.ts'

let site: IdentitySite
beforeAll(async () => {
  site = await openIdentitySite()
})
afterAll(() => site.close())

const ask = (email: string) => site.post('/api/v1/user/verification-link', { email })

test('the link is answered alike for every address, and only those who wait for it get one', async () => {
  const waiting = await addUser(site.database.owner, { emailVerified: false })
  const confirmed = await addUser(site.database.owner)
  const disabled = await addUser(site.database.owner, { emailVerified: false, disabled: true })
  const addresses = [waiting.email.toUpperCase(), confirmed.email, disabled.email, 'nobody@qareeb.example']
  const answers = await Promise.all(addresses.map(ask))

  const seen = answers.map(withoutRequestId)
  expect(seen).toEqual(Array(4).fill(seen[0]))
  expect(seen[0]?.statusCode).toBe(200)
  const counts = []
  for (const { email } of [waiting, confirmed, disabled]) counts.push((await site.mailsTo(email)).length)
  expect(counts).toEqual([1, 0, 0])
})

test('the link confirms the address', async () => {
  const { email } = await addUser(site.database.owner, { emailVerified: false })
  await ask(email)
  const token = tokenInMail((await site.mailsTo(email)).at(-1))
  const { statusCode } = await site.post('/api/v1/user/verify-email', { token })
  expect(statusCode).toBe(200)
})

test('a second link within a minute is refused, whoever the address belongs to', async () => {
  const { email } = await addUser(site.database.owner, { emailVerified: false })
  for (const address of [email, 'stranger@qareeb.example']) {
    expect((await ask(address)).statusCode).toBe(200)
    expect((await ask(address)).statusCode).toBe(429)
  }
  site.pass(1)
  expect((await ask(email)).statusCode).toBe(200)
})
