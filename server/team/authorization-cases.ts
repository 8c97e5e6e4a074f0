import { addUser } from '../testing/accounts.ts'
import type { Cases, Request } from '../testing/authorization/case.ts'
import { isPlatformAdmin } from '../testing/authorization/change-scene.ts'
import { addSceneCompany, type Scene } from '../testing/authorization/scene.ts'

const organization = '/api/v1/organization'
const unknownToken = 'a-token-that-no-mail-has-ever-carried-anywhere'

const send = (method: 'POST' | 'PATCH' | 'DELETE', url: string, payload?: object): Request =>
  payload ? { method, url, payload } : { method, url }
const get = (url: string): Request => ({ method: 'GET', url })

const newcomer = () => ({
  email: `newcomer-${crypto.randomUUID()}@qareeb.example`,
  firstName: 'Noura',
  lastName: 'Al-Qahtani',
  role: 'HR',
})

/** The caller's own id; for a caller without a session that of a new person. */
const ownIdOf = async ({ caller, database }: Scene) => (caller ?? (await addUser(database))).id

/** Authorization cases of the endpoints of teams and invitations. */
export const teamCases: Cases = {
  'GET /api/v1/user ok': async (_, scene) =>
    (await isPlatformAdmin(scene))
      ? [get(`/api/v1/user?organizationId=${scene.owner.id}`)]
      : [get('/api/v1/user'), get('/api/v1/user?q=huda&state=active&page=1')],
  'GET /api/v1/user/{id} ok': (_, { owner, own, caller }) => {
    // Anyone who works for a pending company asks about their own team; others about the owner's.
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
  'PATCH /api/v1/organization/users/{id}': {
    guest: 401,
    callers: [403, 403, 200, 403, '200*', 403, 403, 403],
    ask: (_, { own }) => [send('PATCH', `${organization}/users/${own.secondHr.id}`, { role: 'admin' })],
  },
  'PATCH /api/v1/organization/users/{id} of-another-company': {
    callers: [403, 403, 404, 403, 404, 403, 403, 403],
    ask: async (_, { database }) => {
      const third = await addSceneCompany(database)
      return [third.secondHr.id, third.admin.id].map((id) =>
        send('PATCH', `${organization}/users/${id}`, { role: 'HR' }),
      )
    },
  },
  'POST /api/v1/organization/invitations/{id}': {
    guest: 401,
    callers: [403, 403, 200, 403, '200*', 403, 403, 403],
    ask: (_, { own }) => [send('POST', `${organization}/invitations/${own.invitation}`)],
  },
  'DELETE /api/v1/organization/invitations/{id}': {
    guest: 401,
    callers: [403, 403, 204, 403, '204*', 403, 403, 403],
    ask: (_, { own }) => [send('DELETE', `${organization}/invitations/${own.invitation}`)],
  },
  'POST /api/v1/organization/invitations/{id} of-another-company': {
    callers: [403, 403, 404, 403, 404, 403, 403, 403],
    ask: async (_, { database }) => {
      const { invitation } = await addSceneCompany(database)
      return [send('POST', `${organization}/invitations/${invitation}`)]
    },
  },
  'DELETE /api/v1/organization/invitations/{id} of-another-company': {
    callers: [403, 403, 404, 403, 404, 403, 403, 403],
    ask: async (_, { database }) => {
      const { invitation } = await addSceneCompany(database)
      return [send('DELETE', `${organization}/invitations/${invitation}`)]
    },
  },
  'POST /api/v1/invitation/state': {
    guest: 200,
    callers: ['200~', '200~', '200~', '200~', '200~', '200~', '200~', '200~'],
    ask: () => [send('POST', '/api/v1/invitation/state', { token: unknownToken })],
  },
  'POST /api/v1/invitation/acceptance': {
    guest: 401,
    callers: [404, 404, 404, 404, 404, 404, 403, 403],
    ask: () => [send('POST', '/api/v1/invitation/acceptance', { token: unknownToken })],
  },
  'POST /api/v1/invitation/registration': {
    guest: 404,
    callers: [409, 409, 409, 409, 409, 409, 409, 409],
    ask: () => [
      send('POST', '/api/v1/invitation/registration', {
        token: unknownToken,
        password: 'seven green camels',
        firstName: 'Noura',
        lastName: 'Al-Qahtani',
        consents: { terms: true, privacy: true, adult: true, news: false },
      }),
    ],
  },
}
