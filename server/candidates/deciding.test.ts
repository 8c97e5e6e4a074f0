import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addMember } from '../testing/authorization/scene.ts'
import { day, minute, type Hired, type HiringSite, openHiringSite } from '../testing/hiring-site.ts'
import { addJobAd } from '../testing/job-ads.ts'
import { runTasks } from '../testing/run-tasks.ts'
import { addCandidate, addCandidateFile } from '../testing/seeds/candidates.ts'
import type { Visitor } from '../testing/site.ts'

let site: HiringSite
let here: Hired
beforeAll(async () => {
  site = await openHiringSite()
})
afterAll(() => site.close())
beforeEach(async () => {
  here = await site.hire()
})

const address = () => here.address
const guest = (changes: object = {}) => here.guest(changes)
const apply = (who: Visitor | undefined, body: object) => here.apply(who, body)
const list = (query = '') => here.list(query)
const onlyId = () => here.onlyId()
const patch = (id: string, body: object) => here.patch(id, body)

/** Applies as an English reader, and lets the mails about it leave. @returns the id of the application */
async function applyInEnglish(): Promise<string> {
  await site.app.inject({
    method: 'POST',
    url: address(),
    headers: { 'accept-language': 'en' },
    payload: guest(),
  })
  await site.pass(minute)
  return onlyId()
}

describe('deciding', () => {
  test('mails progress and hiring at once, in the language of the candidate', async () => {
    const id = await applyInEnglish()
    await patch(id, { version: 1, state: 'in-progress' })
    await patch(id, { version: 2, state: 'hired' })
    expect(await site.subjects(here.email)).toEqual([
      expect.stringContaining('Confirm your e-mail'),
      'Your application is in progress',
      'Your application was accepted',
    ])
  })

  test('mails each reopening after a decision that the candidate was notified of', async () => {
    const id = await applyInEnglish()
    const path = `/api/v1/job-ad/${here.jobAdId}/candidates/${id}`
    const move = async (state: string) => {
      const huda = await site.again(here.huda)
      const { version } = (await site.ask(huda, `GET ${path}`)).json()
      return site.ask(huda, `PATCH ${path}`, { version, state })
    }
    const reopened = async () =>
      (await site.subjects(here.email)).filter((subject) => subject?.includes('considered again')).length
    await move('rejected')
    await move('in-progress')
    expect(await reopened()).toBe(0)
    for (const times of [1, 2]) {
      await move('rejected')
      await site.pass(61 * minute)
      await move('in-progress')
      expect(await reopened()).toBe(times)
    }
  })

  test('mails nothing when a rejection after a reopening is taken back', async () => {
    const id = await applyInEnglish()
    await patch(id, { version: 1, state: 'hired' })
    await patch(id, { version: 2, state: 'in-progress' })
    const before = await site.subjects(here.email)
    expect(before.at(-1)).toContain('considered again')
    await patch(id, { version: 3, state: 'rejected' })
    await patch(id, { version: 4, state: 'in-progress' })
    await site.pass(61 * minute)
    expect(await site.subjects(here.email)).toEqual(before)
  })

  test('is refused with the current version when somebody else has changed the candidate', async () => {
    await apply(undefined, guest())
    const id = await onlyId()
    await patch(id, { version: 1, state: 'in-progress' })
    expect((await patch(id, { version: 1, state: 'hired' })).json().code).toBe('candidate.changedMeanwhile')
  })

  test('mails a rejection after an hour with its reason, and shows it to the candidate only then', async () => {
    const sara = await site.visitor()
    await apply(sara, guest())
    await site.pass(minute)
    const id = await onlyId()
    const rejected = await patch(id, { version: 1, state: 'rejected', reason: 'requirements' })
    expect(rejected.json().toldAt).toBe(new Date(site.clock.now.getTime() + 60 * minute).toISOString())
    const stage = async () => (await site.ask(sara, `GET /api/v1/user/me/applications/${id}`)).json().stage
    expect(await stage()).toBe('sent')
    await site.pass(61 * minute)
    const later = await site.ask(await site.again(sara), `GET /api/v1/user/me/applications/${id}`)
    expect(later.json()).toMatchObject({ stage: 'rejected', rejection: { reason: 'requirements' } })
    const mails = await site.mailsTo(sara.email)
    expect(mails.map(({ text }) => text).join()).toMatch(/مؤهلات|qualifications/)
  })

  test('sends no mail about a rejection that was taken back', async () => {
    const sara = await site.visitor()
    await apply(sara, guest())
    await site.pass(minute)
    const before = (await site.subjects(sara.email)).length
    const id = await onlyId()
    await patch(id, { version: 1, state: 'rejected' })
    await patch(id, { version: 2, state: 'new' })
    await site.pass(61 * minute)
    expect(await site.subjects(sara.email)).toHaveLength(before)
  })

  test('promises an answer 30 days after the interview, and reminds both sides once', async () => {
    const sara = await site.visitor()
    await apply(sara, guest())
    await site.pass(minute)
    const id = await onlyId()
    const without = await patch(id, { version: 1, step: 'interview' })
    expect(without.json().errors).toMatchObject([{ path: 'interviewOn', problem: 'required' }])
    const interviewOn = new Date(site.clock.now.getTime() + day).toISOString().slice(0, 10)
    const set = (await patch(id, { version: 1, step: 'interview', interviewOn })).json()
    const promisedOn = new Date(Date.parse(interviewOn) + 30 * day).toISOString().slice(0, 10)
    expect(set).toMatchObject({ state: 'in-progress', step: 'interview', interviewOn, promisedOn })
    const own = (await site.ask(sara, `GET /api/v1/user/me/applications/${id}`)).json()
    expect(own).toMatchObject({ promisedOn, isOverdue: false })
    expect(JSON.stringify(own)).not.toContain('interview')

    await site.pass(33 * day)
    await runTasks(site.services, { includeDelayed: true })
    expect(
      (await site.subjects(sara.email)).filter((subject) => /موعده|promised/.test(subject ?? '')),
    ).toHaveLength(1)
    expect(
      (await site.subjects(here.huda.email)).filter((subject) => /متقدّم|overdue/.test(subject ?? '')),
    ).toHaveLength(1)
    const huda = await site.again(here.huda)
    expect(await here.count('?promised=overdue', huda)).toMatchObject({ total: 1, counts: { overdue: 1 } })
    // The dashboard shows the same number.
    expect(await here.count('?waiting=long', huda)).toMatchObject({ total: 0, counts: { waitingLong: 0 } })
  })
})

describe('the list', () => {
  const add = (name: string, changes: object = {}) =>
    addCandidate(site.database.owner, {
      organizationId: here.company.id,
      jobAdId: here.jobAdId,
      name,
      ...changes,
    })
  const namesOf = async (query: string) => (await list(query)).items.map(({ name }: { name: string }) => name)

  test('is searched by beginnings of words in any spelling, by addresses, and by phone numbers in any form', async () => {
    await add('أحمد الحربي', { phone: '+966501234567', email: 'ahmad.h@one.example' })
    await add('Layla Salem', { phone: '+966559876543', email: 'layla@two.example' })
    for (const q of [
      'احمد',
      'الحربي',
      'حرب',
      'أحمد الحر',
      '0501234',
      '+966 50 123',
      '00966501',
      '٠٥٠١',
      'ahmad.h@on',
    ])
      expect([q, await namesOf(`?q=${encodeURIComponent(q)}`)]).toEqual([q, ['أحمد الحربي']])
    expect(await namesOf('?q=sal%20lay')).toEqual(['Layla Salem'])
    expect(await namesOf('?q=ayla')).toEqual([])
  })

  test('is narrowed to a branch, to files and to confirmed addresses, and its count as well', async () => {
    const ad = (await site.ask(undefined, `GET /api/v1/job-ad/${here.jobAdId}`)).json()
    const second = ad.locations[1].id
    await apply(undefined, guest({ name: 'Layla Salem', locationId: second }))
    const candidateId = await add('Omar Al-Ghamdi')
    await addCandidateFile(site.database.owner, { organizationId: here.company.id, candidateId })
    await add('Huda Al-Qahtani', { isConfirmed: true })
    const found: Record<string, string[]> = {
      [`locationId=${second}`]: ['Layla Salem'],
      'hasFile=yes': ['Omar Al-Ghamdi'],
      'hasFile=no': ['Huda Al-Qahtani', 'Layla Salem'],
      'confirmed=yes': ['Huda Al-Qahtani'],
      'confirmed=no': ['Layla Salem', 'Omar Al-Ghamdi'],
    }
    for (const [query, names] of Object.entries(found)) {
      expect([query, (await namesOf(`?${query}`)).toSorted()]).toEqual([query, names])
      expect([query, (await here.count(`?${query}`)).total]).toEqual([query, names.length])
    }
  })

  test('offers the branches of the ad, and one that an application alone still names', async () => {
    const ad = (await site.ask(undefined, `GET /api/v1/job-ad/${here.jobAdId}`)).json()
    const [first, second] = ad.locations.map(({ id }: { id: string }) => id)
    await apply(undefined, guest({ locationId: second }))
    await site.database.owner.query({
      text: 'delete from job_ad_location where job_ad_id = $1 and organization_location_id = $2',
      values: [here.jobAdId, second],
    })
    const { items } = (await site.ask(here.huda, `GET ${address()}/locations`)).json()
    expect(items[0].address).toEqual(expect.objectContaining({ en: expect.any(String) }))
    const cities = new Map(items.map(({ id, city }: { id: string; city: { en: string } }) => [id, city.en]))
    expect(cities).toEqual(
      new Map([
        [first, 'Riyadh'],
        [second, 'Jeddah'],
      ]),
    )
    expect((await here.count(`?locationId=${second}`)).total).toBe(1)
  })

  test('leads from a candidate to their other applications, and to others with the same phone or name', async () => {
    const { company } = here
    const at = [{ lat: 24.7743, lng: 46.7386 }]
    const other = await addJobAd(site.database.owner, company, { titleEn: 'Clerk', at })
    const email = `sara-${here.email}`
    const id = await add('Sara Al-Harbi', { email, phone: '+966501111111' })
    const [earlier, sameName, samePhone] = [
      await add('Sara Al-Harbi', { email, jobAdId: other.id, phone: '+966509999999' }),
      await add('sara al-harbi', { phone: '+966502222222' }),
      await add('Layla Salem', { phone: '+966501111111' }),
    ]
    await add('Omar Al-Ghamdi', { phone: '+966503333333' })
    const { previous, duplicates } = (await site.ask(here.huda, `GET ${address()}/${id}`)).json()
    expect(previous).toMatchObject([{ candidateId: earlier, jobAdId: other.id, title: { en: 'Clerk' } }])
    const idsOfDuplicates = duplicates.map((one: { candidateId: string }) => one.candidateId)
    expect(idsOfDuplicates.toSorted()).toEqual([sameName, samePhone].toSorted())
  })

  test('is paged without gaps in every order', async () => {
    const now = Date.now()
    for (let no = 0; no < 7; no += 1)
      await add(`Person ${no} A`, {
        appliedAt: new Date(now - no * day),
        state: (['new', 'in-progress', 'rejected'] as const)[no % 3],
        ...(no % 2 === 0 && { distanceKm: no + 0.5 }),
      })
    for (const sort of ['newest', 'oldest', 'state', 'waiting', 'nearest']) {
      const ids: string[] = []
      let after = ''
      do {
        const page = await list(`?sort=${sort}&limit=2${after && `&after=${after}`}`)
        ids.push(...page.items.map(({ id }: { id: string }) => id))
        after = page.next ?? ''
      } while (after)
      expect([sort, new Set(ids).size, ids.length]).toEqual([sort, 7, 7])
    }
    expect((await list('?sort=nearest&limit=1')).items[0].distanceKm).toBe(0.5)
    expect((await here.count('?state=new,rejected')).total).toBe(5)
    expect((await site.ask(here.huda, `GET ${address()}?after=x`)).statusCode).toBe(400)
  })

  test('never shows candidates of another company: list, file, comments, notes', async () => {
    const id = await add('Sara')
    const mine = address()
    const other = await site.addHiringCompany()
    const as = (call: string, body?: object) => site.ask(other.huda, call, body)
    const answers = [
      await as(`GET ${mine}`),
      await as(`GET ${mine}/${id}`),
      await as(`GET ${mine}/${id}/file`),
      await as(`PATCH ${mine}/${id}`, { version: 1, state: 'hired' }),
      await as(`POST ${mine}/${id}/comments`, { text: 'x' }),
      await as(`GET ${mine}/${id}/notes`),
      await as(`GET /api/v1/job-ad/${other.jobAdId}/candidates/${id}`),
    ]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404, 404, 404])
  })
})

describe('comments and notes', () => {
  test('are deleted by their author and by administrators alone', async () => {
    await apply(undefined, guest())
    const id = await onlyId()
    const layla = await site.visitor({ firstName: 'Layla', userType: 'employer' })
    await addMember(site.database.owner, { organizationId: here.company.id, user: layla, role: 'HR' })
    await site.ask(layla, `POST /api/v1/organization/${here.company.id}/activate`, {})
    const comment = (await site.ask(here.huda, `POST ${address()}/${id}/comments`, { text: ' Good ' })).json()
    expect(comment).toMatchObject({ text: 'Good', author: { name: 'Huda Al-Harbi' }, mayDelete: true })
    const remove = (who: Visitor) => site.ask(who, `DELETE ${address()}/${id}/comments/${comment.id}`)
    expect((await remove(layla)).json().code).toBe('candidate.notAuthor')
    expect([(await remove(here.huda)).statusCode, (await remove(here.huda)).statusCode]).toEqual([204, 404])
    const note = await site.ask(here.huda, `POST ${address()}/${id}/notes`, {
      text: 'Called',
      on: '2026-11-01',
    })
    expect(note.json()).toMatchObject({ on: '2026-11-01' })
    expect((await site.ask(here.huda, `POST ${address()}/${id}/notes`, { text: '  ' })).statusCode).toBe(400)
    const ahead = { text: 'Called', on: '2050-01-01' }
    const refused = await site.ask(here.huda, `POST ${address()}/${id}/notes`, ahead)
    expect(refused.json().errors).toMatchObject([{ path: 'on', problem: 'liesAhead' }])
  })

  test.each([
    { kind: 'comments', action: 'candidate.deleteComment' },
    { kind: 'notes', action: 'candidate.deleteNote' },
  ])('whoever deletes $kind is in the log, without the text', async ({ kind, action }) => {
    await apply(undefined, guest())
    const id = await onlyId()
    const remark = (await site.ask(here.huda, `POST ${address()}/${id}/${kind}`, { text: 'Private' })).json()
    await site.ask(here.huda, `DELETE ${address()}/${id}/${kind}/${remark.id}`)
    const entries = await site.database.owner.query<{ text: string }>({
      text: `select event::text as text from audit_event as event
        where action = $1 and subject = $2 and actor_id = $3 and organization_id = $4`,
      values: [action, id, here.huda.id, here.company.id],
    })
    expect(entries).toHaveLength(1)
    expect(entries[0]?.text).not.toContain('Private')
  })
})
