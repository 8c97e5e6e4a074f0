import type { CompanyAuditEntry } from '@qareeb/contract/audit'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addMember } from '../testing/authorization/scene.ts'
import { type HiringSite, openHiringSite } from '../testing/hiring-site.ts'
import { freshAddress, invitationCalls } from '../testing/invitations.ts'
import { addJobAd } from '../testing/job-ads.ts'
import type { Visitor } from '../testing/site.ts'
import { atWork } from '../testing/team.ts'

let site: HiringSite
let hired: Awaited<ReturnType<HiringSite['hire']>>
let omar: Visitor
beforeAll(async () => {
  site = await openHiringSite()
})
afterAll(() => site.close())
beforeEach(async () => {
  hired = await site.hire()
  omar = await addAdministrator()
})

async function addAdministrator(): Promise<Visitor> {
  const who = await site.visitor({ firstName: 'Omar', lastName: 'Al-Ghamdi', userType: 'employer' })
  await addMember(site.database.owner, { organizationId: hired.company.id, user: who, role: 'ADMIN' })
  return atWork(site, who, hired.company.id)
}

const branch = {
  name: { ar: 'العليا', en: 'Olaya' },
  address: { ar: null, en: 'King Fahd Road' },
  shortNationalAddress: null,
  lat: 24.7,
  lng: 46.7,
}

const log = async (): Promise<CompanyAuditEntry[]> =>
  (await site.ask(omar, 'GET /api/v1/organization/audit')).json().items

/** What the log says of the latest entry of an action. */
async function toldOf(action: string) {
  const entry = (await log()).find((one) => one.action === action)
  return entry && { about: entry.subjectName, object: entry.object }
}

test('the log names a branch, by its present name, and the deleted branch no more', async () => {
  const { id } = (await site.ask(omar, 'POST /api/v1/organization-location', branch)).json()
  const name = { ar: 'حي العليا', en: 'Olaya District' }
  await site.ask(omar, `PUT /api/v1/organization-location/${id}`, { ...branch, name, version: 1 })
  const object = { kind: 'location', id, name }
  expect(await toldOf('organizationLocation.add')).toEqual({ about: null, object })
  await site.ask(omar, `DELETE /api/v1/organization-location/${id}`)
  expect(await toldOf('organizationLocation.add')).toEqual({ about: null, object: null })
})

test('the log does not name a deleted branch that is still stored for its closed ads', async () => {
  const { id } = (await site.ask(omar, 'POST /api/v1/organization-location', branch)).json()
  await site.database.owner.transaction(
    (db) =>
      db.query({ text: 'update organization_location set removed_at = now() where id = $1', values: [id] }),
    { organizationId: hired.company.id },
  )
  expect(await toldOf('organizationLocation.add')).toEqual({ about: null, object: null })
})

test('the log names the job ad, and for an application the ad that it was sent for', async () => {
  await hired.apply(undefined, hired.guest())
  await hired.patch(await hired.onlyId(), { version: 1, state: 'in-progress' })
  await site.ask(omar, `PATCH /api/v1/job-ad/${hired.jobAdId}`, {
    version: 1,
    status: 'archived',
  })
  const object = { kind: 'jobAd', id: hired.jobAdId, name: { ar: null, en: 'Accountant' } }
  expect(await toldOf('candidate.move')).toEqual({ about: null, object })
  expect(await toldOf('jobAd.close')).toEqual({ about: null, object })
})

test('the log names the invited address until the invitation is erased', async () => {
  const email = freshAddress()
  await invitationCalls(site).invited(omar, email)
  expect(await toldOf('team.invite')).toEqual({ about: email, object: null })
  await site.database.owner.transaction(
    (db) => db.query({ text: 'delete from organization_invitation where email = $1', values: [email] }),
    { organizationId: hired.company.id },
  )
  expect(await toldOf('team.invite')).toEqual({ about: null, object: null })
})

test('the log of a company names no ad of another one', async () => {
  const other = await site.addHiringCompany()
  const foreign = await addJobAd(site.database.owner, other.company, { titleEn: 'Nurse', at: [branch] })
  await site.database.owner.query({
    text: `insert into audit_event (action, organization_id, subject) values ('jobAd.publish', $1, $2)`,
    values: [hired.company.id, foreign.id],
  })
  expect(await toldOf('jobAd.publish')).toEqual({ about: null, object: null })
})
