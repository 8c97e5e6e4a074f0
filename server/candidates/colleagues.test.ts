import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addMember } from '../testing/authorization/scene.ts'
import { type Hired, type HiringSite, openHiringSite } from '../testing/hiring-site.ts'
import { addCandidate } from '../testing/seeds/candidates.ts'
import type { Visitor } from '../testing/site.ts'

let site: HiringSite
let here: Hired
let khalid: Visitor
let id = ''
beforeAll(async () => {
  site = await openHiringSite()
})
afterAll(() => site.close())
beforeEach(async () => {
  here = await site.hire()
  khalid = await site.visitor({ firstName: 'Khalid', userType: 'employer' })
  await addMember(site.database.owner, { organizationId: here.company.id, user: khalid, role: 'HR' })
  const seed = { organizationId: here.company.id, jobAdId: here.jobAdId }
  id = await addCandidate(site.database.owner, seed)
})

const assign = (userId: string | null) =>
  site.ask(here.huda, `PUT ${here.address}/${id}/assignee`, { userId })

test('a candidate is assigned to a colleague, and only that colleague lists it as theirs', async () => {
  expect((await assign(khalid.id)).json().assignee).toMatchObject({ id: khalid.id })
  await site.ask(khalid, `POST /api/v1/organization/${here.company.id}/activate`, {})
  const mine = await here.count('?assignee=me', khalid)
  expect(mine).toMatchObject({ total: 1, counts: { mine: 1 } })
  expect(await here.count('?assignee=me')).toMatchObject({ total: 0, counts: { mine: 0 } })
  const stranger = await site.visitor()
  expect((await assign(stranger.id)).json().code).toBe('candidate.notColleague')
  expect((await assign(null)).json().assignee).toBeNull()
  expect((await here.count('?assignee=none')).total).toBe(1)
})

test('the counts of the states cover the candidates that match the rest of the filter', async () => {
  const seed = { organizationId: here.company.id, jobAdId: here.jobAdId }
  await addCandidate(site.database.owner, seed)
  await assign(here.huda.id)
  expect(await here.count()).toMatchObject({ total: 2, counts: { all: 2, new: 2, mine: 1 } })
  expect(await here.count('?assignee=none')).toMatchObject({ total: 1, counts: { all: 1, new: 1, mine: 0 } })
  expect(await here.count('?assignee=none&state=hired')).toMatchObject({
    total: 0,
    counts: { all: 1, new: 1 },
  })
  expect(await here.count('?state=new,hired')).toMatchObject({ total: 2, counts: { hired: 0 } })
})

test('each assignment mails the new assignee once, and never the assigning person', async () => {
  await assign(khalid.id)
  await assign(khalid.id)
  const mails = await site.mailsTo(khalid.email)
  expect(mails.map(({ subject }) => subject)).toEqual(['A colleague gave a candidate to you'])
  expect(mails[0]?.text).toContain(`/dashboard/job-ad/${here.jobAdId}?candidate=${id}`)
  expect(mails[0]?.text).toContain('Huda')

  await assign(here.huda.id)
  expect(await site.mailsTo(here.huda.email)).toEqual([])
  site.clock.now = new Date(site.clock.now.getTime() + 1_000)
  await assign(null)
  await assign(khalid.id)
  expect(await site.mailsTo(khalid.email)).toHaveLength(2)
})

test('a comment mails the colleagues whom it names once, and names nobody outside of the team', async () => {
  const comment = (mentions: string[]) =>
    site.ask(here.huda, `POST ${here.address}/${id}/comments`, { text: '@Khalid please look', mentions })
  const added = await comment([khalid.id, here.huda.id])
  expect(added.json().mentions).toEqual(expect.arrayContaining([expect.objectContaining({ id: khalid.id })]))
  const mails = await site.mailsTo(khalid.email)
  expect(mails).toHaveLength(1)
  expect(mails[0]?.text).toContain(`/dashboard/job-ad/${here.jobAdId}?candidate=${id}`)
  expect(mails[0]?.text).not.toContain('please look')
  expect(await site.mailsTo(here.huda.email)).toHaveLength(0)
  const stranger = await site.visitor()
  expect((await comment([stranger.id])).json().code).toBe('candidate.notColleague')
  const opened = await site.ask(here.huda, `GET ${here.address}/${id}`)
  expect(opened.json().comments).toHaveLength(1)
})

test('changes since a moment list every changed candidate', async () => {
  const changes = async (since = '') =>
    (await site.ask(here.huda, `GET ${here.address}/changes${since && `?since=${since}`}`)).json()
  const first = await changes()
  expect(first.items).toEqual([])
  await here.patch(id, { version: 1, state: 'in-progress' })
  const { items } = await changes(first.until)
  expect(items).toMatchObject([{ id, version: 2, state: 'in-progress' }])
  expect((await changes(new Date(Date.now() + 60_000).toISOString())).items).toEqual([])
})
