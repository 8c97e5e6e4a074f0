import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addMember } from '../../testing/authorization/scene.ts'
import { day, type Hired, type HiringSite, minute, openHiringSite } from '../../testing/hiring-site.ts'
import { addJobAd } from '../../testing/job-ads.ts'
import { addCandidate } from '../../testing/seeds/candidates.ts'
import type { Visitor } from '../../testing/site.ts'
import { mailMorning } from '../rules.ts'
import { mailNewCandidates } from './mail-new-candidates.ts'

const hour = 60 * minute

let site: HiringSite
let here: Hired
/** Seven in the morning of tomorrow. */
let morning: Date
beforeAll(async () => {
  site = await openHiringSite()
})
afterAll(() => site.close())
beforeEach(async () => {
  here = await site.hire()
  morning = new Date(mailMorning(site.clock.now).moment.getTime() + day)
})

const before = (moment: Date, milliseconds: number) => new Date(moment.getTime() - milliseconds)

const addNew = (appliedAt: Date, jobAdId = here.jobAdId) =>
  addCandidate(site.database.owner, { organizationId: here.company.id, jobAdId, appliedAt })

/** The mails of some morning, a few minutes after seven. */
async function passMorning(days = 0) {
  site.clock.now = new Date(morning.getTime() + days * day + 5 * minute)
  await mailNewCandidates(site.services)
}

/** The mails about new candidates to a member, without the marks around names. */
async function toldTo({ email }: { email: string }): Promise<string[]> {
  const mails = await site.mailsTo(email)
  return mails
    .filter(({ subject }) => /candidates|متقدّم/.test(subject ?? ''))
    .map(({ text }) => text.replace(/[\u2068\u2069]/g, ''))
}

/** Somebody else of the team. */
async function addColleague(firstName: string): Promise<Visitor> {
  const colleague = await site.visitor({ firstName, userType: 'employer' })
  await addMember(site.database.owner, { organizationId: here.company.id, user: colleague, role: 'ADMIN' })
  return colleague
}

const setAccount = (who: Visitor, change: string) =>
  site.database.owner.query({ text: `update user_account set ${change} where id = $1`, values: [who.id] })

test('ten minutes after the first application one mail counts all who came meanwhile', async () => {
  await here.apply(undefined, here.guest())
  await site.pass(minute)
  await here.apply(undefined, here.guest({ email: 'noura@qareeb.example', name: 'Noura Al-Otaibi' }))
  expect(await toldTo(here.huda)).toEqual([])
  await site.pass(10 * minute)

  const [mail, ...others] = await toldTo(here.huda)
  expect(others).toEqual([])
  expect(mail).toMatch(/Accountant\n2 new candidates\nhttp\S+\/en\/dashboard\/job-ad\//)
  expect(mail).toContain(`/en/dashboard/job-ad/${here.jobAdId}`)
  expect(mail).toContain('/en/dashboard/settings')
  expect(mail).not.toMatch(/Sara|Noura|sara-|noura@/)
})

test('an application that is taken back at once sends no mail, and the next one counts as the first', async () => {
  await here.apply(undefined, here.guest())
  await site.pass(minute)
  const taken = await site.ask(undefined, `POST /api/v1/application/withdrawal`, {
    token: await site.tokenFor(here.email),
  })
  expect(taken.statusCode).toBeLessThan(300)
  await site.pass(10 * minute)
  expect(await toldTo(here.huda)).toEqual([])

  await here.apply(undefined, here.guest({ email: 'noura@qareeb.example' }))
  await site.pass(minute)
  await site.pass(10 * minute)
  expect(await toldTo(here.huda)).toHaveLength(1)
})

test('later ones stand in the mail of the morning, by ad, beside those who have waited for long', async () => {
  const at = [{ lat: 24.7, lng: 46.7 }]
  const { id: quiet } = await addJobAd(site.database.owner, here.company, { titleEn: 'Cashier', at })
  for (const days of [8, 9]) await addNew(before(morning, days * day), quiet)
  await passMorning(-1)
  for (const hours of [1, 2, 3]) await addNew(before(morning, hours * hour))
  await passMorning()

  const [, mail, ...others] = await toldTo(here.huda)
  expect(others).toEqual([])
  expect(mail).toMatch(/Accountant\n3 new candidates\nhttp/)
  expect(mail).toMatch(/Cashier\n2 have waited for more than 7 days\nhttp/)
  expect(mail?.indexOf('Accountant')).toBeLessThan(mail?.indexOf('Cashier') ?? 0)
  expect(mail).not.toContain('Sara')
})

test('a morning without a new candidate brings no mail, however many wait', async () => {
  await addNew(before(morning, hour))
  await passMorning()
  await passMorning(1)
  await passMorning(9)
  expect(await toldTo(here.huda)).toHaveLength(1)
})

test('two processes at once, and a repeated run, mail each member once', async () => {
  const omar = await addColleague('Omar')
  await addNew(before(morning, hour))
  site.clock.now = new Date(morning.getTime() + 5 * minute)
  await Promise.all([mailNewCandidates(site.services), mailNewCandidates(site.services)])
  await addNew(new Date(morning.getTime() + minute))
  await mailNewCandidates(site.services)
  for (const member of [here.huda, omar]) expect(await toldTo(member)).toHaveLength(1)

  await passMorning(1)
  expect(await toldTo(omar)).toHaveLength(2)
})

test('a member who switched these mails off gets none, and again when they are on', async () => {
  const set = (candidateMails: boolean) =>
    site.ask(here.huda, 'PATCH /api/v1/user/me', { candidateMails }).then((answer) => answer.json())
  expect((await set(false)).candidateMails).toBe(false)
  await addNew(before(morning, hour))
  await passMorning()
  expect(await toldTo(here.huda)).toEqual([])

  await setAccount(here.huda, 'candidate_mails = true')
  await addNew(before(morning, -hour))
  await passMorning(1)
  expect(await toldTo(here.huda)).toHaveLength(1)
})

test('mails go to nobody outside of the team, nor to a member who cannot decide', async () => {
  const [unconfirmed, disabled] = [await addColleague('Unconfirmed'), await addColleague('Disabled')]
  await setAccount(unconfirmed, 'email_verified_at = null')
  await setAccount(disabled, `disabled_at = now(), disabled_reason = 'abuse'`)
  const administrator = await site.visitor({ firstName: 'Platform', userType: 'admin' })
  const inside = await site.ask(administrator, `POST /api/v1/organization/${here.company.id}/activate`, {
    reason: 'They asked for help',
  })
  expect(inside.statusCode).toBeLessThan(300)
  await addNew(before(morning, hour))
  await passMorning()

  for (const who of [unconfirmed, disabled, administrator]) expect(await toldTo(who)).toEqual([])
  expect(await toldTo(here.huda)).toHaveLength(1)
})

test('the mail is in the language of the member, and counts as Arabic does', async () => {
  await setAccount(here.huda, `locale = 'ar'`)
  for (const hours of [1, 2]) await addNew(before(morning, hours * hour))
  await addNew(before(morning, 8 * day))
  await passMorning()
  const [mail] = await toldTo(here.huda)
  expect(mail).toContain('3 متقدّمين جدد\nمتقدّم واحد ينتظر منذ أكثر من 7 أيام')
  expect(mail).toContain(`/dashboard/job-ad/${here.jobAdId}`)
  expect(mail).not.toContain('/en/')
})

test('a candidate who is not new any more is left out', async () => {
  const id = await addNew(before(morning, hour))
  await here.patch(id, { version: 1, state: 'in-progress' })
  await passMorning()
  expect(await toldTo(here.huda)).toEqual([])
})

test.each([
  ['2026-11-21T04:00:00.000Z', '2026-11-21', '2026-11-21T04:00:00.000Z'],
  ['2026-11-21T03:59:59.999Z', '2026-11-20', '2026-11-20T04:00:00.000Z'],
  ['2026-11-21T22:30:00.000Z', '2026-11-21', '2026-11-21T04:00:00.000Z'],
])('at %s the last morning is that of %s', (now, date, moment) => {
  expect(mailMorning(new Date(now))).toEqual({ date, moment: new Date(moment) })
})
