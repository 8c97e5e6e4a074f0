import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addMember } from '../testing/authorization/scene.ts'
import { addEmployer, addOpenAd } from '../testing/companies.ts'
import { addUpload } from '../testing/files/add-upload.ts'
import { pdf } from '../testing/files/documents.ts'
import { countFiles, findTraces } from '../testing/find-traces.ts'
import { runTasks } from '../testing/run-tasks.ts'
import { addCandidate } from '../testing/seeds/candidates.ts'
import { openSite, type TestSite, type Visitor } from '../testing/site.ts'

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'qareeb-deletion-'))
let site: TestSite
beforeAll(async () => {
  site = await openSite({ config: { files: { folder, s3: undefined } } })
})
afterAll(async () => {
  await site.close()
  fs.rmSync(folder, { recursive: true, force: true })
})

const call = 'DELETE /api/v1/user'
const remove = (who: Visitor, name = 'oasis  GROUP ') => site.ask(who, call, { name })

async function addHr(organizationId: string): Promise<Visitor> {
  const huda = await site.visitor({ firstName: 'Huda', userType: 'employer' })
  await addMember(site.database.owner, { organizationId, user: huda, role: 'HR' })
  await site.ask(huda, `POST /api/v1/organization/${organizationId}/activate`, {})
  return huda
}

/** Texts that only the team of a company may read, in every table that can hold one. */
async function leaveCanaries(organizationId: string, adId: string) {
  await site.database.owner.transaction(
    async (db) => {
      const run = (text: string) => db.query({ text, values: [organizationId] })
      await run(`insert into job_ad (organization_id, title_en) values ($1, 'CANARY draft')`)
      await run(`
        insert into organization_location (organization_id, name_en, address_en, lat, lng)
        values ($1, 'CANARY branch', 'CANARY road', 24, 46)`)
      await run(`
        insert into organization_invitation (organization_id, email, first_name, last_name, role, locale, token_hash,
          created_at, sent_at, expires_at)
        values ($1::uuid, 'canary@qareeb.example', 'CANARY', 'CANARY', 'HR', 'en', sha256($1::uuid::text::bytea), now(),
          now(), now() + interval '7 days')`)
      await run(`
        insert into message_template (organization_id, name, use, text_en, changed_at)
        values ($1, 'CANARY', 'reject', 'CANARY letter', now())`)
      await db.query({
        text: `
          insert into candidate_bulk (id, organization_id, job_ad_id, actor_id, action, text_en, request_hash, created_at,
            leaves_at)
          values (gen_random_uuid(), $1, $2, $2, 'message', 'CANARY answer', sha256('request'), now(), now())`,
        values: [organizationId, adId],
      })
      await db.query({
        text: `
          insert into job_ad_view (job_ad_id, organization_id, day, source, views)
          values ($2, $1, '2026-11-01', 'search', 7)`,
        values: [organizationId, adId],
      })
      await db.query({
        text: `insert into job_ad_contact (job_ad_id, organization_id, name, email) values ($2, $1, 'CANARY', 'canary@x.example')`,
        values: [organizationId, adId],
      })
    },
    { organizationId },
  )
}

async function findBranch(ad: { id: string }): Promise<string | undefined> {
  const [at] = await site.database.owner.query<{ id: string }>({
    text: 'select organization_location_id as id from job_ad_location where job_ad_id = $1',
    values: [ad.id],
  })
  return at?.id
}

describe('deleting a company', () => {
  test('erases private data everywhere, and mails its people', async () => {
    const omar = await site.visitor({ firstName: 'Omar', userType: 'employer' })
    const registration = await addUpload(site, omar, 'CANARY.pdf', {
      purpose: 'registration',
      bytes: pdf('/Author (CANARY)'),
    })
    const name = { ar: 'مجموعة الواحة', en: 'Oasis Group' }
    const founding = { name, registration, registrationNumber: '4030977553' }
    const company = (await site.ask(omar, 'POST /api/v1/organization/create', founding)).json()
    const ad = await addOpenAd(site, company.id, { descriptionEn: 'CANARY: what the work is about.' })
    await leaveCanaries(company.id, ad.id)
    const huda = await addHr(company.id)
    const nora = await site.visitor({ firstName: 'Nora', userType: 'admin' })
    await site.ask(nora, `PATCH /api/v1/organization?organizationId=${company.id}`, {
      verificationStatus: 'rejected',
      rejectionReason: 'CANARY of a reason',
    })
    await runTasks(site.services)
    await site.database.owner.query({ text: 'delete from development_mailbox' })
    const seek = () =>
      findTraces({ owner: site.database.owner, folder, secret: site.services.config.secret }, [
        'canary',
        '4030977553',
      ])
    const before = await seek()
    for (const table of ['job_ad', 'job_ad_contact', 'organization_location', 'organization_invitation'])
      expect(before).toContain(`public.${table}`)
    expect(before).toEqual(expect.arrayContaining(['public.message_template', 'public.candidate_bulk']))
    const countViews = () =>
      site.database.owner.transaction(
        (db) =>
          db.query<{ views: number }>({
            text: 'select views from job_ad_view where job_ad_id = $1',
            values: [ad.id],
          }),
        { organizationId: company.id },
      )
    expect(await countViews()).toEqual([{ views: 7 }])
    expect(before).toEqual(expect.arrayContaining(['public.file', 'public.organization_private']))

    expect((await remove(omar)).statusCode).toBe(204)
    const toHuda = await site.mailsTo(huda.email)
    expect(toHuda.at(-1)?.text).toContain('Oasis Group')
    await site.database.owner.query({ text: `delete from development_mailbox` })
    expect(await seek()).toEqual([])
    expect(await countViews()).toEqual([])
    expect(countFiles(folder)).toBe(0)
  })

  test('is previewed by counts of erased applications and notified applicants', async () => {
    const { omar, company } = await addEmployer(site)
    const { id: jobAdId } = await addOpenAd(site, company.id)
    const counts = async () => (await site.ask(omar, 'GET /api/v1/organization/deletion')).json()
    expect(await counts()).toEqual({ applications: 0, told: 0 })
    const seed = { organizationId: company.id, jobAdId }
    for (const state of ['new', 'in-progress', 'hired'] as const)
      await addCandidate(site.database.owner, { ...seed, state })
    expect(await counts()).toEqual({ applications: 3, told: 2 })
  })

  test('closes its ads at once: search omits them, and their pages show them as closed', async () => {
    const { omar, company } = await addEmployer(site)
    const ad = await addOpenAd(site, company.id, {
      titleEn: 'Tombstonemason',
      slugs: { en: 'tombstonemason' },
    })
    await remove(omar)
    expect((await site.ask(undefined, 'GET /api/v1/job-ad?q=Tombstonemason')).json().items).toEqual([])
    const page = (await site.ask(undefined, 'GET /api/v1/job-ad/tombstonemason')).json()
    expect(page).toMatchObject({
      id: ad.id,
      state: 'inactive',
      title: { en: 'Tombstonemason' },
      description: { ar: null, en: null },
      organization: { name: { en: 'Oasis Group' }, verified: false, logoUrl: null },
    })
    expect((await site.ask(undefined, `GET /api/v1/company/${company.slug}`)).statusCode).toBe(404)
  })

  test('leaves no name of a company that was never public', async () => {
    const { omar } = await addEmployer(site, { name: { ar: 'مخفية تمامًا', en: 'Wholly Hidden' } })
    await remove(omar, 'مخفية تمامًا')
    await runTasks(site.services)
    await site.database.owner.query({ text: 'delete from development_mailbox' })
    const words = ['Wholly Hidden', 'wholly-hidden', 'مخفية تمامًا']
    const places = await findTraces(
      { owner: site.database.owner, folder, secret: site.services.config.secret },
      words,
    )
    expect(places).toEqual([])
  })

  test('removes every member at their next request, and leaves their other companies alone', async () => {
    const { omar, company } = await addEmployer(site)
    const huda = await addHr(company.id)
    const other = (
      await site.ask(huda, 'POST /api/v1/organization/create', { name: { ar: null, en: 'Nama Tech' } })
    ).json()
    await site.ask(huda, `POST /api/v1/organization/${company.id}/activate`, {})
    const nora = await site.visitor({ firstName: 'Nora', userType: 'admin' })
    await site.ask(nora, `POST /api/v1/organization/${company.id}/activate`, { reason: 'To help them' })

    await remove(omar)
    for (const who of [omar, huda, nora]) {
      const answer = await site.ask(who, 'GET /api/v1/organization')
      expect([answer.statusCode, answer.json().code]).toEqual([403, 'organization.noneActive'])
    }
    const { organizations } = (await site.ask(huda, 'GET /api/v1/user/me')).json()
    expect(organizations).toMatchObject([{ organization: { id: other.id } }])
    const ends = await site.database.owner.transaction(
      (db) =>
        db.query({
          text: `
            select actor_id, details from audit_event
            where organization_id = $1 and action = 'organization.endImpersonation'`,
          values: [company.id],
        }),
      { organizationId: company.id },
    )
    expect(ends).toEqual([{ actor_id: nora.id, details: { byItself: true } }])
  })

  test('leaves nothing for a platform administrator to read, and audits no read', async () => {
    const { omar, company } = await addEmployer(site)
    const nora = await site.visitor({ firstName: 'Nora', userType: 'admin' })
    const branch = await findBranch(await addOpenAd(site, company.id))
    await remove(omar)
    const kept = await site.ask(nora, `GET /api/v1/organization-location/${branch}`)
    expect([kept.statusCode, kept.json().code]).toEqual([404, 'organizationLocation.notFound'])
    const unknown = '0b6f6e0a-5c0e-4f0e-9d57-0a4f8f6b5a11'
    for (const path of ['organization', 'organization/stats', 'organization-location', 'user'])
      for (const id of [company.id, unknown]) {
        const answer = await site.ask(nora, `GET /api/v1/${path}?organizationId=${id}`)
        expect([path, answer.statusCode, answer.json().code]).toEqual([path, 404, 'organization.notFound'])
      }
    const looks = await site.database.owner.query({
      text: `select from audit_event where actor_id = $1 and action <> 'session.signIn'`,
      values: [nora.id],
    })
    expect(looks).toEqual([])
  })

  test.each(['Oasis', 'Oasis Group Ltd', 'مجموعه الواحة'])(
    'is refused when the typed name is "%s"',
    async (name) => {
      const { omar, company } = await addEmployer(site)
      const answer = await remove(omar, name)
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'organization.wrongName'])
      expect((await site.ask(omar, 'GET /api/v1/organization')).json().id).toBe(company.id)
    },
  )

  test('requires a sign-in of the last five minutes', async () => {
    const { omar } = await addEmployer(site)
    site.clock.now = new Date(site.clock.now.getTime() + 5 * 60_000)
    const answer = await remove(omar)
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'auth/requires-recent-login'])
  })
})

describe('the end of an account', () => {
  const leave = (who: Visitor) => site.ask(who, 'DELETE /api/v1/user/me')
  const shutOut = (who: Visitor, isShutOut: boolean) =>
    site.database.owner.query({
      text: 'update user_account set disabled_at = case when $2 then now() end where id = $1',
      values: [who.id, isShutOut],
    })

  test('also deletes the companies whose only member is the person', async () => {
    const { omar, company } = await addEmployer(site, { name: { ar: null, en: 'Lonely Trading' } })
    await addOpenAd(site, company.id, { titleEn: 'Lonelydriver' })
    await site.ask(omar, 'POST /api/v1/organization/create', { name: { ar: null, en: 'Lonely Two' } })
    const { companies } = (await site.ask(omar, 'GET /api/v1/user/me/deletion')).json()
    expect(companies.map(({ name }: { name: { en: string } }) => name.en).toSorted()).toEqual([
      'Lonely Trading',
      'Lonely Two',
    ])
    expect((await leave(omar)).statusCode).toBe(204)
    const goodbye = (await site.mailsTo(omar.email)).at(-1)
    expect(goodbye?.text).toMatch(/Lonely T(rading|wo) and Lonely T(rading|wo)/)
    expect((await site.ask(undefined, 'GET /api/v1/job-ad?q=Lonelydriver')).json().items).toEqual([])
    const [left] = await site.database.owner.query<{ count: number }>({
      text: `select count(*)::int as count from organization_member where user_id = $1`,
      values: [omar.id],
    })
    expect(left?.count).toBe(0)
  })

  test('waits until the last admin of a team has handed over, and changes nothing before', async () => {
    const { omar, company } = await addEmployer(site)
    const lonely = (
      await site.ask(omar, 'POST /api/v1/organization/create', { name: { ar: null, en: 'Stays' } })
    ).json()
    const huda = await addHr(company.id)
    const asked = await site.ask(omar, 'GET /api/v1/user/me/deletion')
    expect([asked.statusCode, asked.json().code]).toEqual([409, 'user.soleAdmin'])
    const refused = await leave(omar)
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'user.soleAdmin'])
    expect((await site.ask(omar, 'GET /api/v1/organization')).json().id).toBe(lonely.id)

    const layla = await site.visitor({ firstName: 'Layla', userType: 'employer' })
    await addMember(site.database.owner, { organizationId: company.id, user: layla, role: 'ADMIN' })
    await shutOut(layla, true)
    expect((await leave(omar)).statusCode).toBe(409)
    await shutOut(layla, false)
    expect((await leave(omar)).statusCode).toBe(204)
    expect((await site.ask(huda, 'GET /api/v1/organization')).json().id).toBe(company.id)
  })

  test('of the last two admins at once leaves one of them with the team', async () => {
    const { omar, company } = await addEmployer(site)
    await addHr(company.id)
    const layla = await site.visitor({ firstName: 'Layla', userType: 'employer' })
    await addMember(site.database.owner, { organizationId: company.id, user: layla, role: 'ADMIN' })
    const answers = await Promise.all([leave(omar), leave(layla)])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 409])
  })

  test('of a member keeps the company and adds `team.leave` to its audit log', async () => {
    const { omar, company } = await addEmployer(site)
    const huda = await addHr(company.id)
    expect((await leave(huda)).statusCode).toBe(204)
    expect((await site.ask(omar, 'GET /api/v1/organization/stats')).json().members).toBe(1)
    const log = await site.database.owner.transaction(
      (db) =>
        db.query({
          text: `select subject, details from audit_event where action = 'team.leave' and organization_id = $1`,
          values: [company.id],
        }),
      { organizationId: company.id },
    )
    expect(log).toEqual([{ subject: huda.id, details: { role: 'HR' } }])
  })
})
