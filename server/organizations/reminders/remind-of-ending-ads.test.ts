import type { TeamJobAd } from '@qareeb/contract/job-ads/job-ad-life'
import { dayMs } from '@qareeb/reference/riyadh'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { readMailbox } from '../../testing/read-mailbox.ts'
import { runTasks } from '../../testing/run-tasks.ts'
import { completeContent } from '../../testing/seeds/sent-job-ad.ts'
import { openSite, type TestSite, type Visitor } from '../../testing/site.ts'
import { addTeam, atWork, type TestTeam } from '../../testing/team.ts'
import { remindOfEndingAds } from './remind-of-ending-ads.ts'

const start = new Date('2026-11-21T10:00:00Z')

let site: TestSite
let oasis: TestTeam
let branch: string
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())
beforeEach(async () => {
  site.clock.now = start
  oasis = await addTeam(site)
  const answer = await site.ask(oasis.omar, 'POST /api/v1/organization-location', {
    name: { ar: null, en: 'Olaya branch' },
    address: { ar: null, en: 'King Fahd Road' },
    shortNationalAddress: null,
    lat: 24.6911,
    lng: 46.6853,
  })
  branch = answer.json().id
})

async function publish(who: Visitor, title: string): Promise<TeamJobAd> {
  const content = completeContent([branch], { title: { ar: null, en: title } })
  const answer = await site.ask(who, 'POST /api/v1/job-ad', { content, status: 'published' })
  expect(answer.statusCode).toBe(201)
  return answer.json()
}

const change = (who: Visitor, ad: TeamJobAd, body: object) =>
  site.ask(who, `PATCH /api/v1/job-ad/${ad.id}`, { version: ad.version, ...body })

/** Lets time pass; sessions end in it. */
async function letPass(days: number) {
  site.clock.now = new Date(site.clock.now.getTime() + days * dayMs)
  oasis.omar = await atWork(site, oasis.omar, oasis.organizationId)
}

/** Subject and text of the reminders that somebody has got. */
async function remindersTo({ email }: { email: string }) {
  await runTasks(site.services)
  const mails = await readMailbox(site.database.owner, email)
  return mails.filter(({ subject }) => /ends soon|قريبًا/.test(subject ?? '')).map(({ text }) => text)
}

test('reminds the publisher once, three days before the end', async () => {
  await publish(oasis.huda, 'Night nurse')
  await letPass(26)
  expect(await remindOfEndingAds(site.services)).toBe(0)

  await letPass(1.1)
  expect(await remindOfEndingAds(site.services)).toBe(1)
  expect(await remindOfEndingAds(site.services)).toBe(0)
  const mails = await remindersTo(oasis.huda)
  expect(mails).toHaveLength(1)
  expect(mails[0]).toContain('Night nurse')
  expect(mails[0]).toContain('21 / 12 / 2026')
  expect(await remindersTo(oasis.omar)).toEqual([])
})

test('reminds the administrators when the publisher has left the team', async () => {
  await publish(oasis.huda, 'Cashier')
  await letPass(28)
  const kicked = await site.ask(oasis.omar, `PATCH /api/v1/organization/kick-user/${oasis.huda.id}`)
  expect(kicked.statusCode).toBeLessThan(300)
  expect(await remindOfEndingAds(site.services)).toBe(1)
  expect(await remindersTo(oasis.omar)).toHaveLength(1)
  expect(await remindersTo(oasis.huda)).toEqual([])
})

test('a title with a script is plain text in the mail', async () => {
  await publish(oasis.omar, '<img src=x onerror=alert(1)> "><script>alert(1)</script>')
  await letPass(28)
  expect(await remindOfEndingAds(site.services)).toBe(1)
  await runTasks(site.services)
  const [mail] = await readMailbox(site.database.owner, oasis.omar.email)
  expect(mail?.html).toContain('&lt;img src=x onerror=alert(1)&gt;')
  expect(mail?.html).not.toMatch(/<img src=x|<script/)
})

test('two workers at once remind once', async () => {
  await publish(oasis.omar, 'Baker')
  await letPass(28)
  const done = await Promise.all([remindOfEndingAds(site.services), remindOfEndingAds(site.services)])
  expect(done.toSorted()).toEqual([0, 1])
  expect(await remindersTo(oasis.omar)).toHaveLength(1)
})

test('an extended ad reminds again before its new end, and a closed one does not', async () => {
  const [kept, closed] = [await publish(oasis.omar, 'Porter'), await publish(oasis.omar, 'Gardener')]
  await letPass(28)
  await change(oasis.omar, closed, { status: 'archived' })
  expect((await change(oasis.omar, kept, { extend: true })).statusCode).toBe(200)
  expect(await remindOfEndingAds(site.services)).toBe(0)

  await letPass(28)
  expect(await remindOfEndingAds(site.services)).toBe(1)
  expect((await remindersTo(oasis.omar)).join()).toContain('Porter')
})
