import type { InjectOptions } from 'fastify'
import { addUser } from '../accounts.ts'
import type { Case } from './case.ts'
import { addSceneCompany, type Scene } from './scene.ts'

const organization = '/api/v1/organization'
const unknownToken = 'a-token-that-no-mail-has-ever-carried-anywhere'

const send = (method: 'POST' | 'PATCH' | 'DELETE', url: string, payload?: object): InjectOptions =>
  payload ? { method, url, payload } : { method, url }
const get = (url: string): InjectOptions => ({ method: 'GET', url })

const newcomer = () => ({
  email: `newcomer-${crypto.randomUUID()}@qareeb.example`,
  firstName: 'Noura',
  lastName: 'Al-Qahtani',
  role: 'HR',
})

/** Somebody without a session asks about a stranger. */
const ownIdOf = async ({ caller, database }: Scene) => (caller ?? (await addUser(database))).id

const isPlatformAdmin = async ({ caller, database }: Scene): Promise<boolean> => {
  const [found] = await database.query({
    text: `
      select from user_account as account where id = $1 and user_type = 'admin'
        and not exists (select from user_session where user_id = $1 and active_organization_id is not null)`,
    values: [caller?.id ?? null],
  })
  return found !== undefined
}

/** How the cases about teams and invitations are asked. */
export const teamCases: Record<string, Case> = {
  'GET /api/v1/user ok': async (_, scene) =>
    (await isPlatformAdmin(scene))
      ? [get(`/api/v1/user?organizationId=${scene.owner.id}`)]
      : [get('/api/v1/user'), get('/api/v1/user?q=huda&state=active&page=1')],
  'GET /api/v1/user/{id} ok': (_, { owner, own, caller }) => {
    // Whoever works for a pending company asks about their own team; others about the owner's.
    const isOwnTeam = caller !== undefined && own.admin.id === caller.id
    return [get(`/api/v1/user/${(isOwnTeam ? own : owner).secondHr.id}`)]
  },
  'GET /api/v1/user/{id} own-id': async (_, scene) => [get(`/api/v1/user/${await ownIdOf(scene)}`)],

  'POST /api/v1/organization/invite ok': () => {
    const payload = newcomer()
    return [payload, payload, { ...payload, email: payload.email.toUpperCase() }].map((body) =>
      send('POST', `${organization}/invite`, body),
    )
  },
  'PATCH /api/v1/organization/kick-user/{id} ok': (_, { own }) => [
    send('PATCH', `${organization}/kick-user/${own.secondHr.id}`),
  ],
  'PATCH /api/v1/organization/kick-user/{id} foreign-member': async (_, { database }) => {
    const third = await addSceneCompany(database)
    return [third.secondHr.id, third.admin.id, third.invitation].map((id) =>
      send('PATCH', `${organization}/kick-user/${id}`),
    )
  },
  'PATCH /api/v1/organization/kick-user/{id} self-or-last-admin': (_, { own }) => [
    send('PATCH', `${organization}/kick-user/${own.admin.id}`),
  ],

  // Beyond the specification: docs/api-extensions.md
  'PATCH /api/v1/organization/users/{id}': (_, { own }) => [
    send('PATCH', `${organization}/users/${own.secondHr.id}`, { role: 'admin' }),
  ],
  'PATCH /api/v1/organization/users/{id} of-another-company': async (_, { database }) => {
    const third = await addSceneCompany(database)
    return [third.secondHr.id, third.admin.id].map((id) =>
      send('PATCH', `${organization}/users/${id}`, { role: 'HR' }),
    )
  },
  'POST /api/v1/organization/invitations/{id}': (_, { own }) => [
    send('POST', `${organization}/invitations/${own.invitation}`),
  ],
  'DELETE /api/v1/organization/invitations/{id}': (_, { own }) => [
    send('DELETE', `${organization}/invitations/${own.invitation}`),
  ],
  'POST /api/v1/organization/invitations/{id} of-another-company': async (_, { database }) => {
    const { invitation } = await addSceneCompany(database)
    return [send('POST', `${organization}/invitations/${invitation}`)]
  },
  'DELETE /api/v1/organization/invitations/{id} of-another-company': async (_, { database }) => {
    const { invitation } = await addSceneCompany(database)
    return [send('DELETE', `${organization}/invitations/${invitation}`)]
  },
  'POST /api/v1/invitation/state': () => [send('POST', '/api/v1/invitation/state', { token: unknownToken })],
  'POST /api/v1/invitation/acceptance': () => [
    send('POST', '/api/v1/invitation/acceptance', { token: unknownToken }),
  ],
  'POST /api/v1/invitation/registration': () => [
    send('POST', '/api/v1/invitation/registration', {
      token: unknownToken,
      password: 'seven green camels',
      firstName: 'Noura',
      lastName: 'Al-Qahtani',
      consents: { terms: true, privacy: true, adult: true, news: false },
    }),
  ],
}
