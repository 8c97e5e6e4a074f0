import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addEmployer, addOpenAd } from '../../testing/companies.ts'
import { addUpload } from '../../testing/files/add-upload.ts'
import { runTasks } from '../../testing/run-tasks.ts'
import { openSite, type TestSite, type Visitor } from '../../testing/site.ts'

let site: TestSite
let nora: Visitor
beforeAll(async () => {
  site = await openSite()
  nora = await site.visitor({ firstName: 'Nora', userType: 'admin' })
})
afterAll(() => site.close())

const change = (who: Visitor, body: object) => site.ask(who, 'PATCH /api/v1/organization', body)
const decide = (id: string, body: object) =>
  site.ask(nora, `PATCH /api/v1/organization?organizationId=${id}`, body)
const read = async (who: Visitor) => (await site.ask(who, 'GET /api/v1/organization')).json()
const verified = { verificationStatus: 'verified' }
const rejected = { verificationStatus: 'rejected', rejectionReason: 'The document is not readable.' }

const waitingSince = async (organizationId: string) => {
  const [row] = await site.database.owner.transaction(
    (db) =>
      db.query<{ at: Date | null }>({
        text: 'select waiting_since as at from organization_private where organization_id = $1',
        values: [organizationId],
      }),
    { organizationId },
  )
  return row?.at
}

describe('changing details', () => {
  test('changes what is named and nothing else, and the version grows', async () => {
    const { omar, company } = await addEmployer(site)
    const name = { ar: 'الواحة', en: null }
    const changed = (await change(omar, { version: 1, name, retentionMonths: 6 })).json()
    expect(changed).toEqual({ ...company, name, retentionMonths: 6, version: 2 })
    expect(await read(omar)).toEqual(changed)
    expect((await change(omar, { retentionMonths: 6 })).json().version).toBe(2)
  })

  test('refuses an edit of a value that another person has changed meanwhile, and one that names no version', async () => {
    const { omar } = await addEmployer(site)
    const name = { ar: null, en: 'Oasis Holding' }
    await change(omar, { version: 1, name })
    const stale = await change(omar, { version: 1, name: { ar: null, en: 'Oasis' } })
    expect([stale.statusCode, stale.json().code]).toEqual([409, 'organization.changedMeanwhile'])
    const blind = await change(omar, { name: { ar: null, en: 'Oasis' } })
    expect([blind.statusCode, blind.json().errors[0].path]).toEqual([400, 'version'])
    for (const field of ['registrationExpiresOn', 'registrationNumber']) {
      const without = await change(omar, { [field]: null })
      expect([without.statusCode, without.json().errors[0].path]).toEqual([400, 'version'])
    }
    expect((await read(omar)).name).toEqual(name)
  })

  test.each([
    ['a plan', { plan: 'premium' }],
    ['a verification', verified],
    ['a date of verification', { verifiedDate: '2026-01-01' }],
    ['a reason', { rejectionReason: 'None at all' }],
  ])('refuses %s together with details to its team, and changes neither', async (_what, decision) => {
    const { omar, company } = await addEmployer(site)
    const answer = await change(omar, { ...decision, marketingAllowed: false })
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'request.forbidden'])
    expect(await read(omar)).toEqual(company)
  })

  test.each([
    { slug: 'oasis' },
    { isPublic: true },
    { retentionMonths: 13 },
    { retentionMonths: 0 },
    { version: 1, registrationExpiresOn: '2026-13-01' },
    { version: 1, registrationExpiresOn: '0000-01-01' },
    { version: 1, registrationExpiresOn: '1999-12-31' },
    { verificationStatus: 'pending' },
  ])('refuses %j', async (body) => {
    const { omar } = await addEmployer(site)
    expect((await change(omar, body)).statusCode).toBe(400)
  })

  test('reaches cards, pages and words of search', async () => {
    const { omar, company } = await addEmployer(site)
    const ad = await addOpenAd(site, company.id)
    await change(omar, { version: 1, name: { ar: null, en: 'Zephyrine' } })
    await runTasks(site.services)
    const found = (await site.ask(undefined, 'GET /api/v1/job-ad?q=Zephyrine')).json()
    expect(found.items).toMatchObject([{ id: ad.id, organization: { name: { ar: null, en: 'Zephyrine' } } }])
    expect(await runTasks(site.services)).toEqual([])
  })
})

describe('another name of a verified company', () => {
  const name = { ar: null, en: 'Verifia' }

  async function addVerified(registration?: object) {
    const added = await addEmployer(site, { name, ...(registration && { registration }) })
    await decide(added.company.id, verified)
    return added
  }
  const actionsOf = (organizationId: string) =>
    site.database.owner.transaction(
      async (db) =>
        (
          await db.query<{ action: string }>({
            text: 'select action from audit_event where organization_id = $1',
            values: [organizationId],
          })
        ).map(({ action }) => action),
      { organizationId },
    )

  test('revokes the verification at once, and leaves page and ads open while it waits', async () => {
    const { omar, company } = await addVerified()
    const registration = await addUpload(site, omar, 'cr.pdf', { purpose: 'registration' })
    await change(omar, { version: 1, registration })
    await decide(company.id, verified)
    await addOpenAd(site, company.id)
    const changed = (await change(omar, { version: 2, name: { ar: null, en: 'Otherix' } })).json()
    const waitingSince = site.clock.now.toISOString()
    expect(changed).toMatchObject({
      verificationStatus: 'pending',
      verifiedAt: null,
      waitingSince,
      isPublic: true,
    })
    expect(await actionsOf(company.id)).toContain('organization.loseBadge')

    await runTasks(site.services)
    const { items } = (await site.ask(undefined, 'GET /api/v1/job-ad?q=Otherix')).json()
    expect(items).toMatchObject([{ organization: { verified: false, verifiedAt: null } }])
    const page = await site.ask(undefined, `GET /api/v1/company/${company.slug}`)
    expect(page.json()).toMatchObject({ organization: { verified: false }, openAds: 1 })
    expect((await decide(company.id, verified)).json().verificationStatus).toBe('verified')
  })

  test('is not queued for a decision without a document', async () => {
    const { omar } = await addVerified()
    const changed = (await change(omar, { version: 1, name: { ar: null, en: 'Otherix' } })).json()
    expect(changed).toMatchObject({ verificationStatus: 'pending', waitingSince: null })
  })

  test('that is verified in the same call stays verified', async () => {
    const { company } = await addVerified()
    const body = { version: 1, name: { ar: null, en: 'Otherix' }, ...verified }
    expect((await decide(company.id, body)).json()).toMatchObject({
      verificationStatus: 'verified',
      waitingSince: null,
    })
  })

  test.each([
    ['blanks and case', { ar: null, en: 'VERI fia' }],
    ['an accent', { ar: null, en: 'Vérifia' }],
  ])('is none that differs by %s', async (_what, written) => {
    const { omar, company } = await addVerified()
    const changed = (await change(omar, { version: 1, name: written })).json()
    expect(changed).toMatchObject({ name: written, verificationStatus: 'verified' })
    expect(await actionsOf(company.id)).not.toContain('organization.loseBadge')
  })
})

describe('deciding about a company', () => {
  test('verifies at once, opens its page, mails its admins and marks its cards', async () => {
    const { omar, company } = await addEmployer(site, { name: { ar: null, en: 'Verifia' } })
    await addOpenAd(site, company.id)
    const answer = (await decide(company.id, verified)).json()
    const verifiedAt = site.clock.now.toISOString()
    expect(answer).toMatchObject({ verificationStatus: 'verified', verifiedAt, isPublic: true, version: 1 })
    expect(await waitingSince(company.id)).toBeNull()

    const [mail, ...more] = await site.mailsTo(omar.email)
    expect(more).toEqual([])
    expect(mail?.subject).toMatch(/verified/)
    expect(mail?.text).toContain('/en/dashboard')
    const { items } = (await site.ask(undefined, 'GET /api/v1/job-ad?q=Verifia&verified=true')).json()
    expect(items).toMatchObject([{ organization: { verified: true, verifiedAt } }])
  })

  test('checks the document: the log names a missing one, one with a virus is refused', async () => {
    const { omar, company } = await addEmployer(site)
    const registration = await addUpload(site, omar, 'cr.pdf', { purpose: 'registration' })
    const details = () =>
      site.database.owner.transaction(
        async (db) =>
          (
            await db.query<{ details: object }>({
              text: `
                select details from audit_event where organization_id = $1 and action = 'organization.verify'
                order by happened_at, id`,
              values: [company.id],
            })
          ).map((event) => event.details),
        { organizationId: company.id },
      )
    await decide(company.id, verified)
    expect(await details()).toEqual([{ registration: 'none' }])

    await change(omar, { version: 1, registration })
    await site.database.owner.query({
      text: `update file set scan = 'infected' where id = $1`,
      values: [registration.id],
    })
    const refused = await decide(company.id, verified)
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'file.infected'])
    expect(await details()).toHaveLength(1)
  })

  test('again sends no second mail', async () => {
    const { omar, company } = await addEmployer(site)
    await decide(company.id, verified)
    expect((await decide(company.id, verified)).statusCode).toBe(200)
    expect((await decide(company.id, { ...verified, verifiedDate: '2026-11-21' })).statusCode).toBe(200)
    expect(await site.mailsTo(omar.email)).toHaveLength(1)
  })

  test('accepts a day of Riyadh since the company was created, and none in the future', async () => {
    const { company } = await addEmployer(site)
    const created = '2026-10-31T22:00:00.000Z'
    await site.database.owner.transaction(
      (db) =>
        db.query({
          text: 'update organization set created_at = $2 where id = $1',
          values: [company.id, created],
        }),
      { organizationId: company.id },
    )
    const onDay = async (verifiedDate: string) =>
      (await decide(company.id, { ...verified, verifiedDate })).json()
    expect(await onDay('2026-11-02')).toMatchObject({ verifiedAt: '2026-11-01T21:00:00.000Z' })
    expect(await onDay('2026-11-01')).toMatchObject({ verifiedAt: created })
    const from = await site.database.owner.transaction(
      (db) =>
        db.query({
          text: `
            select details->>'from' as "from" from audit_event
            where organization_id = $1 and action = 'organization.verify'`,
          values: [company.id],
        }),
      { organizationId: company.id },
    )
    expect(from).toEqual(expect.arrayContaining([{ from: '2026-11-02' }, { from: '2026-11-01' }]))
    const path = 'verifiedDate'
    expect(await onDay('2026-11-22')).toMatchObject({ errors: [{ path, problem: 'liesAhead' }] })
    expect(await onDay('2026-10-31')).toMatchObject({ errors: [{ path, problem: 'tooEarly' }] })
    expect(await onDay('0000-01-01')).toMatchObject({ errors: [{ path, problem: 'invalid' }] })
  })

  test('rejects with a reason that the company reads, and a new document makes it wait again', async () => {
    const { omar, company } = await addEmployer(site)
    expect((await decide(company.id, { verificationStatus: 'rejected' })).json().errors[0].path).toBe(
      'rejectionReason',
    )
    const blank = await decide(company.id, { ...rejected, rejectionReason: '    ' })
    expect(blank.json().errors).toMatchObject([{ path: 'rejectionReason', problem: 'tooShort' }])
    await decide(company.id, rejected)
    expect((await read(omar)).rejection).toEqual({
      reason: rejected.rejectionReason,
      at: site.clock.now.toISOString(),
    })
    const mail = (await site.mailsTo(omar.email)).at(-1)
    expect(mail?.text).toContain(rejected.rejectionReason)
    expect(mail?.text).toContain('/en/dashboard/company-details')

    const registration = await addUpload(site, omar, 'new.pdf', { purpose: 'registration' })
    const again = (await change(omar, { version: 1, registration })).json()
    expect(again).toMatchObject({
      verificationStatus: 'pending',
      rejection: null,
      registration: { id: registration.id },
    })
    expect(await waitingSince(company.id)).toEqual(site.clock.now)
  })

  test('leaves a verified company verified while somebody looks at its new document', async () => {
    const { omar, company } = await addEmployer(site)
    await decide(company.id, verified)
    const first = await addUpload(site, omar, 'first.pdf', { purpose: 'registration' })
    await change(omar, { version: 1, registration: first })
    const second = await addUpload(site, omar, 'second.pdf', { purpose: 'registration' })
    const present = (await change(omar, { version: 2, registration: second })).json()
    expect(present).toMatchObject({
      verificationStatus: 'verified',
      waitingSince: site.clock.now.toISOString(),
      registration: { id: second.id },
    })
    const gone = await site.database.owner.query({
      text: 'select from file where id = $1',
      values: [first.id],
    })
    expect(gone).toEqual([])

    expect((await decide(company.id, verified)).json().waitingSince).toBeNull()
  })

  test('changes the plan once', async () => {
    const { omar, company } = await addEmployer(site)
    expect((await decide(company.id, { plan: 'premium' })).json().plan).toBe('premium')
    await decide(company.id, { plan: 'premium' })
    const events = await site.database.owner.transaction(
      (db) =>
        db.query({
          text: `select details from audit_event where organization_id = $1 and action = 'organization.changePlan'`,
          values: [company.id],
        }),
      { organizationId: company.id },
    )
    expect(events).toEqual([{ details: { from: 'free', to: 'premium' } }])
    expect((await site.ask(omar, 'GET /api/v1/organization/stats')).json().plan).toMatchObject({
      limit: null,
    })
  })

  test('refuses an unknown company', async () => {
    const answer = await decide('0b6f6e0a-5c0e-4f0e-9d57-0a4f8f6b5a11', verified)
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'organization.notFound'])
  })
})
