import { dayMs, riyadhDateOf } from '@qareeb/reference/riyadh'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openHiringSite, type HiringSite } from '../../testing/hiring-site.ts'
import { addJobAd } from '../../testing/job-ads.ts'
import { addCandidate } from '../../testing/seeds/candidates.ts'

let site: HiringSite
beforeAll(async () => {
  site = await openHiringSite()
})
afterAll(() => site.close())

type Person = { name: string; email: string | null; phone: string | null; applicationCount: number }
type Listed = Person & { applications: { candidateId: string; state: string; promisedOn: string | null }[] }

async function withTwoAds() {
  const hired = await site.hire()
  const { owner } = site.database
  const organizationId = hired.company.id
  const at = [{ lat: 21.5, lng: 39.2 }]
  const { id: other } = await addJobAd(owner, hired.company, { titleEn: 'Driver', at })
  const ago = (minutes: number) => new Date(site.clock.now.getTime() - minutes * 60_000)
  const add = (name: string, minutes: number, changes: object = {}) =>
    addCandidate(owner, { organizationId, jobAdId: hired.jobAdId, name, appliedAt: ago(minutes), ...changes })
  const ask = async (query = '', who = hired.huda) =>
    (await site.ask(who, `GET /api/v1/organization/candidates${query}`)).json()
  const names = async (query: string) => (await ask(query)).items.map(({ name }: Person) => name)
  return { ...hired, other, add, ask, names }
}

test('applications of one address stand together, the latest first', async () => {
  const { other, add, ask } = await withTwoAds()
  const email = 'sara@mail.example'
  const first = await add('Sara Al-Harbi', 90, { email, state: 'rejected' })
  await add('Omar', 60)
  const second = await add('سارة الحربي', 30, { email, jobAdId: other })
  const { items, next } = await ask()
  expect(next).toBeNull()
  expect(items.map(({ name, applicationCount }: Listed) => [name, applicationCount])).toEqual([
    ['سارة الحربي', 2],
    ['Omar', 1],
  ])
  expect(items[0].applications.map(({ candidateId }: { candidateId: string }) => candidateId)).toEqual([
    second,
    first,
  ])
})

test('a state is looked for in every application, not only in the latest', async () => {
  const { other, add, ask, names } = await withTwoAds()
  const email = 'sara@mail.example'
  await add('Sara', 90, { email, state: 'rejected' })
  await add('Sara Al-Harbi', 30, { email, jobAdId: other })
  await add('Omar', 60)
  expect(await names('?state=rejected')).toEqual(['Sara'])
  expect((await ask('?state=rejected')).items[0].applicationCount).toBe(2)
  expect(await names('?state=new')).toEqual(['Sara Al-Harbi', 'Omar'])
})

test('lists people who wait for an answer by the longest wait, each once, and those who wait for long alone', async () => {
  const { other, add, names } = await withTwoAds()
  const days = (count: number) => count * 24 * 60
  await add('Sara', days(3), { email: 'sara@mail.example' })
  await add('Sara Al-Harbi', days(9), { email: 'sara@mail.example', jobAdId: other })
  await add('Omar', days(8), { email: 'omar@mail.example' })
  await add('Layla', days(1), { email: 'layla@mail.example' })
  await add('Huda', days(20), { email: 'huda@mail.example', state: 'in-progress' })
  expect(await names('?sort=waiting')).toEqual(['Sara Al-Harbi', 'Omar', 'Layla'])
  expect(await names('?sort=waiting&waiting=long')).toEqual(['Sara Al-Harbi', 'Omar'])
  expect(await names('?waiting=long')).toEqual(['Omar', 'Sara Al-Harbi'])
  expect(await names('?sort=waiting&q=sara')).toEqual(['Sara Al-Harbi'])
  expect(await names('?sort=waiting&state=hired')).toEqual([])
})

test('shows the application that waits before newer ones that do not match', async () => {
  const { company, other, add, ask } = await withTwoAds()
  const email = 'sara@mail.example'
  const at = [{ lat: 21.5, lng: 39.2 }]
  const { id: third } = await addJobAd(site.database.owner, company, { titleEn: 'Baker', at })
  const days = (count: number) => count * 24 * 60
  const longest = await add('Sara', days(9), { email })
  const decided = await add('Sara', days(1), { email, jobAdId: other, state: 'rejected' })
  const long = await add('Sara', days(8), { email, jobAdId: third })
  const idsOf = async (query: string) =>
    (await ask(query)).items[0].applications.map(({ candidateId }: { candidateId: string }) => candidateId)
  expect(await idsOf('?sort=waiting&waiting=long')).toEqual([longest, long, decided])
  expect(await idsOf('?waiting=long')).toEqual([long, longest, decided])
  expect(await idsOf('?state=rejected')).toEqual([decided, long, longest])
  expect(await idsOf('')).toEqual([decided, long, longest])
})

test('people whose promised answer is overdue or due within seven days are listed apart, with the day', async () => {
  const { add, ask, names } = await withTwoAds()
  const day = (after: number) => riyadhDateOf(new Date(site.clock.now.getTime() + after * dayMs))
  await add('Sara', 10, { state: 'in-progress', promisedOn: day(-1) })
  await add('Omar', 20, { state: 'in-progress', promisedOn: day(0) })
  await add('Layla', 30, { state: 'in-progress', promisedOn: day(7) })
  await add('Huda', 40, { state: 'in-progress', promisedOn: day(8) })
  await add('Khalid', 50, { state: 'rejected', promisedOn: day(-1) })
  await add('Mona', 60, { state: 'in-progress' })
  expect(await names('?promised=overdue')).toEqual(['Sara'])
  expect(await names('?promised=soon')).toEqual(['Omar', 'Layla'])
  expect(await names('?promised=soon&q=layla')).toEqual(['Layla'])
  expect(await names('?promised=overdue&state=hired')).toEqual([])
  const { items } = await ask()
  const promised = items.map(({ name, applications }: Listed) => [name, applications[0]?.promisedOn])
  expect(promised).toContainEqual(['Sara', day(-1)])
  expect(promised).toContainEqual(['Khalid', null])
})

test('people are found by other spellings, by their address and by digits of their phone', async () => {
  const { add, names } = await withTwoAds()
  await add('سارة الحربي', 30, { email: 'sara.h@mail.example', phone: '+966501234567' })
  await add('أحمد إبراهيم', 40, { email: 'ahmad@mail.example', phone: '+966559876543' })
  expect(await names(`?q=${encodeURIComponent('حربى')}`)).toEqual(['سارة الحربي'])
  expect(await names(`?q=${encodeURIComponent('احمد ابراهيم')}`)).toEqual(['أحمد إبراهيم'])
  expect(await names('?q=ahmad@mail')).toEqual(['أحمد إبراهيم'])
  expect(await names(`?q=${encodeURIComponent('0501 234')}`)).toEqual(['سارة الحربي'])
  expect(await names('?q=nobody')).toEqual([])
})

test('pages show every person, and nobody twice', async () => {
  const { other, add, ask } = await withTwoAds()
  for (let no = 0; no < 5; no += 1) {
    await add(`Person ${no}`, 10 * no, { email: `p${no}@mail.example` })
    await add(`Person ${no}`, 10 * no + 5, { email: `p${no}@mail.example`, jobAdId: other })
  }
  const seen: string[] = []
  let after = ''
  do {
    const { items, next } = await ask(`?limit=2${after && `&after=${after}`}`)
    seen.push(...items.map(({ name }: Person) => name))
    after = next ?? ''
  } while (after)
  expect(seen).toEqual(['Person 0', 'Person 1', 'Person 2', 'Person 3', 'Person 4'])
})

test('a withdrawn candidate keeps the name alone, an erased one is not listed, another company sees neither', async () => {
  const { add, ask, company } = await withTwoAds()
  const withdrawn = await add('Sara', 10)
  const erased = await add('Omar', 20)
  await site.database.owner.transaction(
    async (db) => {
      await db.query({
        text: 'update candidate set withdrawn_at = now(), phone = null where id = $1',
        values: [withdrawn],
      })
      await db.query({
        text: `update candidate set email = null, name = null, phone = null, message = '', token_hash = null,
          withdrawn_at = now(), erased_at = now() where id = $1`,
        values: [erased],
      })
    },
    { organizationId: company.id },
  )
  const { items } = await ask()
  expect(items.map(({ name, email, phone }: Person) => [name, email, phone])).toEqual([['Sara', null, null]])
  const stranger = await site.addHiringCompany()
  expect((await ask('', stranger.huda)).items).toEqual([])
})
