import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addUser } from '../testing/accounts.ts'
import { addMember } from '../testing/authorization/scene.ts'
import { tokenInMail } from '../testing/identity-site.ts'
import { freshAddress, invitationCalls } from '../testing/invitations.ts'
import { addCompany } from '../testing/job-ads.ts'
import { openSite, type TestSite, type Visitor } from '../testing/site.ts'
import { addTeam, atWork, type TestTeam } from '../testing/team.ts'
import { teamTasks } from './tasks.ts'

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

describe('inviting', () => {
  test('sends a mail in the chosen language with company, inviter, role and end', async () => {
    const email = freshAddress()
    const answer = await invite(email, { locale: 'ar', role: 'admin' })
    expect(answer.statusCode).toBe(201)
    expect(answer.json()).toMatchObject({ email, role: 'ADMIN', expiresAt: '2026-11-28T10:00:00.000Z' })
    const [mail] = await site.mailsTo(email)
    for (const words of [
      'دعوة من \u2068Omar Al-Ghamdi\u2069',
      'Oasis Group',
      'مسؤول الشركة',
      '28 / 11 / 2026 13:00',
    ])
      expect(mail?.text).toContain(words)
    expect(mail?.text).toMatch(/https:\/\/qareeb\.example\/invite\?token=[\w-]{64}/)
  })

  test('a second invitation of an address is the first one, and is mailed again after a minute', async () => {
    const email = freshAddress()
    const first = await invite(email)
    const again = await invite(email.toUpperCase(), { firstName: 'Other', role: 'admin' })
    expect([again.statusCode, again.body]).toEqual([201, first.body])
    expect(await site.mailsTo(email)).toHaveLength(1)
    pass(61)
    expect((await invite(email)).body).toBe(first.body)
    const mails = await site.mailsTo(email)
    expect(mails).toHaveLength(2)
    expect(tokenInMail(mails[0])).toBe(tokenInMail(mails[1]))
  })

  test('twenty times at once is one invitation and one mail', async () => {
    const email = freshAddress()
    const answers = await Promise.all(Array.from({ length: 20 }, () => invite(email)))
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1)
    expect(await site.mailsTo(email)).toHaveLength(1)
  })

  test('an address whose invitation has expired begins again, with the new words', async () => {
    const email = freshAddress()
    await invite(email)
    pass(8 * day)
    const omar = await atWork(site, team.omar, team.organizationId)
    const renewed = (await invite(email, { firstName: 'Nora', role: 'admin' }, omar)).json()
    expect(renewed).toMatchObject({ firstName: 'Nora', role: 'ADMIN', expiresAt: '2026-12-06T10:00:00.000Z' })
    expect(await site.mailsTo(email)).toHaveLength(2)
  })

  test('is not for HR, nor without a confirmed address, nor for a member of the team', async () => {
    expect(await codeOf(invite(freshAddress(), {}, team.huda))).toBe('request.forbidden')
    expect(await codeOf(invite(team.huda.email.toUpperCase()))).toBe('team.alreadyMember')
    await site.database.owner.query({
      text: 'update user_account set email_verified_at = null where id = $1',
      values: [team.omar.id],
    })
    expect(await codeOf(invite(freshAddress()))).toBe('auth/unverified-email')
  })

  test('is limited each day, sending again included', async () => {
    const { id } = (await invite('one@qareeb.example')).json()
    for (let count = 0; count < 24; count += 1) await invite('one@qareeb.example')
    const again = () => ask(team.omar, `POST /api/v1/organization/invitations/${id}`)
    for (let count = 0; count < 25; count += 1) await again()
    pass(120)
    expect([(await invite('one@qareeb.example')).statusCode, (await again()).statusCode]).toEqual([429, 429])
  })
})

describe('strangers are not written to without end', () => {
  test('by one person with many companies', async () => {
    const { owner } = site.database
    for (let company = 0; company < 3; company += 1) {
      const { id: organizationId } = await addCompany(owner, { nameEn: 'Oasis Group' })
      await addMember(owner, { organizationId, user: team.omar, role: 'ADMIN' })
      const omar = await atWork(site, team.omar, organizationId)
      const answers = await Promise.all(
        Array.from({ length: 40 }, () => invite('one@qareeb.example', {}, omar)),
      )
      const refused = answers.filter(({ statusCode }) => statusCode === 429)
      expect(refused).toHaveLength(company < 2 ? 0 : 20)
    }
  })

  test('at one address by many companies', async () => {
    const email = freshAddress()
    for (let company = 0; company < 5; company += 1) {
      const { omar } = await addTeam(site)
      expect((await invite(email, {}, omar)).statusCode).toBe(201)
    }
    const sixth = await invite(email.toUpperCase())
    expect([sixth.statusCode, sixth.json().code]).toEqual([429, 'request.tooMany'])
    expect(Number(sixth.headers['retry-after'])).toBeGreaterThan(0)
    expect(await site.mailsTo(email)).toHaveLength(5)
    const { counts } = (await ask(team.omar, 'GET /api/v1/user')).json()
    expect(counts.pending).toBe(0)
    pass(day)
    const omar = await atWork(site, team.omar, team.organizationId)
    expect((await invite(email, {}, omar)).statusCode).toBe(201)
  })
})

describe('an invitation', () => {
  test('is sent again after a minute and holds for seven days from then', async () => {
    const email = freshAddress()
    const { id } = (await invite(email)).json()
    const again = (who: Visitor) => ask(who, `POST /api/v1/organization/invitations/${id}`)
    const early = await again(team.omar)
    expect([early.statusCode, early.headers['retry-after']]).toEqual([429, '60'])
    pass(8 * day)
    const omar = await atWork(site, team.omar, team.organizationId)
    expect((await again(omar)).json()).toMatchObject({ id, expiresAt: '2026-12-06T10:00:00.000Z' })
    const [first] = await site.mailsTo(email)
    expect(await stateOf(tokenInMail(first))).toMatchObject({ state: 'valid' })
  })

  test('is cancelled in its own call or as somebody who is removed, and then opens nothing', async () => {
    const email = freshAddress()
    const token = await invited(email)
    const { items } = (await ask(team.omar, 'GET /api/v1/user?state=pending')).json()
    const kick = `PATCH /api/v1/organization/kick-user/${items[0].id}`
    expect((await ask(team.omar, kick)).json()).toMatchObject({ outcome: 'cancelled' })
    const cancelling = `DELETE /api/v1/organization/invitations/${items[0].id}`
    expect((await ask(team.omar, cancelling)).statusCode).toBe(204)
    expect(await stateOf(token)).toMatchObject({ state: 'cancelled' })
    expect(await codeOf(calls.register(token))).toBe('invitation.cancelled')
    expect(await codeOf(ask(team.omar, `POST /api/v1/organization/invitations/${items[0].id}`))).toBe(
      'invitation.cancelled',
    )
  })

  test('of another company does not exist', async () => {
    const other = await addTeam(site, 'Sahara Clinics')
    const { id } = (await invite(freshAddress(), {}, other.omar)).json()
    for (const method of ['POST', 'DELETE'])
      expect((await ask(team.omar, `${method} /api/v1/organization/invitations/${id}`)).statusCode).toBe(404)
  })

  test('shows the inviter, the company, the role and the next step to its holder', async () => {
    const email = freshAddress()
    const token = await invited(email)
    expect(await stateOf(token)).toEqual({
      state: 'valid',
      invitation: {
        organization: {
          id: team.organizationId,
          name: { ar: null, en: 'Oasis Group' },
          logoUrl: null,
          verified: true,
        },
        role: 'HR',
        inviterName: 'Omar Al-Ghamdi',
        email,
        firstName: 'Noura',
        lastName: 'Al-Qahtani',
        locale: 'en',
        expiresAt: '2026-11-28T10:00:00.000Z',
        hasAccount: false,
      },
    })
    await addUser(site.database.owner, { email })
    expect(await stateOf(token)).toMatchObject({ invitation: { hasAccount: true } })
    pass(7 * day)
    expect(await stateOf(token)).toMatchObject({ state: 'expired' })
  })

  test.each(['x'.repeat(16), 'x'.repeat(64), 'A'.repeat(64)])('is unknown by the token %s', async (token) => {
    expect(await stateOf(token)).toEqual({ state: 'unknown', invitation: null })
    expect(await codeOf(calls.register(token))).toBe('invitation.notFound')
  })

  test('is forgotten a month after its end', async () => {
    const token = await invited(freshAddress())
    const ended = (days: number) =>
      site.database.owner.transaction(
        (db) =>
          db.query({
            text: `update organization_invitation set expires_at = $1::timestamptz - make_interval(days => $2)`,
            values: [site.clock.now, days],
          }),
        { organizationId: team.organizationId },
      )
    await ended(29)
    for (const { run } of teamTasks) await run(site.services, {}, { isLast: true })
    expect(await stateOf(token)).toMatchObject({ state: 'expired' })
    await ended(31)
    for (const { run } of teamTasks) await run(site.services, {}, { isLast: true })
    expect(await stateOf(token)).toMatchObject({ state: 'unknown' })
  })
})
