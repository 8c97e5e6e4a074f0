import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addUser } from '../testing/accounts.ts'
import { freshAddress, invitationCalls } from '../testing/invitations.ts'
import { openSite, type TestSite, type Visitor } from '../testing/site.ts'
import { addTeam, atWork, type TestTeam } from '../testing/team.ts'

const start = new Date('2026-11-21T10:00:00Z')

let site: TestSite
let team: TestTeam
let calls: ReturnType<typeof invitationCalls>
beforeAll(async () => {
  site = await openSite()
  calls = invitationCalls(site)
})
afterAll(() => site.close())
beforeEach(async () => {
  site.clock.now = start
  await site.database.owner.query({ text: 'delete from attempt' })
  team = await addTeam(site)
})

const ask = (who: Visitor | undefined, call: string, payload?: object) => site.ask(who, call, payload)
const pass = (seconds: number) => {
  site.clock.now = new Date(site.clock.now.getTime() + seconds * 1_000)
}
const day = 24 * 60 * 60

const invite = (email: string, changes: object = {}, who = team.omar) => calls.invite(who, email, changes)
const invited = (email: string, changes: object = {}) => calls.invited(team.omar, email, changes)
const stateOf = (token: string) => calls.stateOf(token)
const codeOf = async (answer: ReturnType<typeof ask>) => (await answer).json().code
const accept = (who: Visitor, token: string) => calls.accept(who, token)
const register = (token: string, changes: object = {}) => calls.register(token, changes)

const addSeeker = async (described: Parameters<typeof addUser>[1] = {}) =>
  atWork(site, await addUser(site.database.owner, described), null)

describe('accepting', () => {
  test('takes a job seeker into the team, who becomes an employer and keeps everything', async () => {
    const sara = await addSeeker({ emailVerified: false })
    await ask(sara, 'PATCH /api/v1/user/me', { description: 'Accountant', phone: '0501234567' })
    const token = await invited(sara.email, { role: 'admin' })
    const answer = await accept(sara, token)
    expect(answer.json()).toEqual({
      organization: { id: team.organizationId, name: { ar: null, en: 'Oasis Group' } },
      role: 'ADMIN',
    })
    expect((await ask(sara, 'GET /api/v1/user/me')).json()).toMatchObject({
      userType: 'employer',
      emailVerified: true,
      description: 'Accountant',
      activeOrganization: { organization: { id: team.organizationId }, role: 'ADMIN' },
    })
    expect((await ask(sara, 'GET /api/v1/user')).json().counts).toMatchObject({ active: 3, pending: 0 })
    expect(await stateOf(token)).toMatchObject({ state: 'used' })
  })

  test('confirms an address for the first time and ends every other session', async () => {
    const user = await addUser(site.database.owner, { emailVerified: false })
    const [other, mine] = [await atWork(site, user, null), await atWork(site, user, null)]
    expect((await accept(mine, await invited(user.email))).statusCode).toBe(200)
    const statusOf = async (who: Visitor) => (await ask(who, 'GET /api/v1/user/me')).statusCode
    expect([await statusOf(mine), await statusOf(other)]).toEqual([200, 401])
  })

  test('is for the invited address alone', async () => {
    const token = await invited(freshAddress())
    const sara = await addSeeker()
    const refused = await accept(sara, token)
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'invitation.otherAddress'])
    const nora = await addSeeker({ firstName: 'Nora', userType: 'admin' })
    expect(await codeOf(accept(nora, token))).toBe('invitation.notForAdmins')
    expect(await stateOf(token)).toMatchObject({ state: 'valid' })
  })

  test('twenty times at once makes one member and answers alike', async () => {
    const sara = await addSeeker()
    const token = await invited(sara.email)
    const answers = await Promise.all(Array.from({ length: 20 }, () => accept(sara, token)))
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1)
    expect((await ask(sara, 'GET /api/v1/user')).json().counts.active).toBe(3)
    const joined = await site.database.owner.query({
      text: `select from audit_event where action = 'team.join' and subject = $1`,
      values: [sara.id],
    })
    expect(joined).toHaveLength(1)
  })

  test('does not bring back who was removed since', async () => {
    const sara = await addSeeker()
    const token = await invited(sara.email)
    await accept(sara, token)
    await ask(team.omar, `PATCH /api/v1/organization/kick-user/${sara.id}`)
    expect(await codeOf(accept(sara, token))).toBe('invitation.used')
    await invite(sara.email)
    expect(await codeOf(accept(sara, token))).toBe('invitation.used')
  })

  test('comes too late after seven days', async () => {
    const sara = await addSeeker()
    const token = await invited(sara.email)
    pass(7 * day)
    expect(await codeOf(accept(await atWork(site, sara, null), token))).toBe('invitation.expired')
  })
})

describe('a person with an address that they have not confirmed', () => {
  test('cannot read or delete invitations to that address', async () => {
    const pretender = await addSeeker({ emailVerified: false })
    const token = await invited(pretender.email)
    expect((await ask(pretender, 'GET /api/v1/user/me/data')).json()).toMatchObject({ invitations: [] })
    expect((await ask(pretender, 'DELETE /api/v1/user/me')).statusCode).toBe(204)
    expect(await stateOf(token)).toMatchObject({ state: 'valid' })
  })

  test('nor of those that ended so long ago that they wait to be forgotten', async () => {
    const pretender = await addSeeker({ emailVerified: false })
    await invited(pretender.email)
    await site.database.owner.transaction(
      (db) =>
        db.query({
          text: `update organization_invitation set expires_at = now() - interval '40 days' where email = $1`,
          values: [pretender.email],
        }),
      { organizationId: team.organizationId },
    )
    expect((await ask(pretender, 'GET /api/v1/user/me/data')).json()).toMatchObject({ invitations: [] })
  })

  test('while their owner finds them among their data, and they go with the account', async () => {
    const sara = await addSeeker()
    const token = await invited(sara.email)
    expect((await ask(sara, 'GET /api/v1/user/me/data')).json()).toMatchObject({
      invitations: [{ company: { en: 'Oasis Group' }, firstName: 'Noura', role: 'HR' }],
    })
    expect((await ask(sara, 'DELETE /api/v1/user/me')).statusCode).toBe(204)
    expect(await stateOf(token)).toMatchObject({ state: 'unknown' })
  })
})

describe('registering by an invitation', () => {
  test('makes a confirmed employer in the team, signed in at once', async () => {
    const email = freshAddress()
    const token = await invited(email)
    const answer = await register(token)
    expect(answer.statusCode).toBe(201)
    expect(String(answer.headers['set-cookie'])).toContain('qareeb=')
    const { session, role } = answer.json()
    expect([role, session.user]).toMatchObject(['HR', { email, userType: 'employer', emailVerified: true }])
    const noura = { id: session.user.id, email, firstName: '', password: '', headers: headersOf(session) }
    expect((await ask(noura, 'GET /api/v1/user/me')).json()).toMatchObject({
      phone: '+966501234567',
      activeOrganization: { organization: { id: team.organizationId } },
      consents: [{ kind: 'terms' }, { kind: 'privacy' }, { kind: 'adult' }],
    })
    expect(await codeOf(register(token))).toBe('invitation.used')
  })

  test('twenty times at once makes one account', async () => {
    const email = freshAddress()
    const token = await invited(email)
    const answers = await Promise.all(Array.from({ length: 20 }, () => register(token)))
    const statuses = answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)
    expect(statuses).toEqual([201, ...Array.from({ length: 19 }, () => 409)])
  })

  test('refuses an address that has an account, a weak password and a signed-in person', async () => {
    const email = freshAddress()
    const token = await invited(email)
    expect(await codeOf(register(token, { password: 'password' }))).toBe('auth/weak-password')
    const fromInside = calls.register(token, {}, team.huda)
    expect(await codeOf(fromInside)).toBe('user.alreadySignedIn')
    await addUser(site.database.owner, { email })
    expect(await codeOf(register(token))).toBe('auth/email-already-in-use')
    expect(await stateOf(token)).toMatchObject({ state: 'valid' })
  })
})

const headersOf = ({ token }: { token: string }) => ({ authorization: `Bearer ${token}` })
