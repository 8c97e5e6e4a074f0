import { saraProfile } from '@qareeb/demo/applicants'
import { demoTeams, waitingCompany } from '@qareeb/demo/demo-teams'
import { endedJobAds, waitingJobAds } from '@qareeb/demo/named-companies'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkDocument } from '../files/check/check-document.ts'
import { openSite, type TestSite } from '../testing/site.ts'
import { keepDemoDocuments } from './add-demo-teams.ts'
import { demoPassword, openDemoAccounts } from './demo-accounts.ts'
import { fillDemoData } from './fill-demo-data.ts'

let site: TestSite
beforeAll(async () => {
  site = await openSite()
  // The people of the demo are dated by the database's clock, which is that of the machine.
  site.clock.now = new Date()
  const country = { seed: 'teams', ads: 40, organizations: 8, now: site.clock.now }
  await fillDemoData(site.database.owner, country)
  await openDemoAccounts(site.database.owner)
  await keepDemoDocuments(site.services)
}, 60_000)
afterAll(() => site.close())

async function enter(email: string) {
  const payload = { email, password: demoPassword }
  const { token } = (await site.ask(undefined, 'POST /api/v1/user/session', payload)).json()
  return async (url: string) =>
    (await site.app.inject({ url, headers: { authorization: `Bearer ${token}` } })).json()
}

type Listed = { organization: { name: { en: string }; verificationStatus: string }; role: string }

const companiesOf = async (email: string) => {
  const get = await enter(email)
  const { organizations } = await get('/api/v1/user/me')
  return organizations.map(
    ({ organization: { name, verificationStatus }, role }: Listed) =>
      `${role} ${name.en} ${verificationStatus}`,
  )
}

test('the people of the demo work for companies in every state', async () => {
  expect(await companiesOf('admin@oasis.example')).toEqual([
    'ADMIN Oasis Group verified',
    'ADMIN Nama Tech verified',
    'ADMIN Najd Bakery pending',
  ])
  expect(await companiesOf('hr@oasis.example')).toEqual([
    'HR Oasis Group verified',
    'ADMIN Sahra Transport rejected',
  ])
})

test('there is something due, and a document that opens', async () => {
  const get = await enter('admin@oasis.example')
  const { members, pendingInvitations, due } = await get('/api/v1/organization/stats')
  expect([members, pendingInvitations]).toEqual([2, 1])
  expect(due.map(({ kind }: { kind: string }) => kind)).toEqual(
    expect.arrayContaining(['registration-expiring', 'invitations-unanswered']),
  )
  const { downloadUrl } = await get('/api/v1/organization/file')
  const document = await site.app.inject(downloadUrl)
  expect(document.statusCode).toBe(200)
  expect(document.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
})

test('Oasis Group has drafts, an ad that ends tomorrow, a closed one and an expired one', async () => {
  const get = await enter('admin@oasis.example')
  const { items } = await get('/api/v1/organization/ads?limit=100')
  type Row = { id: string; state: string; missing: string[]; expiresAt: string | null }
  const find = (id: string) => items.find((row: Row) => row.id === id)
  expect(find(waitingJobAds.completeDraft)).toMatchObject({ state: 'draft', missing: [] })
  expect(find(waitingJobAds.incompleteDraft)).toMatchObject({
    state: 'draft',
    missing: ['contact.email'],
  })
  expect(find(endedJobAds.closed)).toMatchObject({ state: 'inactive' })
  expect(find(endedJobAds.expired)).toMatchObject({ state: 'expired' })
  const ending: Row = find(waitingJobAds.endsTomorrow)
  expect(ending.state).toBe('active')
  const dayMs = 24 * 60 * 60 * 1000
  const left = Date.parse(ending.expiresAt ?? '') - Number(site.clock.now)
  expect(left).toBeGreaterThan(0)
  expect(left).toBeLessThan(2 * dayMs)
})

test('Sara can apply with one press: a phone, a description and a CV that opens', async () => {
  const get = await enter('sara@qareeb.example')
  const { phone, description, file } = await get('/api/v1/user/me')
  expect({ phone, description, name: file.name }).toEqual({
    phone: saraProfile.phone,
    description: saraProfile.description,
    name: saraProfile.cv.name,
  })
  const cv = await site.app.inject(file.downloadUrl)
  expect(cv.rawPayload.equals(saraProfile.cv.bytes)).toBe(true)
  await expect(checkDocument(saraProfile.cv.bytes, 'application/pdf')).resolves.toBeUndefined()
})

test('every document is one that the product itself would take', async () => {
  for (const { document } of demoTeams)
    await expect(checkDocument(document.bytes, 'application/pdf')).resolves.toBeUndefined()
})

test('changes of the visitors of a demo stay', async () => {
  await site.database.owner.transaction(
    (db) =>
      db.query({
        text: 'delete from organization_member where organization_id = $1',
        values: [waitingCompany],
      }),
    { organizationId: waitingCompany },
  )
  await openDemoAccounts(site.database.owner)
  expect(await companiesOf('admin@oasis.example')).toHaveLength(2)
})

test('no company of the demo is verified or rejected before its document arrived', async () => {
  for (const { organizationId } of demoTeams) {
    const documents = await site.database.owner.transaction(
      (db) =>
        db.query({
          text: `
            select attached_at between created_at and coalesce(verified_at, rejected_at, now()) as "isInTime"
            from organization join organization_private as own on own.organization_id = organization.id
            join attachment on attachment.organization_id = organization.id and purpose = 'registration'
            where organization.id = $1`,
          values: [organizationId],
        }),
      { organizationId },
    )
    expect(documents).toEqual([{ isInTime: true }])
  }
})
