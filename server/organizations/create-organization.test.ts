import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addUpload } from '../testing/files/add-upload.ts'
import { openSite, type TestSite } from '../testing/site.ts'

let site: TestSite
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

const call = 'POST /api/v1/organization/create'
const omarEmployer = { firstName: 'Omar', userType: 'employer' } as const
const name = { ar: 'مخبز نجد', en: 'Najd Bakery' }

const eventsOf = (organizationId: string) =>
  site.database.owner.transaction(
    (db) =>
      db.query<{ action: string }>({
        text: 'select action from audit_event where organization_id = $1 order by happened_at, id',
        values: [organizationId],
      }),
    { organizationId },
  )

describe('creating a company', () => {
  test('makes a pending one that the caller administers and acts for at once', async () => {
    const omar = await site.visitor(omarEmployer)
    const answer = await site.ask(omar, call, { name })
    expect(answer.statusCode).toBe(201)
    const company = answer.json()
    expect(company).toMatchObject({
      name,
      verificationStatus: 'pending',
      plan: 'free',
      registration: null,
      waitingSince: null,
      isPublic: false,
      retentionMonths: 12,
      marketingAllowed: true,
      version: 1,
    })
    expect(company.slug).toMatch(/^najd-bakery-[0-9a-f]{6}$/)

    const me = (await site.ask(omar, 'GET /api/v1/user/me')).json()
    expect(me.activeOrganization).toMatchObject({ organization: { id: company.id, name }, role: 'ADMIN' })
    expect((await site.ask(omar, 'GET /api/v1/organization')).json()).toEqual(company)
    expect(await eventsOf(company.id)).toEqual([{ action: 'organization.create' }])
    expect((await site.ask(omar, 'GET /api/v1/user/me/data')).json()).toMatchObject({
      memberships: [{ company: name, role: 'ADMIN' }],
      invitations: [],
    })
  })

  test('is allowed for employers, even before they confirm their address', async () => {
    const sara = await site.visitor()
    const refused = await site.ask(sara, call, { name })
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'user.employerRequired'])

    const huda = await site.visitor({ firstName: 'Huda', userType: 'employer', emailVerified: false })
    expect((await site.ask(huda, call, { name })).statusCode).toBe(201)
  })

  test('takes one language, and gives two companies with one name two addresses', async () => {
    const omar = await site.visitor(omarEmployer)
    const arabic = { name: { ar: 'مخبز نجد', en: null } }
    const first = (await site.ask(omar, call, arabic)).json()
    const second = (await site.ask(omar, call, arabic)).json()
    expect(first.slug).toMatch(/^مخبز-نجد-/)
    expect(first.slug).not.toBe(second.slug)
    const me = (await site.ask(omar, 'GET /api/v1/user/me')).json()
    expect(me.organizations.map((entry: { organization: { id: string } }) => entry.organization.id)).toEqual(
      expect.arrayContaining([first.id, second.id]),
    )
  })

  test.each([
    ['no name at all', { ar: null, en: null }],
    ['one letter', { ar: null, en: 'A' }],
    ['a letter between marks of direction', { ar: null, en: '\u202eA\u202c' }],
    ['a name without a letter', { ar: null, en: '😀😀😀' }],
  ])('refuses %s', async (_what, wrong) => {
    const omar = await site.visitor(omarEmployer)
    const answer = await site.ask(omar, call, { name: wrong })
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'request.invalid'])
    expect(answer.json().errors[0].path).toMatch(/^name/)
  })

  test('happens once for one key, however often it is sent', async () => {
    const omar = await site.visitor(omarEmployer)
    const send = () =>
      site.app.inject({
        method: 'POST',
        url: '/api/v1/organization/create',
        headers: { ...omar.headers, 'idempotency-key': 'once' },
        payload: { name },
      })
    expect((await send()).json()).toEqual((await send()).json())
    expect((await site.ask(omar, 'GET /api/v1/user/me')).json().organizations).toHaveLength(1)
  })

  test('ends after ten a day', async () => {
    const omar = await site.visitor(omarEmployer)
    for (let no = 0; no < 10; no++) await site.ask(omar, call, { name })
    expect((await site.ask(omar, call, { name })).statusCode).toBe(429)
  })
})

describe('the commercial registration', () => {
  test('is taken from the form, and then belongs to the company', async () => {
    const omar = await site.visitor(omarEmployer)
    const registration = await addUpload(site, omar, 'السجل.pdf', { purpose: 'registration' })
    const company = (await site.ask(omar, call, { name, registration })).json()
    expect(company.registration).toMatchObject({ id: registration.id, name: 'السجل.pdf' })
    expect(company.registration).not.toHaveProperty('downloadUrl')
    expect(company.waitingSince).toBe(site.clock.now.toISOString())
    expect((await site.ask(omar, 'GET /api/v1/user/me')).json().verificationFile).toBeNull()
  })

  test('of a time before the account is opened with its secret', async () => {
    const omar = await site.visitor(omarEmployer)
    const registration = await addUpload(site, undefined, 'cr.pdf')
    const wrong = { ...registration, secret: 'not the secret of this file' }
    expect((await site.ask(omar, call, { name, registration: wrong })).statusCode).toBe(404)
    expect((await site.ask(omar, call, { name, registration })).json().registration.id).toBe(registration.id)
  })

  test('that came with the sign-up is taken over', async () => {
    const omar = await site.visitor(omarEmployer)
    const { id } = await addUpload(site, omar, 'cr.pdf', { purpose: 'registration' })
    await site.database.owner.query({
      text: `
        with claimed as (
          update file set state = 'claimed', claimed_at = now() where id = $1 returning id, purpose, owner_id)
        insert into attachment (file_id, purpose, person_id, attached_at)
        select id, purpose, owner_id, now() from claimed`,
      values: [id],
    })
    const first = (await site.ask(omar, call, { name })).json()
    expect(first.registration.id).toBe(id)
    expect((await site.ask(omar, call, { name })).json().registration).toBeNull()
  })

  test('that holds a virus makes no company', async () => {
    const omar = await site.visitor(omarEmployer)
    const registration = await addUpload(site, omar, 'cr.pdf', { purpose: 'registration' })
    await site.database.owner.query({
      text: `
        with claimed as (
          update file set state = 'claimed', claimed_at = now(), scan = 'infected' where id = $1
          returning id, purpose, owner_id)
        insert into attachment (file_id, purpose, person_id, attached_at)
        select id, purpose, owner_id, now() from claimed`,
      values: [registration.id],
    })
    const answer = await site.ask(omar, call, { name, registration })
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'file.notFound'])
    expect((await site.ask(omar, 'GET /api/v1/user/me')).json().organizations).toEqual([])
  })

  test('is fetched by a signed address, and each request for it is audited', async () => {
    const omar = await site.visitor(omarEmployer)
    const registration = await addUpload(site, omar, 'cr.pdf', { purpose: 'registration' })
    const { id } = (await site.ask(omar, call, { name, registration })).json()
    const file = (await site.ask(omar, 'GET /api/v1/organization/file')).json()
    const bytes = await site.app.inject(file.downloadUrl)
    expect(bytes.headers['content-disposition']).toMatch(/^attachment/)
    expect((await eventsOf(id)).at(-1)).toEqual({ action: 'organization.openRegistration' })
  })

  test('is not there until one was sent', async () => {
    const omar = await site.visitor(omarEmployer)
    await site.ask(omar, call, { name })
    const answer = await site.ask(omar, 'GET /api/v1/organization/file')
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'file.notFound'])
  })
})
