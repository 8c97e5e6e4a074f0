import { afterAll, beforeAll, expect, test } from 'vitest'
import { addEmployer } from '../testing/companies.ts'
import { addUpload } from '../testing/files/add-upload.ts'
import { runTasks } from '../testing/run-tasks.ts'
import { openSite, type TestSite, type Visitor } from '../testing/site.ts'
import { remindOfWaitingCompanies } from './remind-of-waiting-companies.ts'

let site: TestSite
let nora: Visitor
beforeAll(async () => {
  site = await openSite()
  nora = await site.visitor({ firstName: 'Nora', userType: 'admin' })
})
afterAll(() => site.close())

const hour = 3_600_000

/** Moves the clock, and sends the morning mail. */
async function morningAfter(hours: number): Promise<void> {
  site.clock.now = new Date(site.clock.now.getTime() + hours * hour)
  await remindOfWaitingCompanies(site.services)
  await runTasks(site.services)
}

const mailsOf = (who: { email: string }) => site.mailsTo(who.email)

test('mails administrators once a day while a company has waited for more than a day', async () => {
  const { omar } = await addEmployer(site)
  const registration = await addUpload(site, omar, 'registration.pdf', { purpose: 'registration' })
  const { version } = (await site.ask(omar, 'GET /api/v1/organization')).json()
  await site.ask(omar, 'PATCH /api/v1/organization', { version, registration })

  await morningAfter(20)
  expect(await mailsOf(nora)).toEqual([])
  await morningAfter(5)
  await morningAfter(0)
  const [mail, ...others] = await mailsOf(nora)
  expect(others).toEqual([])
  expect(mail?.text).toContain('/admin/companies?list=waiting')
  await morningAfter(24)
  expect(await mailsOf(nora)).toHaveLength(2)
  expect((await mailsOf(omar)).filter(({ text }) => text.includes('/admin/'))).toEqual([])
})
