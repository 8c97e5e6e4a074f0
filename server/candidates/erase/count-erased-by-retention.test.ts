import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addMember } from '../../testing/authorization/scene.ts'
import { day, type Hired, type HiringSite, openHiringSite } from '../../testing/hiring-site.ts'
import { addCandidate } from '../../testing/seeds/candidates.ts'
import type { Visitor } from '../../testing/site.ts'
import { eraseKeptCandidates } from './erase-kept-candidates.ts'

let site: HiringSite
let here: Hired
let omar: Visitor
beforeAll(async () => {
  site = await openHiringSite()
})
afterAll(() => site.close())
beforeEach(async () => {
  here = await site.hire()
  omar = await site.visitor({ firstName: 'Omar', userType: 'employer' })
  await addMember(site.database.owner, { organizationId: here.company.id, user: omar, role: 'ADMIN' })
  await site.ask(omar, `POST /api/v1/organization/${here.company.id}/activate`, {})
})

const countFor = async (who: Visitor, months: string) =>
  (await site.ask(who, `GET /api/v1/organization/retention?retentionMonths=${months}`)).json()

test('the count for a shorter retention is the number of applications that the next run erases', async () => {
  const about = { organizationId: here.company.id, jobAdId: here.jobAdId }
  for (const name of ['Salem', 'Layla']) await addCandidate(site.database.owner, { ...about, name })
  const { team } = (await site.ask(here.huda, `GET /api/v1/job-ad/dashboard/${here.jobAdId}`)).json()
  const closed = { version: team.version, status: 'archived', outcome: 'hired-here' }
  expect((await site.ask(here.huda, `PATCH /api/v1/job-ad/${here.jobAdId}`, closed)).statusCode).toBe(200)
  site.clock.now = new Date(site.clock.now.getTime() + 40 * day)
  omar = await site.again(omar)
  const { applications } = await countFor(omar, '1')
  expect(applications).toBeGreaterThanOrEqual(2)
  expect(await countFor(omar, '2')).toEqual({ applications: 0 })

  await site.ask(omar, 'PATCH /api/v1/organization', { retentionMonths: 1 })
  expect(await eraseKeptCandidates(site.services)).toBe(applications)
  expect(await countFor(omar, '1')).toEqual({ applications: 0 })
})

test('a retention of zero or more than twelve months is refused, and only administrators get the count', async () => {
  for (const months of ['0', '13', 'x'])
    expect(await countFor(omar, months)).toMatchObject({ code: 'request.invalid' })
  expect(await countFor(here.huda, '1')).toMatchObject({ code: 'request.forbidden' })
})
