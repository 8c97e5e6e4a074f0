import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '../platform/database/database.ts'
import { addSceneCompany, ownerCanary } from '../testing/authorization/scene.ts'
import { addEmployer } from '../testing/companies.ts'
import { addCompany } from '../testing/job-ads.ts'
import { openSite, type TestSite, type Visitor } from '../testing/site.ts'

let site: TestSite
let nora: Visitor
let owner: Database
beforeAll(async () => {
  site = await openSite()
  owner = site.database.owner
  nora = await site.visitor({ firstName: 'Nora', userType: 'admin' })
})
afterAll(() => site.close())

type Described = { nameEn?: string; nameAr?: string; status?: string; waitingDays?: number }

/** Adds a company as it stands before or after the platform has answered. */
async function addWaiting({ nameEn, nameAr, status = 'pending', waitingDays }: Described) {
  const { id } = await addCompany(owner, {
    nameEn: nameEn ?? 'Palm Trading',
    verified: status === 'verified',
  })
  await owner.query({
    text: `
      update organization set name_en = $2, name_ar = $3, verification_status = $4::verification_status
      where id = $1`,
    values: [id, nameEn ?? null, nameAr ?? null, status],
  })
  await owner.query({
    text: `
      insert into organization_private (organization_id, waiting_since, rejected_at, rejection_reason)
      values ($1, now() - make_interval(days => $2::int), case when $3 then now() end, case when $3 then 'Not readable' end)
      on conflict (organization_id) do update set waiting_since = excluded.waiting_since,
        rejected_at = excluded.rejected_at, rejection_reason = excluded.rejection_reason`,
    values: [id, waitingDays ?? null, status === 'rejected'],
  })
  return id
}

const list = async (query = '') => {
  const answer = await site.ask(nora, `GET /api/v1/admin/organizations${query}`)
  expect(answer.statusCode).toBe(200)
  return answer.json()
}
const idsOf = async (query: string): Promise<string[]> =>
  (await list(query)).items.map(({ id }: { id: string }) => id)

describe('the list of companies', () => {
  let ids: Record<string, string>
  beforeAll(async () => {
    ids = {
      week: await addWaiting({ nameEn: 'Dunes Logistics', waitingDays: 7 }),
      month: await addWaiting({ nameAr: 'شركة الواحة الخضراء', waitingDays: 30 }),
      again: await addWaiting({ nameEn: 'Sahara Clinics', status: 'verified', waitingDays: 1 }),
      verified: await addWaiting({ nameEn: 'Oasis Group', nameAr: 'مجموعة الواحة', status: 'verified' }),
      rejected: await addWaiting({ nameEn: 'Rejected Trading', status: 'rejected' }),
    }
  })

  test('begins with those that wait longest, and counts them all', async () => {
    expect(await idsOf('?list=waiting')).toEqual([ids['month'], ids['week'], ids['again']])
    expect((await list()).waiting).toBe(3)
    expect((await list('?q=oasis')).waiting).toBeNull()
  })

  test('has one list for each state', async () => {
    expect(await idsOf('?list=rejected')).toEqual([ids['rejected']])
    expect(new Set(await idsOf('?list=verified'))).toEqual(new Set([ids['again'], ids['verified']]))
    expect(new Set(await idsOf(''))).toEqual(new Set(Object.values(ids)))
  })

  test.each([
    ['الواحه', ['month', 'verified']],
    ['واحة خضراء', ['month']],
    ['oas', ['verified']],
    ['group OASIS', ['verified']],
    ['مجموعة oasis', ['verified']],
    ['nothing like it', []],
    ['%', []],
  ])('is searched for "%s" by beginnings of words in both languages', async (q, found) => {
    const expected = found.map((name) => ids[name])
    expect(new Set(await idsOf(`?q=${encodeURIComponent(q)}`))).toEqual(new Set(expected))
  })

  test('finds a company by its new name, and not by the old one', async () => {
    const id = await addWaiting({ nameEn: 'Former Traders' })
    await owner.query({ text: `update organization set name_en = 'Later' where id = $1`, values: [id] })
    expect(await idsOf('?q=former')).toEqual([])
    expect(await idsOf('?q=later')).toEqual([id])
    await owner.query({ text: 'delete from organization_private where organization_id = $1', values: [id] })
    await owner.query({ text: 'delete from organization where id = $1', values: [id] })
  })

  test('continues after each page without a gap or a repetition', async () => {
    for (let day = 0; day < 25; day++) await addWaiting({ nameEn: 'Many Waiting', waitingDays: 3 })
    const first = await list('?list=waiting&q=many')
    const second = await list(`?list=waiting&q=many&after=${first.next}`)
    expect([first.items.length, second.items.length, second.next]).toEqual([20, 5, null])
    const seen = [...first.items, ...second.items].map(({ id }: { id: string }) => id)
    expect(new Set(seen).size).toBe(25)
  })

  test('refuses an invalid cursor', async () => {
    const answer = await site.ask(nora, 'GET /api/v1/admin/organizations?after=nonsense')
    expect([answer.statusCode, answer.json().errors[0].path]).toEqual([400, 'after'])
  })
})

const addExpiredInvitation = (organizationId: string) =>
  owner.transaction(
    (db) =>
      db.query({
        text: `
          insert into organization_invitation (organization_id, email, first_name, last_name, role, locale, token_hash,
            created_at, sent_at, expires_at)
          values ($1, 'late@palm.example', 'Late', 'Comer', 'HR', 'ar', sha256('late'), $2, $2, $3)`,
        values: [organizationId, '2026-11-01T10:00:00Z', '2026-11-08T10:00:00Z'],
      }),
    { organizationId },
  )

describe('looking at a company', () => {
  beforeEach(() => owner.query({ text: `delete from attempt` }))

  test('shows the team’s view, and logs the read for the company', async () => {
    const company = await addSceneCompany(owner, { mark: ownerCanary })
    await addExpiredInvitation(company.id)
    const answer = await site.ask(nora, `GET /api/v1/admin/organizations/${company.id}`)
    expect(answer.statusCode).toBe(200)
    const seen = answer.json()
    expect(seen.company).toMatchObject({ id: company.id, hasRegistration: true, registrationType: 'pdf' })
    expect(seen.rejection.reason).toContain('not readable')
    // Both may have joined in one millisecond: their order is open.
    expect(seen.members.map(({ role }: { role: string }) => role).toSorted()).toEqual(['ADMIN', 'HR'])
    expect(seen.invitations).toHaveLength(1)
    expect(seen.counts).toEqual({ members: 2, invitations: 1 })
    expect(seen.locations.total).toBe(2)
    expect(seen.locations.items).toContainEqual(expect.objectContaining({ lat: 24.7743, lng: 46.7386 }))
    expect(seen.jobAds).toMatchObject({ active: 1, inactive: 0, draft: 0 })
    const log = await site.ask(nora, `GET /api/v1/admin/audit?organization=${company.id}`)
    expect(log.json().items[0]).toMatchObject({
      action: 'organization.inspect',
      actor: { id: nora.id, name: 'Nora Al-Harbi' },
      organization: { id: company.id },
    })
  })

  test('shows the latest changes, however often somebody has looked since', async () => {
    const { company, omar } = await addEmployer(site)
    await site.ask(omar, 'PATCH /api/v1/organization', { version: 1, marketingAllowed: false })
    const look = async () => (await site.ask(nora, `GET /api/v1/admin/organizations/${company.id}`)).json()
    for (let times = 0; times < 21; times++) await look()
    const [latest] = (await look()).audit
    expect(latest).toMatchObject({ action: 'organization.update', actor: { id: omar.id } })
  })

  test('shows the facts to compare with its document', async () => {
    const registrationNumber = '7012345678'
    const named = (name: string) => ({ name: { ar: name, en: null } })
    const { company } = await addEmployer(site, { ...named('مؤسسة النخلة الذهبية'), registrationNumber })
    const { company: same } = await addEmployer(site, { ...named('مطاعم الساحل'), registrationNumber })
    const { company: alike } = await addEmployer(site, named('الذهبيه، شركة النخلة'))
    await addEmployer(site, named('مؤسسة النخلة'))
    const { facts } = (await site.ask(nora, `GET /api/v1/admin/organizations/${company.id}`)).json()
    expect(facts).toMatchObject({
      registrationNumber,
      sameNumber: [{ id: same.id, verificationStatus: 'pending' }],
      namedAlike: [{ id: alike.id, name: { ar: 'الذهبيه، شركة النخلة' } }],
      owner: { firstName: 'Omar', emailVerified: true },
    })
    expect([facts.sameNumber.length, facts.namedAlike.length]).toEqual([1, 1])
    expect(facts.owner.mailDomain).toMatch(/^[a-z.]+$/)
  })

  test('is refused when the company does not exist', async () => {
    const answer = await site.ask(
      nora,
      'GET /api/v1/admin/organizations/0b6f6e0a-5c0e-4f0e-9d57-0a4f8f6b5a11',
    )
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'organization.notFound'])
  })
})

test('the list is searched for the number of a registration, as it is typed', async () => {
  const { company } = await addEmployer(site, { registrationNumber: '7098765432' })
  for (const q of ['7098765432', '٧٠٩٨ ٧٦٥-٤٣٢'])
    expect(await idsOf(`?q=${encodeURIComponent(q)}`)).toEqual([company.id])
  expect(await idsOf('?q=7098765431')).toEqual([])
})
