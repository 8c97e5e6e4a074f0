import { afterAll, beforeAll, expect, test } from 'vitest'
import { addUser, signedInAs } from '../testing/accounts.ts'
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

test('takes an account over whose address nobody has confirmed, and shuts out who registered it', async () => {
  const squatter = await addUser(site.database.owner, { emailVerified: false })
  const headers = await signedInAs(site.app, squatter)
  const made = await createAdmin(site.services, { email: squatter.email })
  expect(made.kind).toBe('cleared')
  expect((await site.get('/api/v1/user/me', headers)).statusCode).toBe(401)
  expect((await signIn(squatter.email, squatter.password)).statusCode).toBe(401)

  const token = new URL(made.kind === 'cleared' ? made.url : '').searchParams.get('token')
  await site.post('/api/v1/user/password-reset', { token, password: 'seven green camels' })
  expect((await signIn(squatter.email, 'seven green camels')).json().user).toMatchObject({
    id: squatter.id,
    userType: 'admin',
    emailVerified: true,
  })
})

test('refuses an account that is disabled', async () => {
  const { id, email } = await addUser(site.database.owner, { disabled: true })
  await expect(createAdmin(site.services, { email })).rejects.toThrow('is disabled')
  const [row] = await site.database.owner.query({
    text: 'select user_type from user_account where id = $1',
    values: [id],
  })
  expect(row).toEqual({ user_type: 'job-seeker' })
})

test('stands in the audit log, with nobody as its doer', async () => {
  const events = await site.database.owner.query({
    text: `select actor_id, request_id from audit_event where action = 'user.becomeAdmin'`,
  })
  expect(events).toEqual(Array.from({ length: 3 }, () => ({ actor_id: null, request_id: 'create-admin' })))
})
