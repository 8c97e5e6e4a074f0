import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Services } from '../../ground/context.ts'
import {
  listCompaniesWithoutOtherAdmin,
  removeFromAllTeams,
} from '../../organizations/leave-organizations.ts'
import { addUser, signedInAs } from '../../testing/accounts.ts'
import { addMember } from '../../testing/authorization/scene.ts'
import { type IdentitySite, openIdentitySite } from '../../testing/identity-site.ts'
import { addCompany } from '../../testing/job-ads.ts'
import { createAdmin } from './create-admin.ts'

const makeAdmin = (services: Services, person: { email: string }) =>
  createAdmin(services, person, { listCompaniesWithoutOtherAdmin, removeFromAllTeams })

let site: IdentitySite
beforeAll(async () => {
  site = await openIdentitySite()
})
afterAll(() => site.close())

const signIn = (email: string, password: string) => site.post('/api/v1/user/session', { email, password })

test('makes an administrator whose password a link sets', async () => {
  const email = 'nora@qareeb.example'
  const made = await makeAdmin(site.services, { email })
  const url = new URL(made.kind === 'created' ? made.url : '')
  expect(url.origin + url.pathname).toBe('https://qareeb.example/reset-password')

  const token = url.searchParams.get('token')
  await site.post('/api/v1/user/password-reset', { token, password: 'seven green camels' })
  expect((await signIn(email, 'seven green camels')).json().user).toMatchObject({
    userType: 'admin',
    emailVerified: true,
  })
})

test('makes an existing account an administrator and keeps its password', async () => {
  const omar = await addUser(site.database.owner, { firstName: 'Omar', userType: 'employer' })
  expect(await makeAdmin(site.services, { email: omar.email.toUpperCase() })).toEqual({ kind: 'promoted' })
  expect((await signIn(omar.email, omar.password)).json().user).toMatchObject({
    id: omar.id,
    userType: 'admin',
  })
})

test('takes over an account with an unconfirmed address, and ends the access of the person who registered it', async () => {
  const squatter = await addUser(site.database.owner, { emailVerified: false })
  const headers = await signedInAs(site.app, squatter)
  const made = await makeAdmin(site.services, { email: squatter.email })
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
  await expect(makeAdmin(site.services, { email })).rejects.toThrow('is disabled')
  const [row] = await site.database.owner.query({
    text: 'select user_type from user_account where id = $1',
    values: [id],
  })
  expect(row).toEqual({ user_type: 'job-seeker' })
})

test('is in the audit log, without an actor', async () => {
  const events = await site.database.owner.query({
    text: `select actor_id, request_id from audit_event where action = 'user.becomeAdmin'`,
  })
  expect(events).toEqual(Array.from({ length: 3 }, () => ({ actor_id: null, request_id: 'create-admin' })))
})

describe('a person in companies', () => {
  async function addTeam(nameEn: string) {
    const { owner } = site.database
    const { id: organizationId } = await addCompany(owner, { nameEn })
    const omar = await addUser(owner, { firstName: 'Omar', userType: 'employer' })
    const layla = await addUser(owner, { firstName: 'Layla', userType: 'employer' })
    await addMember(owner, { organizationId, user: omar, role: 'ADMIN' })
    await addMember(owner, { organizationId, user: layla, role: 'HR' })
    return { organizationId, omar, layla }
  }
  const rowsIn = (table: string, columns: string, organizationId: string) =>
    site.database.owner.transaction(
      (db) =>
        db.query({
          text: `select ${columns} from ${table} where organization_id = $1`,
          values: [organizationId],
        }),
      { organizationId },
    )

  test('removes the new administrator from their companies and adds `team.leave` to the logs', async () => {
    const { organizationId, omar, layla } = await addTeam('Oasis Group')
    expect(await makeAdmin(site.services, { email: layla.email })).toEqual({ kind: 'promoted' })
    expect(await rowsIn('organization_member', 'user_id', organizationId)).toEqual([{ user_id: omar.id }])
    expect(await rowsIn('audit_event', 'action, subject, actor_id', organizationId)).toEqual([
      { action: 'team.leave', subject: layla.id, actor_id: null },
    ])
  })

  test('stays where they are the only administrator, and names the company', async () => {
    const { organizationId, omar } = await addTeam('Sahara Clinics')
    await expect(makeAdmin(site.services, { email: omar.email })).rejects.toThrow(/: Sahara Clinics\./)
    expect(await rowsIn('organization_member', 'user_id', organizationId)).toHaveLength(2)
    expect((await signIn(omar.email, omar.password)).json().user).toMatchObject({ userType: 'employer' })
  })
})
