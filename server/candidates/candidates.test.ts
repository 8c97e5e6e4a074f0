import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { signedInAs } from '../testing/accounts.ts'
import { addMember } from '../testing/authorization/scene.ts'
import { addCompany, addJobAd, type TestCompany } from '../testing/job-ads.ts'
import { runTasks } from '../testing/run-tasks.ts'
import { addCandidate } from '../testing/seeds/candidates.ts'
import { openSite, type TestSite, type Visitor } from '../testing/site.ts'

let site: TestSite
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

let company: TestCompany
let huda: Visitor
let jobAdId = ''
let email = ''
beforeEach(async () => {
  site.clock.now = new Date()
  await site.database.owner.query({ text: 'delete from attempt' })
  email = `sara-${crypto.randomUUID()}@qareeb.example`
  ;({ company, huda, jobAdId } = await addHiringCompany())
})

async function addHiringCompany() {
  const { owner } = site.database
  const company = await addCompany(owner, { nameEn: 'Oasis Group' })
  const at = [
    { lat: 24.7743, lng: 46.7386, cityKey: 'riyadh' },
    { lat: 21.5, lng: 39.2, cityKey: 'jeddah' },
  ]
  const { id: jobAdId } = await addJobAd(owner, company, { titleEn: 'Accountant', at })
  const huda = await site.visitor({ firstName: 'Huda', userType: 'employer' })
  await addMember(owner, { organizationId: company.id, user: huda, role: 'HR' })
  await site.ask(huda, `POST /api/v1/organization/${company.id}/activate`, {})
  return { company, huda, jobAdId }
}

const consents = { terms: true, privacy: true, adult: true }
const guest = (changes: object = {}) => ({
  name: ' Sara   Al-Harbi ',
  email,
  phone: '٠٥٠ ١٢٣ ٤٥٦٧',
  message: 'I live nearby.',
  consents,
  undoSecret: 'a secret that the page has made',
  ...changes,
})
const address = () => `/api/v1/job-ad/${jobAdId}/candidates`
const apply = (who: Visitor | undefined, body: object) => site.ask(who, `POST ${address()}`, body)
const list = async (query = '') => (await site.ask(huda, `GET ${address()}${query}`)).json()
const onlyId = async (): Promise<string> => (await list()).items[0].id
const patch = (id: string, body: object) => site.ask(huda, `PATCH ${address()}/${id}`, body)
const pass = async (milliseconds: number) => {
  site.clock.now = new Date(site.clock.now.getTime() + milliseconds)
  await runTasks(site.services, { atOnce: true })
}
/** Signs somebody in again: sessions end while the clock moves. */
const again = async (who: Visitor): Promise<Visitor> => ({ ...who, headers: await signedInAs(site.app, who) })
const subjects = async (to: string) => (await site.mailsTo(to)).map(({ subject }) => subject)
const minute = 60_000
const day = 24 * 60 * minute

/** The token of the link in the last mail to somebody. */
const tokenFor = async (to: string): Promise<string> => {
  const text = (await site.mailsTo(to)).at(-1)?.text ?? ''
  return /applications\/([\w-]{64})/.exec(text)?.[1] ?? ''
}

describe('applying as a guest', () => {
  test('stores one application, however often it is sent, also by two connections at once', async () => {
    const answers = await Promise.all([apply(undefined, guest()), apply(undefined, guest())])
    const again = await apply(undefined, guest({ message: 'Another text', email: email.toUpperCase() }))
    expect(new Set([...answers, again].map(({ statusCode, body }) => `${statusCode} ${body}`))).toEqual(
      new Set(['201 {"status":"sent"}']),
    )
    const { items, total } = await list()
    expect(total).toBe(1)
    expect(items).toMatchObject([
      {
        name: 'Sara Al-Harbi',
        email,
        phone: '+966501234567',
        confirmed: false,
        state: 'new',
        waitingDays: 0,
        location: { name: { en: 'Branch 1' } },
        distanceKm: null,
        hasFile: false,
      },
    ])
  })

  test.each(['ar', 'en'] as const)('names every missing field in %s', async (locale) => {
    const answer = await site.app.inject({
      method: 'POST',
      url: address(),
      headers: { 'accept-language': locale },
      payload: { undoSecret: 'a secret that the page has made' },
    })
    expect(answer.statusCode).toBe(400)
    const { errors } = answer.json()
    expect(errors.map(({ path }: { path: string }) => path)).toEqual(['name', 'email', 'phone', 'consents'])
    for (const { message } of errors)
      expect(message).toMatch(locale === 'ar' ? /[\u0600-\u06ff]/ : /[A-Za-z]/)
  })

  test.each([
    ['a phone of letters', { phone: 'call me' }],
    ['no consent', { consents: { terms: true, privacy: true } }],
    ['a name without a letter', { name: '12345' }],
    ['an unknown field', { state: 'hired' }],
    ['half a position', { area: { lat: 24.7 } }],
  ])('%s is refused', async (_what, changes) => {
    expect((await apply(undefined, guest(changes))).statusCode).toBe(400)
    expect((await list()).total).toBe(0)
  })

  test('keeps nothing of whoever fills the field that people do not see', async () => {
    expect((await apply(undefined, guest({ website: 'https://spam.example' }))).statusCode).toBe(201)
    expect((await list()).total).toBe(0)
  })

  test('keeps the rounded distance and no position', async () => {
    await apply(undefined, guest({ area: { lat: 24.80123, lng: 46.70123 } }))
    const { items } = await list()
    expect(items[0].distanceKm).toBe(5)
    expect(items[0].distanceKm * 2).toBe(Math.round(items[0].distanceKm * 2))
  })

  test('goes to the chosen location, and to none of another ad', async () => {
    const ad = (await site.ask(undefined, `GET /api/v1/job-ad/${jobAdId}`)).json()
    await apply(undefined, guest({ locationId: ad.locations[1].id }))
    expect((await list()).items[0].location).toMatchObject({ id: ad.locations[1].id })
    const other = await addHiringCompany()
    const foreign = (await site.ask(undefined, `GET /api/v1/job-ad/${other.jobAdId}`)).json()
    const refused = await apply(undefined, guest({ email: `x${email}`, locationId: foreign.locations[0].id }))
    expect(refused.json().code).toBe('candidate.otherLocation')
  })

  test('is refused for a draft, a closed ad and an expired one', async () => {
    await site.database.owner.transaction(
      (db) => db.query({ text: `update job_ad set expires_at = now() where id = $1`, values: [jobAdId] }),
      { organizationId: company.id },
    )
    const closed = await apply(undefined, guest())
    expect([closed.statusCode, closed.json().code]).toEqual([409, 'candidate.adClosed'])
  })

  test('asks for a captcha from the seventh in an hour, which lets it pass', async () => {
    const codes: number[] = []
    for (let no = 1; no <= 7; no += 1)
      codes.push((await apply(undefined, guest({ email: `${no}-${email}` }))).statusCode)
    expect(codes).toEqual([201, 201, 201, 201, 201, 201, 403])
    expect((await apply(undefined, guest({ captcha: 'solved' }))).statusCode).toBe(201)
  })
})

describe('undo', () => {
  const undo = (undoSecret = guest().undoSecret) =>
    site.ask(undefined, `POST ${address()}/undo`, { undoSecret })

  test('erases the application within ten seconds, and no mail says that it was sent', async () => {
    await apply(undefined, guest())
    expect((await undo('another secret of somebody')).json()).toEqual({ undone: false })
    expect((await undo()).json()).toEqual({ undone: true })
    expect((await undo()).json()).toEqual({ undone: false })
    await pass(minute)
    expect((await list()).total).toBe(0)
    expect(await subjects(email)).toEqual([])
  })

  test('comes too late afterwards', async () => {
    await apply(undefined, guest())
    site.clock.now = new Date(site.clock.now.getTime() + 20_000)
    expect((await undo()).json()).toEqual({ undone: false })
    expect((await list()).total).toBe(1)
  })
})

describe('with an account', () => {
  test('one click sends what the profile says, and a missing phone is kept', async () => {
    const sara = await site.visitor()
    await site.ask(sara, 'PATCH /api/v1/user/me', { description: 'Five years in books.' })
    const missing = await apply(sara, { undoSecret: 'a secret that the page has made' })
    expect(missing.json().errors).toMatchObject([{ path: 'phone', problem: 'required' }])

    const body = { undoSecret: 'a secret that the page has made', phone: '0501234567', email: 'x@y.example' }
    expect((await apply(sara, body)).statusCode).toBe(201)
    expect((await list()).items).toMatchObject([
      { name: 'Sara Al-Harbi', email: sara.email.toLowerCase(), confirmed: true },
    ])
    expect((await site.ask(sara, 'GET /api/v1/user/me')).json().phone).toBe('+966501234567')
    const candidate = (await site.ask(huda, `GET ${address()}/${await onlyId()}`)).json()
    expect(candidate.message).toBe('Five years in books.')
    const applied = await site.ask(sara, 'GET /api/v1/user/me/applications/job-ads')
    expect(applied.json().items).toMatchObject([{ jobAdId }])
  })

  test('follows the application: sent, opened, in progress, and nothing of the team', async () => {
    const sara = await site.visitor()
    await apply(sara, guest())
    const own = async () => (await site.ask(sara, 'GET /api/v1/user/me/applications')).json()
    expect((await own()).items).toMatchObject([{ stage: 'sent', jobAd: { id: jobAdId }, waitingDays: 0 }])
    const id = await onlyId()
    await site.ask(huda, `GET ${address()}/${id}`)
    expect((await own()).items[0].stage).toBe('opened')
    await site.ask(huda, `POST ${address()}/${id}/comments`, { text: 'SECRET-OF-THE-TEAM' })
    await site.ask(huda, `POST ${address()}/${id}/notes`, { text: 'SECRET-OF-THE-TEAM' })
    expect((await patch(id, { version: 1, step: 'shortlisted' })).statusCode).toBe(200)
    expect((await own()).items[0].stage).toBe('in-progress')
    const seen = await site.ask(sara, `GET /api/v1/user/me/applications/${id}`)
    expect(seen.json().timeline.map(({ kind }: { kind: string }) => kind)).toEqual([
      'applied',
      'opened',
      'in-progress',
    ])
    expect(seen.body).not.toMatch(/SECRET|shortlisted|Huda/)
  })

  test('of somebody else is not found', async () => {
    await apply(await site.visitor(), guest())
    const omar = await site.visitor({ firstName: 'Omar' })
    const id = await onlyId()
    expect((await site.ask(omar, `GET /api/v1/user/me/applications/${id}`)).statusCode).toBe(404)
    expect((await site.ask(omar, `POST /api/v1/user/me/applications/${id}/withdrawal`)).statusCode).toBe(404)
  })

  test('gets what a guest sent from its confirmed address, and nobody else does', async () => {
    const sara = await site.visitor()
    const squatter = await site.visitor({ firstName: 'Omar', emailVerified: false })
    await apply(undefined, guest({ email: sara.email }))
    await apply(undefined, guest({ email: squatter.email }))
    const own = async (who: Visitor) =>
      (await site.ask(who, 'GET /api/v1/user/me/applications')).json().counts.all
    expect([await own(sara), await own(squatter)]).toEqual([1, 0])
  })
})

describe('withdrawing', () => {
  test('takes content and file away, and the same address may apply again in the same row', async () => {
    const sara = await site.visitor()
    await apply(sara, guest())
    const id = await onlyId()
    const withdrawn = await site.ask(sara, `POST /api/v1/user/me/applications/${id}/withdrawal`)
    expect(withdrawn.json()).toMatchObject({ stage: 'withdrawn', mayApplyAgain: true, mayWithdraw: false })
    expect((await list()).items).toMatchObject([{ id, name: 'Sara Al-Harbi', email: null, phone: null }])
    expect((await list()).counts).toMatchObject({ all: 1, new: 0, withdrawn: 1 })
    expect((await patch(id, { version: 2, state: 'hired' })).json().code).toBe('candidate.withdrawn')

    await apply(sara, guest({ message: 'Once more' }))
    expect((await list()).items).toMatchObject([
      { id, state: 'new', withdrawnAt: null, phone: '+966501234567' },
    ])
  })
})

describe('the link of a guest', () => {
  const linked = (call: string, token: string, more: object = {}) =>
    site.ask(undefined, call, { token, ...more })

  test('confirms the address, opens this application alone and withdraws it', async () => {
    await apply(undefined, guest())
    await pass(minute)
    const token = await tokenFor(email)
    expect(token).not.toBe('')
    const read = await linked('POST /api/v1/application', token)
    expect(read.json()).toMatchObject({ application: { stage: 'sent', confirmed: false }, hasAccount: false })
    await linked('POST /api/v1/application/confirmation', token)
    expect((await list()).items[0].confirmed).toBe(true)
    const withdrawn = await linked('POST /api/v1/application/withdrawal', token)
    expect(withdrawn.json().stage).toBe('withdrawn')
  })

  test.each(['ar', 'en'])(
    'of another form, cut short or unknown opens nothing, told in %s',
    async (locale) => {
      await apply(undefined, guest())
      await pass(minute)
      const token = await tokenFor(email)
      for (const wrong of [token.slice(1), `${token.slice(0, -1)}_`, 'x'.repeat(64)]) {
        const answer = await site.app.inject({
          method: 'POST',
          url: '/api/v1/application',
          headers: { 'accept-language': locale },
          payload: { token: wrong },
        })
        expect([answer.statusCode, answer.json().code]).toEqual([404, 'application.linkInvalid'])
      }
    },
  )
})

describe('deciding', () => {
  test('tells of progress and hiring at once, in the language of the candidate', async () => {
    await site.app.inject({
      method: 'POST',
      url: address(),
      headers: { 'accept-language': 'en' },
      payload: guest(),
    })
    await pass(minute)
    const id = await onlyId()
    await patch(id, { version: 1, state: 'in-progress' })
    await patch(id, { version: 2, state: 'hired' })
    expect(await subjects(email)).toEqual([
      expect.stringContaining('Confirm your e-mail'),
      'Your application is in progress',
      'Your application was accepted',
    ])
  })

  test('is refused when somebody else has changed the candidate, and tells the version', async () => {
    await apply(undefined, guest())
    const id = await onlyId()
    await patch(id, { version: 1, state: 'in-progress' })
    expect((await patch(id, { version: 1, state: 'hired' })).json().code).toBe('candidate.changedMeanwhile')
  })

  test('tells of a rejection after an hour, with its reason, and shows it to the candidate only then', async () => {
    const sara = await site.visitor()
    await apply(sara, guest())
    await pass(minute)
    const id = await onlyId()
    const rejected = await patch(id, { version: 1, state: 'rejected', reason: 'requirements' })
    expect(rejected.json().toldAt).toBe(new Date(site.clock.now.getTime() + 60 * minute).toISOString())
    const stage = async () => (await site.ask(sara, `GET /api/v1/user/me/applications/${id}`)).json().stage
    expect(await stage()).toBe('sent')
    await pass(61 * minute)
    const later = await site.ask(await again(sara), `GET /api/v1/user/me/applications/${id}`)
    expect(later.json()).toMatchObject({ stage: 'rejected', rejection: { reason: 'requirements' } })
    const mails = await site.mailsTo(sara.email)
    expect(mails.map(({ text }) => text).join()).toMatch(/مؤهلات|qualifications/)
  })

  test('sends nothing of a rejection that was taken back', async () => {
    const sara = await site.visitor()
    await apply(sara, guest())
    await pass(minute)
    const before = (await subjects(sara.email)).length
    const id = await onlyId()
    await patch(id, { version: 1, state: 'rejected' })
    await patch(id, { version: 2, state: 'new' })
    await pass(61 * minute)
    expect(await subjects(sara.email)).toHaveLength(before)
  })

  test('promises an answer 30 days after the interview, and reminds both sides once', async () => {
    const sara = await site.visitor()
    await apply(sara, guest())
    await pass(minute)
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

    await pass(33 * day)
    await runTasks(site.services, { atOnce: true })
    expect(
      (await subjects(sara.email)).filter((subject) => /موعده|promised/.test(subject ?? '')),
    ).toHaveLength(1)
    expect(
      (await subjects(huda.email)).filter((subject) => /متقدّم|overdue/.test(subject ?? '')),
    ).toHaveLength(1)
    huda = await again(huda)
    expect((await list('?waiting=long')).total).toBe(1)
  })
})

describe('the list', () => {
  const add = (name: string, changes: object = {}) =>
    addCandidate(site.database.owner, { organizationId: company.id, jobAdId, name, ...changes })
  const namesOf = async (query: string) => (await list(query)).items.map(({ name }: { name: string }) => name)

  test('finds beginnings of words in either spelling, addresses, and phones in every form', async () => {
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
    expect((await list('?state=new,rejected')).total).toBe(5)
    expect((await site.ask(huda, `GET ${address()}?after=x`)).statusCode).toBe(400)
  })

  test('never shows candidates of another company: list, file, comments, notes', async () => {
    const id = await add('Sara')
    const mine = address()
    const other = await addHiringCompany()
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
    await addMember(site.database.owner, { organizationId: company.id, user: layla, role: 'HR' })
    await site.ask(layla, `POST /api/v1/organization/${company.id}/activate`, {})
    const comment = (await site.ask(huda, `POST ${address()}/${id}/comments`, { text: ' Good ' })).json()
    expect(comment).toMatchObject({ text: 'Good', author: { name: 'Huda Al-Harbi' }, mayDelete: true })
    const remove = (who: Visitor) => site.ask(who, `DELETE ${address()}/${id}/comments/${comment.id}`)
    expect((await remove(layla)).json().code).toBe('candidate.notAuthor')
    expect([(await remove(huda)).statusCode, (await remove(huda)).statusCode]).toEqual([204, 404])
    const note = await site.ask(huda, `POST ${address()}/${id}/notes`, { text: 'Called', on: '2026-11-01' })
    expect(note.json()).toMatchObject({ on: '2026-11-01' })
    expect((await site.ask(huda, `POST ${address()}/${id}/notes`, { text: '  ' })).statusCode).toBe(400)
  })
})
