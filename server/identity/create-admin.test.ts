import { afterAll, beforeAll, expect, test } from 'vitest'
import { addUser } from '../testing/accounts.ts'
import { type IdentitySite, openIdentitySite } from '../testing/identity-site.ts'
import { createAdmin } from './create-admin.ts'

let site: IdentitySite
beforeAll(async () => {
  site = await openIdentitySite()
})
afterAll(() => site.close())

const signIn = (email: string, password: string) => site.post('/api/v1/user/session', { email, password })

test('makes an administrator whose password a link sets', async () => {
  const email = 'nora@qareeb.example'
  const made = await createAdmin(site.services, { email })
  const url = new URL(made.kind === 'created' ? made.url : '')
  expect(url.origin + url.pathname).toBe('https://qareeb.example/reset-password')

  const token = url.searchParams.get('token')
  await site.post('/api/v1/user/password-reset', { token, password: 'seven green camels' })
  expect((await signIn(email, 'seven green camels')).json().user).toMatchObject({
    userType: 'admin',
    emailVerified: true,
  })
})

test('makes somebody one who has an account, with the password they have', async () => {
  const omar = await addUser(site.database.owner, { firstName: 'Omar', userType: 'employer' })
  expect(await createAdmin(site.services, { email: omar.email.toUpperCase() })).toEqual({ kind: 'promoted' })
  expect((await signIn(omar.email, omar.password)).json().user).toMatchObject({
    id: omar.id,
    userType: 'admin',
  })
})

test('stands in the audit log, with nobody as its doer', async () => {
  const events = await site.database.owner.query({
    text: `select actor_id, request_id from audit_event where action = 'user.becomeAdmin'`,
  })
  expect(events).toEqual(Array.from({ length: 2 }, () => ({ actor_id: null, request_id: 'create-admin' })))
})
