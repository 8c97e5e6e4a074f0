import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signedInAs } from '../testing/accounts.ts'
import { addMember } from '../testing/authorization/scene.ts'
import { addEmployer } from '../testing/companies.ts'
import { openSite, type TestSite, type Visitor } from '../testing/site.ts'

let site: TestSite
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

const activate = (who: Visitor, id: string, body: object = {}) =>
  site.ask(who, `POST /api/v1/organization/${id}/activate`, body)
const me = async (who: Visitor) => (await site.ask(who, 'GET /api/v1/user/me')).json()
const reason = 'They asked for help with an ad'
const pass = (minutes: number) => {
  site.clock.now = new Date(site.clock.now.getTime() + minutes * 60_000)
}

/** Another access token of the same session. */
async function renewed({ id: userId }: Visitor) {
  const [session] = await site.database.owner.query<{ id: string }>({
    text: 'select id from user_session where user_id = $1',
    values: [userId],
  })
  const { token } = await site.services.identity.tokens.sign({ userId, sessionId: String(session?.id) })
  return { authorization: `Bearer ${token}` }
}

const impersonationsIn = (organizationId: string) =>
  site.database.owner.transaction(
    (db) =>
      db.query<{ reason: string; endsAt: Date; endedAt: Date | null }>({
        text: `
          select reason, ends_at as "endsAt", ended_at as "endedAt" from impersonation where organization_id = $1`,
        values: [organizationId],
      }),
    { organizationId },
  )

describe('a member', () => {
  test('changes no other company than that of the page', async () => {
    const { omar, company: shown } = await addEmployer(site)
    const second = { name: { ar: null, en: 'Nama Tech' } }
    const { id } = (await site.ask(omar, 'POST /api/v1/organization/create', second)).json()
    const from = (company: string) => ({
      ...omar,
      headers: { ...omar.headers, 'x-qareeb-organization': company },
    })
    const change = (who: Visitor) => site.ask(who, 'PATCH /api/v1/organization', { retentionMonths: 6 })
    const refused = await change(from(shown.id))
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'organization.switched'])
    expect((await site.ask(omar, 'GET /api/v1/organization')).json().retentionMonths).not.toBe(6)

    expect((await me(from(shown.id))).activeOrganization.organization.id).toBe(id)
    expect((await change(from(id))).statusCode).toBe(200)
  })

  test('switches between companies in this session, and the next one begins with the last choice', async () => {
    const { omar, company: first } = await addEmployer(site, { registrationNumber: '1010123456' })
    const second = (
      await site.ask(omar, 'POST /api/v1/organization/create', { name: { ar: null, en: 'Nama Tech' } })
    ).json()
    expect((await me(omar)).activeOrganization).toMatchObject({
      organization: { id: second.id },
      hasRegistrationNumber: false,
    })

    pass(1)
    const answer = (await activate(omar, first.id)).json()
    expect(answer).toMatchObject({
      organization: { id: first.id, verificationStatus: 'pending', plan: 'free' },
      role: 'ADMIN',
      impersonatedUntil: null,
      hasRegistrationNumber: true,
    })
    expect((await me(omar)).activeOrganization).toEqual(answer)
    const elsewhere = { ...omar, headers: await signedInAs(site.app, omar) }
    expect((await me(elsewhere)).activeOrganization.organization.id).toBe(first.id)

    await activate(elsewhere, second.id)
    expect((await me(omar)).activeOrganization.organization.id).toBe(first.id)
  })

  test('is in the log of the company that they change over to, and only then', async () => {
    const { omar, company: first } = await addEmployer(site)
    const second = { name: { ar: null, en: 'Nama Tech' } }
    await site.ask(omar, 'POST /api/v1/organization/create', second)
    const switches = async () => {
      const { items } = (await site.ask(omar, 'GET /api/v1/organization/audit')).json()
      return items.filter(({ action }: { action: string }) => action === 'organization.switchTo')
    }
    await activate(omar, first.id)
    await activate(omar, first.id)
    expect(await switches()).toMatchObject([{ actor: { kind: 'person' } }])
  })

  test('finds no company of others, public or not, and reveals no errors of the body', async () => {
    const { omar } = await addEmployer(site)
    const { company } = await addEmployer(site, { firstName: 'Layla' })
    const answer = await activate(omar, company.id, { reason: 1 })
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'organization.notFound'])
  })

  test('loses the company with the membership, at the next request', async () => {
    const { company } = await addEmployer(site)
    const huda = await site.visitor({ firstName: 'Huda', userType: 'employer' })
    await addMember(site.database.owner, { organizationId: company.id, user: huda, role: 'HR' })
    expect((await activate(huda, company.id)).json().role).toBe('HR')
    await site.database.owner.transaction(
      (db) => db.query({ text: 'delete from organization_member where user_id = $1', values: [huda.id] }),
      { organizationId: company.id },
    )
    const answer = await site.ask(huda, 'GET /api/v1/organization')
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'organization.noneActive'])
    expect((await me(huda)).activeOrganization).toBeNull()
  })
})

describe('a platform administrator', () => {
  test('gives a reason, works inside for 30 minutes, and leaves automatically', async () => {
    const { company } = await addEmployer(site)
    const nora = await site.visitor({ firstName: 'Nora', userType: 'admin' })
    const silent = await activate(nora, company.id)
    expect([silent.statusCode, silent.json().errors]).toMatchObject([400, [{ path: 'reason' }]])
    for (const blank of ['   ', '\u200b\u200b\u200b'])
      expect((await activate(nora, company.id, { reason: blank })).statusCode).toBe(400)
    expect((await me(nora)).activeOrganization).toBeNull()

    const answer = (await activate(nora, company.id, { reason })).json()
    const until = new Date(site.clock.now.getTime() + 30 * 60_000)
    expect(answer).toMatchObject({ role: 'ADMIN', impersonatedUntil: until.toISOString() })
    expect(await impersonationsIn(company.id)).toEqual([{ reason, endsAt: until, endedAt: null }])
    expect((await site.ask(nora, 'GET /api/v1/organization')).json().id).toBe(company.id)

    pass(31)
    const later = { ...nora, headers: await renewed(nora) }
    expect((await me(later)).activeOrganization).toBeNull()
    expect((await site.ask(later, 'GET /api/v1/organization')).statusCode).toBe(403)
    expect(await impersonationsIn(company.id)).toEqual([{ reason, endsAt: until, endedAt: null }])
  })

  test('can leave the company earlier, and the log marks what they did inside', async () => {
    const { company } = await addEmployer(site)
    const nora = await site.visitor({ firstName: 'Nora', userType: 'admin' })
    await activate(nora, company.id, { reason })
    await site.ask(nora, 'PATCH /api/v1/organization', { marketingAllowed: false })
    pass(5)
    expect((await site.ask(nora, 'DELETE /api/v1/organization/activation')).statusCode).toBe(204)
    expect((await me(nora)).activeOrganization).toBeNull()
    expect(await impersonationsIn(company.id)).toMatchObject([{ endedAt: site.clock.now }])

    const events = await site.database.owner.transaction(
      (db) =>
        db.query<{ action: string; details: object }>({
          text: `select action, details from audit_event where organization_id = $1 and actor_id = $2
            and action <> 'request.make' order by happened_at`,
          values: [company.id, nora.id],
        }),
      { organizationId: company.id },
    )
    expect(events.map(({ action }) => action)).toEqual([
      'organization.impersonate',
      'organization.update',
      'organization.endImpersonation',
    ])
    expect(events[1]?.details).toMatchObject({ fields: 'marketingAllowed' })
  })

  test('ends the first company by entering the second, and has no rights of the platform inside', async () => {
    const { company: first } = await addEmployer(site)
    const { company: second } = await addEmployer(site, { firstName: 'Layla' })
    const nora = await site.visitor({ firstName: 'Nora', userType: 'admin' })
    await activate(nora, first.id, { reason })
    pass(1)
    expect((await activate(nora, second.id, { reason })).statusCode).toBe(200)
    expect(await impersonationsIn(first.id)).toMatchObject([{ endedAt: site.clock.now }])
    expect(await impersonationsIn(second.id)).toMatchObject([{ endedAt: null }])

    const answer = await site.ask(nora, `PATCH /api/v1/organization`, { plan: 'premium' })
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'organization.notWhileImpersonating'])
    expect((await site.ask(nora, `GET /api/v1/organization?organizationId=${first.id}`)).statusCode).toBe(404)
  })
})

test('ending an activation changes nothing for a member', async () => {
  const { omar, company } = await addEmployer(site)
  expect((await site.ask(omar, 'DELETE /api/v1/organization/activation')).statusCode).toBe(204)
  expect((await me(omar)).activeOrganization.organization.id).toBe(company.id)
})
