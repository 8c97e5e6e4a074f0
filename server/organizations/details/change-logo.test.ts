import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addEmployer, addOpenAd } from '../../testing/companies.ts'
import { formWith } from '../../testing/form-with.ts'
import { runTasks } from '../../testing/run-tasks.ts'
import { openSite, type TestSite, type Visitor } from '../../testing/site.ts'

let site: TestSite
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

async function sendLogo(who: Visitor, background: string) {
  const bytes = await sharp({ create: { width: 40, height: 20, channels: 3, background } })
    .png()
    .toBuffer()
  const { headers, payload } = formWith({ field: 'avatar', name: 'logo.png', bytes })
  return site.app.inject({
    method: 'PATCH',
    url: '/api/v1/organization/avatar',
    headers: { ...who.headers, ...headers },
    payload,
  })
}

test('a logo stands wherever the company is named, and goes with the next one', async () => {
  const { omar, company } = await addEmployer(site, { name: { ar: null, en: 'Logofirm' } })
  const ad = await addOpenAd(site, company.id)
  const first = (await sendLogo(omar, 'red')).json().logoUrl
  expect((await site.app.inject(first)).headers['content-type']).toBe('image/webp')
  expect((await site.ask(omar, 'GET /api/v1/organization')).json().logoUrl).toBe(first)

  await runTasks(site.services)
  const logosOf = async () => [
    (await site.ask(undefined, `GET /api/v1/job-ad/${ad.id}`)).json().organization.logoUrl,
    (await site.ask(undefined, 'GET /api/v1/job-ad?q=Logofirm')).json().items[0].organization.logoUrl,
    (await site.ask(undefined, `GET /api/v1/job-ad/saved?ids=${ad.id}`)).json().items[0].jobAd.organization
      .logoUrl,
    (await site.ask(omar, 'GET /api/v1/user/me')).json().activeOrganization.organization.logoUrl,
  ]
  expect(await logosOf()).toEqual([first, first, first, first])

  const second = (await sendLogo(omar, 'blue')).json().logoUrl
  await runTasks(site.services)
  expect(await logosOf()).toEqual([second, second, second, second])
  expect((await site.app.inject(first)).statusCode).toBe(404)

  expect((await site.ask(omar, 'DELETE /api/v1/organization/avatar')).statusCode).toBe(204)
  await runTasks(site.services)
  expect(await logosOf()).toEqual([null, null, null, null])
  expect((await site.app.inject(second)).statusCode).toBe(404)
})

test('a file that is no picture is refused', async () => {
  const { omar } = await addEmployer(site)
  const { headers, payload } = formWith({ field: 'avatar', name: 'logo.png', bytes: Buffer.from('<svg/>') })
  const answer = await site.app.inject({
    method: 'PATCH',
    url: '/api/v1/organization/avatar',
    headers: { ...omar.headers, ...headers },
    payload,
  })
  expect([answer.statusCode, answer.json().code]).toEqual([400, 'file.wrongType'])
})

test('the logo stays when its uploader leaves', async () => {
  const { company } = await addEmployer(site)
  const huda = await site.visitor({ firstName: 'Huda', userType: 'employer' })
  await site.database.owner.transaction(
    (db) =>
      db.query({
        text: `insert into organization_member (organization_id, user_id, role, joined_at) values ($1, $2, 'HR', now())`,
        values: [company.id, huda.id],
      }),
    { organizationId: company.id },
  )
  await site.ask(huda, `POST /api/v1/organization/${company.id}/activate`, {})
  const { logoUrl } = (await sendLogo(huda, 'green')).json()
  expect((await site.ask(huda, 'DELETE /api/v1/user/me')).statusCode).toBe(204)
  await runTasks(site.services)
  expect((await site.app.inject(logoUrl)).statusCode).toBe(200)
})
