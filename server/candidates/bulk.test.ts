import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { minute, type Hired, type HiringSite, openHiringSite } from '../testing/hiring-site.ts'
import { runTasks } from '../testing/run-tasks.ts'
import { addCandidate } from '../testing/seeds/candidates.ts'

let site: HiringSite
let here: Hired
beforeAll(async () => {
  site = await openHiringSite()
})
afterAll(() => site.close())
beforeEach(async () => {
  here = await site.hire()
})

/** Adds candidates who get mail at `<name>-<random>@qareeb.example`. @returns their ids and addresses */
async function addMany(names: readonly string[], changes: object = {}) {
  const added = names.map(async (name) => {
    const email = `${name.toLowerCase()}-${crypto.randomUUID()}@qareeb.example`
    const seed = { organizationId: here.company.id, jobAdId: here.jobAdId, name: `${name} Al-Harbi`, email }
    return { id: await addCandidate(site.database.owner, { ...seed, ...changes }), email }
  })
  return Promise.all(added)
}

const idsOf = (added: readonly { id: string }[]) => added.map(({ id }) => id)

const move = (ids: readonly string[], changes: object = {}) => ({
  id: crypto.randomUUID(),
  action: 'move',
  state: 'rejected',
  ids,
  count: ids.length,
  ...changes,
})

const answer = async (body: object, who = here.huda) => site.ask(who, `POST ${here.address}/bulk`, body)
const preview = async (ids: readonly string[], state: string) =>
  (await site.ask(here.huda, `POST ${here.address}/bulk/preview`, { ids, state })).json()
const statesOf = async (ids: readonly string[]) => {
  const { items } = await here.list('?limit=100', await site.again(here.huda))
  const byId = new Map<string, string>(items.map((row: { id: string; state: string }) => [row.id, row.state]))
  return ids.map((id) => byId.get(id))
}
const progress = async () =>
  (await site.ask(await site.again(here.huda), `GET ${here.address}/bulk`)).json().items[0]

describe('an answer to many', () => {
  test('moves at once, and mails each candidate once in their words after an hour', async () => {
    const added = await addMany(['Sara', 'Omar', 'Lina'])
    const body = move(idsOf(added), {
      texts: { en: 'Dear {name},\nthe job {jobAd} at {company} is filled.' },
    })
    const answered = await answer(body)
    expect(answered.statusCode).toBe(202)
    expect(answered.json()).toMatchObject({ phase: 'running', total: 3, waiting: 3 })
    await runTasks(site.services)
    expect(await statesOf(idsOf(added))).toEqual(['rejected', 'rejected', 'rejected'])
    expect(await progress()).toMatchObject({ phase: 'open', done: 3, mailed: 0 })
    expect(await site.subjects(added[0]?.email ?? '')).toEqual([])

    await site.pass(61 * minute)
    await site.pass(minute)
    const [mail, ...more] = await site.mailsTo(added[0]?.email ?? '')
    expect(more).toEqual([])
    expect(mail?.text).toContain('Dear Sara')
    expect(mail?.text).toMatch(/the job Accountant at Oasis Group is filled/)
    expect(await progress()).toMatchObject({ phase: 'left', mailed: 3 })
  })

  test('mails the prepared letter in the language of each, with name, ad and branch', async () => {
    const [omar] = await addMany(['Omar'])
    const [sara] = await addMany(['Sara'], { locale: 'ar', name: 'سارة الحربي' })
    const branch = (await here.list()).items[0].location.name
    const { prepared } = (await site.ask(here.huda, 'GET /api/v1/organization/message-templates')).json()
    const letter = prepared.find(({ reason }: { reason: string | null }) => reason === 'other-candidate')
    const texts = { ar: `مرحبًا {name}، ${letter.texts.ar}`, en: `Dear {name}, ${letter.texts.en}` }
    const both = [...(omar ? [omar.id] : []), ...(sara ? [sara.id] : [])]
    const seen = await preview(both, 'rejected')
    const greetings = seen.items.map(({ greeting }: { greeting: string }) => greeting)
    expect(greetings.toSorted()).toEqual(['Hello Omar,', 'مرحبًا سارة،'])
    expect((await answer(move(both, { texts }))).statusCode).toBe(202)
    await site.pass(61 * minute)
    await site.pass(minute)
    const textTo = async (to: string | undefined) => (await site.mailsTo(to ?? ''))[0]?.text
    expect(await textTo(omar?.email)).toContain(
      `Dear Omar, Thank you for applying for Accountant at ${branch.en ?? branch.ar}.`,
    )
    expect(await textTo(omar?.email)).toMatch(/^Hello \P{L}?Omar\P{L}?,/u)
    const arabic = await textTo(sara?.email)
    expect(arabic).toContain('مرحبًا سارة، ')
    expect(arabic).toContain(branch.ar ?? branch.en)
    expect(arabic).not.toContain('{')
  })

  test('taken back within the hour leaves everybody where they stood and mails nobody', async () => {
    const added = await addMany(['Sara', 'Omar'], { state: 'in-progress' })
    const body = move(idsOf(added))
    await answer(body)
    await runTasks(site.services)
    const taken = await site.ask(here.huda, `DELETE ${here.address}/bulk/${body.id}`)
    expect(taken.json().phase).toBe('takingBack')
    await runTasks(site.services)
    expect(await statesOf(idsOf(added))).toEqual(['in-progress', 'in-progress'])
    await site.pass(61 * minute)
    expect(await site.subjects(added[0]?.email ?? '')).toEqual([])
    expect(await progress()).toMatchObject({ phase: 'takenBack', takenBack: 2 })
  })

  test('taken back after the ad was closed mails the closing text to waiting candidates', async () => {
    const added = await addMany(['Sara', 'Omar'])
    const body = move(idsOf(added))
    await answer(body)
    await runTasks(site.services)
    const { team } = (await site.ask(here.huda, `GET /api/v1/job-ad/dashboard/${here.jobAdId}`)).json()
    const closingMessage = { ar: 'عثرنا على زميل.', en: 'We found a colleague.' }
    const closing = { version: team.version, status: 'archived', outcome: 'cancelled', closingMessage }
    expect((await site.ask(here.huda, `PATCH /api/v1/job-ad/${here.jobAdId}`, closing)).statusCode).toBe(200)
    await site.pass(minute)
    expect(await site.subjects(added[0]?.email ?? '')).toEqual([])
    await site.ask(here.huda, `DELETE ${here.address}/bulk/${body.id}`)
    await site.pass(minute)
    await site.pass(61 * minute)
    for (const { email } of added) {
      expect(await site.subjects(email)).toEqual(['A job ad that you applied to was closed'])
      expect((await site.mailsTo(email))[0]?.text).toContain(closingMessage.en)
    }
  })

  test('leaves out candidates that a colleague has changed, when it is taken back and when it is mailed', async () => {
    const added = await addMany(['Sara', 'Omar'])
    const [sara, omar] = idsOf(added)
    const body = move(idsOf(added))
    await answer(body)
    await runTasks(site.services)
    await here.patch(sara ?? '', { version: 2, state: 'hired' })
    await site.ask(here.huda, `DELETE ${here.address}/bulk/${body.id}`)
    await runTasks(site.services)
    expect(await statesOf([sara ?? '', omar ?? ''])).toEqual(['hired', 'new'])
  })

  test('back to new or in progress leaves out candidates who were notified of a decision, and counts them', async () => {
    const [told, untold] = await addMany(['Sara', 'Omar'])
    const ids = [told?.id ?? '', untold?.id ?? '']
    await here.patch(ids[0] ?? '', { version: 1, state: 'rejected' })
    await site.pass(61 * minute)
    here = { ...here, huda: await site.again(here.huda) }
    await site.ask(here.huda, `PATCH ${here.address}/${ids[1]}`, { version: 1, state: 'rejected' })
    const subjects = await site.subjects(told?.email ?? '')
    for (const state of ['new', 'in-progress']) {
      const mailed = state === 'new' ? 0 : 1
      expect(await preview(ids, state)).toMatchObject({ total: 2, reached: 1, mailed, unchanged: 1 })
    }
    await answer(move(ids, { state: 'in-progress' }))
    await runTasks(site.services)
    expect(await statesOf(ids)).toEqual(['rejected', 'in-progress'])
    const [row] = await site.database.owner.query<{ known: boolean }>({
      text: 'select told_at is not null as known from candidate where id = $1',
      values: [ids[0]],
    })
    expect(row?.known).toBe(true)
    await site.pass(61 * minute)
    await site.pass(minute)
    expect(await progress()).toMatchObject({ phase: 'left', skipped: 1, mailed: 1 })
    expect(await site.subjects(told?.email ?? '')).toEqual(subjects)
    expect(await site.subjects(untold?.email ?? '')).toHaveLength(1)
  })

  test('mails nobody whose untold rejection it takes back, and still shows them the state that they know', async () => {
    const sara = await site.visitor()
    await here.apply(sara, here.guest())
    await site.pass(minute)
    const id = await here.onlyId()
    const path = `${here.address}/${id}`
    const patch = async (change: object) =>
      site.ask(here.huda, `PATCH ${path}`, {
        version: (await site.ask(here.huda, `GET ${path}`)).json().version,
        ...change,
      })
    await patch({ state: 'hired' })
    const before = await site.subjects(sara.email)
    expect(before.at(-1)).toMatch(/قُبل|accepted/)
    await patch({ state: 'rejected' })
    expect(await preview([id], 'hired')).toMatchObject({ reached: 1, mailed: 0 })
    await answer(move([id], { state: 'hired' }))
    await runTasks(site.services)
    await site.pass(61 * minute)
    await site.pass(minute)
    expect(await site.subjects(sara.email)).toEqual(before)
    expect(await progress()).toMatchObject({ phase: 'left', mailed: 0 })
    const own = await site.ask(await site.again(sara), `GET /api/v1/user/me/applications/${id}`)
    expect(own.json()).toMatchObject({ stage: 'hired' })
  })

  test('in progress is mailed once, also when it was rejected and taken back within the hour', async () => {
    const [sara] = await addMany(['Sara'])
    const id = sara?.id ?? ''
    await answer(move([id], { state: 'in-progress' }))
    await runTasks(site.services)
    await here.patch(id, { version: 2, state: 'rejected' })
    await here.patch(id, { version: 3, state: 'in-progress' })
    await site.pass(61 * minute)
    await site.pass(minute)
    expect(await site.subjects(sara?.email ?? '')).toEqual(['Your application is in progress'])
  })

  test('cannot be taken back once the hour is over', async () => {
    const body = move(idsOf(await addMany(['Sara'])))
    await answer(body)
    await site.pass(61 * minute)
    const taken = await site.ask(await site.again(here.huda), `DELETE ${here.address}/bulk/${body.id}`)
    expect(taken.json().code).toBe('candidate.bulkLeft')
  })

  test('writes a message without a move, and needs the language of each candidate', async () => {
    const added = await addMany(['Sara'])
    const message = { ...move(idsOf(added)), action: 'message', state: undefined }
    const without = await answer({ ...message, texts: { ar: 'مرحبًا {name}' } })
    expect(without.json().errors).toMatchObject([{ path: 'texts.en', problem: 'required' }])
    await answer({ ...message, texts: { en: 'We still read, {name}.' } })
    await site.pass(61 * minute)
    expect((await site.mailsTo(added[0]?.email ?? ''))[0]?.text).toContain('We still read, Sara.')
    expect(await statesOf(idsOf(added))).toEqual(['new'])
    const opened = await site.ask(await site.again(here.huda), `GET ${here.address}/${added[0]?.id}`)
    expect(opened.json().timeline).toContainEqual(
      expect.objectContaining({ kind: 'messaged', text: 'We still read, Sara.' }),
    )
  })

  test('shows a message with its words on the timeline of the candidate', async () => {
    const sara = await site.visitor()
    await here.apply(sara, here.guest())
    await site.pass(minute)
    const id = await here.onlyId()
    const message = { ...move([id]), action: 'message', state: undefined }
    await answer({ ...message, texts: { en: 'We still read, {name}.', ar: 'ما زلنا نقرأ يا {name}.' } })
    await site.pass(61 * minute)
    const own = await site.ask(await site.again(sara), `GET /api/v1/user/me/applications/${id}`)
    const { timeline } = own.json()
    expect(timeline).toMatchObject([
      { kind: 'applied', text: null },
      { kind: 'messaged', text: expect.stringContaining('Sara') },
    ])
    expect(own.body).not.toContain('Huda')
  })

  test('does not show progress to a candidate before the hour for taking back is over', async () => {
    const sara = await site.visitor()
    await here.apply(sara, here.guest())
    await site.pass(minute)
    const id = await here.onlyId()
    await answer(move([id], { state: 'in-progress' }))
    await runTasks(site.services)
    const own = async (who = sara) => (await site.ask(who, `GET /api/v1/user/me/applications/${id}`)).json()
    expect(await own()).toMatchObject({ stage: 'sent' })
    expect((await own()).timeline.map(({ kind }: { kind: string }) => kind)).not.toContain('in-progress')
    await site.pass(61 * minute)
    expect(await own(await site.again(sara))).toMatchObject({ stage: 'in-progress' })
  })

  test('by filter takes all matches but the excluded ones, and refuses when their number has changed', async () => {
    const added = await addMany(['Sara', 'Omar', 'Lina'])
    const all = { filter: { state: ['new'] }, except: [added[2]?.id] }
    const body = { ...move([]), ids: undefined, all }
    const other = await answer({ ...body, count: 3 })
    expect(other.json()).toMatchObject({ code: 'candidate.selectionChanged' })
    await answer({ ...body, count: 2 })
    await runTasks(site.services)
    expect(await statesOf(idsOf(added))).toEqual(['rejected', 'rejected', 'new'])
  })
})

describe('bad input', () => {
  test('sent twice is one answer; another one under the same id is refused', async () => {
    const added = await addMany(['Sara'])
    const body = move(idsOf(added))
    expect((await answer(body)).statusCode).toBe(202)
    expect((await answer(body)).statusCode).toBe(202)
    expect((await answer({ ...body, state: 'hired' })).json().code).toBe('request.keyReused')
    await site.pass(61 * minute)
    expect(await site.subjects(added[0]?.email ?? '')).toHaveLength(1)
  })

  test('of 5,001, of an id twice, of nobody and of another company is refused as a whole', async () => {
    const other = await site.addHiringCompany()
    const seed = { organizationId: other.company.id, jobAdId: other.jobAdId }
    const theirs = await addCandidate(site.database.owner, seed)
    const own = idsOf(await addMany(['Sara']))
    const many = Array.from({ length: 5_001 }, () => crypto.randomUUID())
    const problemsOf = async (ids: readonly string[]) => (await answer(move(ids, { count: 1 }))).json()
    expect((await problemsOf(many)).errors).toMatchObject([{ path: 'ids', problem: 'tooMany', limit: 5_000 }])
    expect((await problemsOf([...own, ...own])).errors).toMatchObject([{ path: 'ids', problem: 'repeated' }])
    expect((await problemsOf([])).errors).toMatchObject([{ path: 'ids', problem: 'tooFew' }])
    expect((await answer(move([...own, theirs]))).json().code).toBe('candidate.notFound')
    await runTasks(site.services)
    expect(await statesOf(own)).toEqual(['new'])
  })

  test('with a misspelled placeholder is refused, in a template too', async () => {
    const added = await addMany(['Sara'])
    const refused = await answer(move(idsOf(added), { texts: { en: 'Dear {nmae}' } }))
    expect(refused.json().errors).toMatchObject([{ path: 'texts.en', problem: 'unknownPlaceholder' }])
    const template = { name: 'Kind', use: 'reject', texts: { en: 'Dear {nmae}' } }
    const kept = await site.ask(here.huda, 'POST /api/v1/organization/message-templates', template)
    expect(kept.json().errors).toMatchObject([{ path: 'texts.en', problem: 'unknownPlaceholder' }])
  })
})

describe('templates', () => {
  const templates = '/api/v1/organization/message-templates'

  test('are stored once per name, changed and deleted', async () => {
    const body = { name: ' Kind  words ', use: 'reject', texts: { ar: 'مرحبًا {name}', en: null } }
    const added = (await site.ask(here.huda, `POST ${templates}`, body)).json()
    expect(added).toMatchObject({ name: 'Kind words', texts: { ar: 'مرحبًا {name}', en: null } })
    const again = await site.ask(here.huda, `POST ${templates}`, { ...body, name: 'KIND WORDS' })
    expect(again.json().code).toBe('candidate.templateNameTaken')
    await site.ask(here.huda, `PUT ${templates}/${added.id}`, { ...body, name: 'Short' })
    const { items, prepared } = (await site.ask(here.huda, `GET ${templates}`)).json()
    expect(items.map(({ name }: { name: string }) => name)).toEqual(['Short'])
    expect(prepared.length).toBeGreaterThan(4)
    await site.ask(here.huda, `DELETE ${templates}/${added.id}`)
    expect((await site.ask(here.huda, `GET ${templates}`)).json().items).toEqual([])
  })
})
