import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addUser } from '../testing/accounts.ts'
import { addMember } from '../testing/authorization/scene.ts'
import { openSite, type TestSite, type Visitor } from '../testing/site.ts'
import { addTeam, atWork, type TestTeam } from '../testing/team.ts'

let site: TestSite
let team: TestTeam
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())
beforeEach(async () => {
  await site.database.owner.query({ text: 'delete from attempt' })
  team = await addTeam(site)
})

const ask = (who: Visitor | undefined, call: string, payload?: object) => site.ask(who, call, payload)
const statusOf = async (who: Visitor, call: string, payload?: object) =>
  (await ask(who, call, payload)).statusCode
const list = async (who: Visitor, query = '') => (await ask(who, `GET /api/v1/user${query}`)).json()
const namesIn = ({ items }: { items: { firstName: string }[] }) => items.map(({ firstName }) => firstName)

/** Another member of the team, signed in. */
async function join(firstName: string, role: 'ADMIN' | 'HR'): Promise<Visitor> {
  const user = await addUser(site.database.owner, { firstName, userType: 'employer' })
  await addMember(site.database.owner, { organizationId: team.organizationId, user, role })
  return atWork(site, user, team.organizationId)
}

const inviteSalma = (changes: object = {}) =>
  ask(team.omar, 'POST /api/v1/organization/invite', {
    email: `salma-${crypto.randomUUID()}@qareeb.example`,
    firstName: 'Salma',
    lastName: 'Al-Otaibi',
    role: 'member',
    ...changes,
  })

const eventsOf = (action: string) =>
  site.database.owner.transaction(
    (db) =>
      db.query<{ actor_id: string; subject: string }>({
        text: `select actor_id, subject from audit_event where action = $1 and organization_id = $2`,
        values: [action, team.organizationId],
      }),
    { organizationId: team.organizationId },
  )

describe('the list', () => {
  test('shows members before invitations, each by name, and marks the caller', async () => {
    await ask(team.huda, 'PATCH /api/v1/user/me', { phone: '0501234567' })
    await inviteSalma()
    const { items, total, counts } = await list(team.huda)
    expect(items).toMatchObject([
      {
        firstName: 'Huda',
        state: 'active',
        role: 'HR',
        isYou: true,
        phone: '+966501234567',
        invitation: null,
      },
      { firstName: 'Omar', state: 'active', role: 'ADMIN', isYou: false, phone: null },
      { firstName: 'Salma', state: 'pending', role: 'HR', joinedAt: null, invitation: { isExpired: false } },
    ])
    expect([total, counts]).toEqual([3, { active: 2, disabled: 0, pending: 1, admins: 1 }])
  })

  test.each([
    ['HUDA', ['Huda']],
    ['qahtani hud', ['Huda']],
    ['omar@', ['Omar']],
    ['qareeb.example', ['Huda', 'Omar']],
    ['Жанна', []],
    ['%', []],
    ['  ', ['Huda', 'Omar']],
  ])('finds by name and address: %s', async (q, names) => {
    expect(namesIn(await list(team.omar, `?q=${encodeURIComponent(q)}`))).toEqual(names)
  })

  test('finds Arabic names however they are spelled', async () => {
    await join('أسماء', 'HR')
    for (const q of ['اسماء', 'إسماء', 'أسمـاء'])
      expect(namesIn(await list(team.omar, `?q=${encodeURIComponent(q)}`))).toEqual(['أسماء'])
  })

  test('is of one state when asked, and counts the whole team all the same', async () => {
    await inviteSalma()
    const { items, total, counts } = await list(team.omar, '?state=pending')
    expect([namesIn({ items }), total, counts.active]).toEqual([['Salma'], 1, 2])
    expect(await list(team.omar, '?page=2')).toEqual({ items: [], total: 3, counts })
  })

  test('marks members whose account is disabled, and does not count them as administrators', async () => {
    const layla = await join('Layla', 'ADMIN')
    await site.database.owner.query({
      text: 'update user_account set disabled_at = now() where id = $1',
      values: [layla.id],
    })
    const { items, counts } = await list(team.huda)
    expect(items).toMatchObject([
      { firstName: 'Huda', disabled: false },
      { firstName: 'Layla', state: 'active', disabled: true },
      { firstName: 'Omar', disabled: false },
    ])
    expect(counts).toEqual({ active: 2, disabled: 1, pending: 0, admins: 1 })
    expect(namesIn(await list(team.huda, '?state=active'))).toEqual(['Huda', 'Omar'])
  })

  test('is of no other company', async () => {
    const other = await addTeam(site, 'Sahara Clinics')
    expect(await statusOf(team.omar, `GET /api/v1/user?organizationId=${other.organizationId}`)).toBe(404)
    expect(await statusOf(team.omar, `GET /api/v1/user/${other.huda.id}`)).toBe(404)
    expect((await ask(team.omar, `GET /api/v1/user/${team.huda.id}`)).json()).toMatchObject({ role: 'HR' })
  })
})

describe('removing somebody', () => {
  test('takes effect at their next request, is mailed and audited', async () => {
    expect((await ask(team.omar, `PATCH /api/v1/organization/kick-user/${team.huda.id}`)).json()).toEqual({
      id: team.huda.id,
      outcome: 'removed',
    })
    const refused = await ask(team.huda, 'GET /api/v1/user')
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'organization.noneActive'])
    expect(await statusOf(team.huda, 'GET /api/v1/user/me')).toBe(200)
    const [mail] = await site.mailsTo(team.huda.email)
    expect(mail?.text).toContain('You are no longer in the team of \u2068Oasis Group\u2069')
    expect(await eventsOf('team.remove')).toEqual([{ actor_id: team.omar.id, subject: team.huda.id }])
  })

  test('is not for HR, who may leave', async () => {
    expect(await statusOf(team.huda, `PATCH /api/v1/organization/kick-user/${team.omar.id}`)).toBe(403)
    const left = await ask(team.huda, `PATCH /api/v1/organization/kick-user/${team.huda.id}`)
    expect(left.json().outcome).toBe('left')
    expect(await site.mailsTo(team.huda.email)).toEqual([])
    expect(await eventsOf('team.leave')).toHaveLength(1)
  })

  test('never takes the last administrator, in any way', async () => {
    const own = team.omar.id
    const kicked = await ask(team.omar, `PATCH /api/v1/organization/kick-user/${own}`)
    const demoted = await ask(team.omar, `PATCH /api/v1/organization/users/${own}`, { role: 'HR' })
    for (const answer of [kicked, demoted])
      expect([answer.statusCode, answer.json().code]).toEqual([409, 'user.soleAdmin'])
  })

  test('leaves one of two administrators who remove each other at once', async () => {
    for (let round = 0; round < 5; round += 1) {
      team = await addTeam(site)
      const layla = await join('Layla', 'ADMIN')
      const statuses = await Promise.all([
        statusOf(team.omar, `PATCH /api/v1/organization/kick-user/${layla.id}`),
        statusOf(layla, `PATCH /api/v1/organization/kick-user/${team.omar.id}`),
      ])
      expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 403])
      expect((await list(team.huda)).counts.admins).toBe(1)
    }
  })

  test('leaves one of two administrators who leave and step down at once', async () => {
    const layla = await join('Layla', 'ADMIN')
    const statuses = await Promise.all([
      statusOf(team.omar, `PATCH /api/v1/organization/kick-user/${team.omar.id}`),
      statusOf(layla, `PATCH /api/v1/organization/users/${layla.id}`, { role: 'HR' }),
    ])
    expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 409])
    expect((await list(team.huda)).counts.admins).toBe(1)
  })
})

describe('a role', () => {
  test('changes from the next request on and is mailed', async () => {
    const answer = await ask(team.omar, `PATCH /api/v1/organization/users/${team.huda.id}`, { role: 'admin' })
    expect(answer.json()).toEqual({ id: team.huda.id, role: 'ADMIN' })
    expect(await statusOf(team.huda, `PATCH /api/v1/organization/kick-user/${team.omar.id}`)).toBe(200)
    const [mail] = await site.mailsTo(team.huda.email)
    expect(mail?.text).toContain('is now: \u2068admin\u2069')
    expect(await eventsOf('team.changeRole')).toHaveLength(1)
  })

  test('that somebody has already changes nothing', async () => {
    await ask(team.omar, `PATCH /api/v1/organization/users/${team.huda.id}`, { role: 'member' })
    expect(await site.mailsTo(team.huda.email)).toEqual([])
    expect(await eventsOf('team.changeRole')).toEqual([])
  })

  test('cannot be changed by HR, nor for a person of another company', async () => {
    const other = await addTeam(site, 'Sahara Clinics')
    const call = (id: string) => `PATCH /api/v1/organization/users/${id}`
    expect(await statusOf(team.huda, call(team.huda.id), { role: 'admin' })).toBe(403)
    expect(await statusOf(team.omar, call(other.huda.id), { role: 'admin' })).toBe(404)
    expect(await statusOf(team.omar, call(team.huda.id), { role: 'owner' })).toBe(400)
  })
})
