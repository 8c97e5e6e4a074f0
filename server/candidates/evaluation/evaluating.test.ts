import { evaluationTicketHeader } from '@qareeb/contract/candidates/evaluation'
import type { FileClaim, UploadTicket } from '@qareeb/contract/files'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { pdf, textPdf } from '../../testing/files/documents.ts'
import { type Hired, type HiringSite, minute, openHiringSite } from '../../testing/hiring-site.ts'
import { runTasks } from '../../testing/run-tasks.ts'
import { readApplication } from './read-application.ts'

let site: HiringSite
let here: Hired
beforeAll(async () => {
  site = await openHiringSite()
})
afterAll(() => site.close())
beforeEach(async () => {
  here = await site.hire()
  await require({ skills: [{ key: 'excel', need: 'must' }], experienceYears: 3 })
})

const root = () => `/api/v1/evaluate-candidates/${here.jobAdId}`

/** Changes what the ad asks for. */
const require = (requirements: object) =>
  site.database.owner.transaction(
    (db) =>
      db.query({
        text: 'update job_ad set requirements = $2 where id = $1',
        values: [here.jobAdId, JSON.stringify(requirements)],
      }),
    { organizationId: here.company.id },
  )

async function upload(bytes: Buffer): Promise<FileClaim> {
  const announced = { name: 'cv.pdf', size: bytes.length, mediaType: 'application/pdf' }
  const opened = await site.ask(undefined, `POST ${here.address}/file`, announced)
  const { fileId: id, secret, uploadUrl: url, headers } = opened.json<UploadTicket>()
  await site.app.inject({ method: 'PUT', url, headers, payload: bytes })
  await site.ask(undefined, `POST /api/v1/file/${id}/complete`, { secret })
  return { id, secret }
}

const cv = textPdf('Accountant with 4 years of experience', 'Excel, SAP and reports for the management')

/** Applies with a file. @returns the id of the application */
async function applyWith(bytes: Buffer | null, changes: object = {}): Promise<string> {
  const file = bytes && (await upload(bytes))
  await here.apply(undefined, here.guest({ file, ...changes }))
  return here.onlyId()
}

/** Evaluates a candidate; what a busy machine does not read in time, the task reads. */
async function evaluate(id: string) {
  const answer = (await site.ask(here.huda, `POST ${root()}/${id}/evaluate`)).json()
  if (answer.state !== 'reading') return answer
  await runTasks(site.services)
  return (await site.ask(here.huda, `GET ${root()}/${id}/evaluation`)).json()
}

const withTicket = async (method: 'GET' | 'POST', id: string, ticket: string) =>
  site.app.inject({
    method,
    url: `${root()}/${id}/${method === 'GET' ? 'evaluation' : 'evaluate'}`,
    headers: { [evaluationTicketHeader]: ticket },
  })

/** The application that the link in the mail opens. */
async function linked() {
  await site.pass(minute)
  const token = await site.tokenFor(here.email)
  return (await site.ask(undefined, 'POST /api/v1/application', { token })).json().application
}

describe('a team', () => {
  test('gets verdicts with words and a number from the text of the file', async () => {
    const id = await applyWith(cv, { area: { lat: 24.77, lng: 46.73 } })
    expect((await site.ask(here.huda, `GET ${root()}/${id}/evaluation`)).json()).toMatchObject({
      state: null,
      score: null,
    })
    const answer = await evaluate(id)
    expect(answer).toMatchObject({ state: 'ready', score: 100, isOutdated: false })
    expect(answer.reasons).toMatchObject([
      { kind: 'skill', isMust: true, verdict: 'met', weight: 3, text: { en: 'We found “Excel” in the CV.' } },
      {
        kind: 'experience',
        text: {
          ar: 'الخبرة المذكورة في السيرة الذاتية: 4 سنوات. والمطلوب: 3 سنوات.',
          en: 'Experience stated in the CV: 4 years. The ad asks for: 3 years.',
        },
      },
      { kind: 'distance', verdict: 'met' },
    ])
    expect((await here.list('?sort=match')).items).toMatchObject([{ id, matchScore: 100 }])
  })

  test('reads the message alone of a scan', async () => {
    const answer = await evaluate(await applyWith(pdf(), { message: 'I use Excel each day.' }))
    expect(answer).toMatchObject({ state: 'no-text', score: 69 })
    expect(answer.reasons).toMatchObject([{ verdict: 'met' }, { verdict: 'unclear' }, { verdict: 'unclear' }])
  })

  test('sees that the ad has changed since, and evaluates again', async () => {
    const id = await applyWith(cv)
    await evaluate(id)
    await require({ skills: [{ key: 'forklift', need: 'must' }] })
    const stored = (await site.ask(here.huda, `GET ${root()}/${id}/evaluation`)).json()
    expect(stored).toMatchObject({ isOutdated: true, reasons: [{ verdict: 'met' }, {}, {}] })
    expect(await evaluate(id)).toMatchObject({ isOutdated: false, reasons: [{ verdict: 'not-found' }, {}] })
  })

  test('evaluates all candidates in the background, the best first in the list', async () => {
    const best = await applyWith(cv)
    await here.apply(undefined, here.guest({ email: 'omar@qareeb.example', name: 'Omar', message: 'Hello' }))
    const begun = await site.ask(here.huda, `POST ${root()}/evaluate-all`)
    expect([begun.statusCode, begun.json()]).toEqual([202, { total: 2, done: 0, isRunning: true }])
    await runTasks(site.services)
    const progress = await site.ask(here.huda, `GET ${root()}/progress`)
    expect(progress.json()).toEqual({ total: 2, done: 2, isRunning: false })
    const { items } = await here.list('?sort=match')
    expect(items).toMatchObject([{ id: best, matchScore: 88 }, { matchScore: 13 }])
  })

  test('of another company gets nothing, as for unknown ids', async () => {
    const id = await applyWith(cv)
    const { huda: other } = await site.addHiringCompany()
    const asked = await site.ask(other, `POST ${root()}/${id}/evaluate`)
    const unknown = await site.ask(other, `POST ${root()}/${crypto.randomUUID()}/evaluate`)
    expect([asked.statusCode, asked.body]).toEqual([202, '{}'])
    expect([unknown.statusCode, unknown.body]).toEqual([202, '{}'])
    expect((await site.ask(other, `POST ${root()}/evaluate-all`)).body).toBe('{}')
  })
})

test('without authority one task for each id evaluates it; a task for an unknown id does nothing', async () => {
  await runTasks(site.services)
  const id = await applyWith(cv)
  const unknown = crypto.randomUUID()
  for (const one of [id, id, unknown]) await site.ask(undefined, `POST ${root()}/${one}/evaluate`)
  const waiting = async () => (await site.services.tasks.countByQueue())['candidates.evaluate']?.waiting
  expect(await waiting()).toBe(2)
  expect(await runTasks(site.services)).not.toContain('failed')
  expect((await here.list()).items).toMatchObject([{ matchScore: 88 }])
})

describe('a file', () => {
  const waiting = async () => (await site.services.tasks.countByQueue())['candidates.evaluate']?.waiting
  const stateOf = async (id: string) =>
    (await site.ask(await site.again(here.huda), `GET ${root()}/${id}/evaluation`)).json().state

  test('that is being scanned is waited for by one task, for an hour at most', async () => {
    await runTasks(site.services, { includeDelayed: true })
    const id = await applyWith(cv)
    await site.database.owner.query({ text: `update file set scan = 'quarantined'`, values: [] })
    for (const _ of [1, 2]) await site.ask(here.huda, `POST ${root()}/${id}/evaluate`)
    expect([await stateOf(id), await waiting()]).toEqual(['reading', 1])
    await site.pass(30 * minute)
    expect([await stateOf(id), await waiting()]).toEqual(['reading', 1])
    await site.pass(31 * minute)
    expect([await stateOf(id), await waiting()]).toEqual(['no-text', 0])
  })

  test('that is replaced while it is read leaves no match', async () => {
    const id = await applyWith(cv)
    await linked()
    const token = await site.tokenFor(here.email)
    const read = async (key: string) => {
      const bytes = await site.services.files.read(key)
      await site.ask(undefined, 'PUT /api/v1/application/file', { token, file: null })
      return bytes
    }
    const services = { ...site.services, files: { ...site.services.files, read } }
    const own = { jobAdId: here.jobAdId, candidateId: id, organizationId: here.company.id }
    await readApplication(services, { ...own, reading: 'thorough' })
    expect(await stateOf(id)).toBeNull()
    expect((await here.list()).items).toMatchObject([{ matchScore: null }])
  })
})

describe('an applicant', () => {
  test('reads the reasons without number and weights by the ticket of the application', async () => {
    const id = await applyWith(cv)
    const { evaluationTicket } = await linked()
    expect((await withTicket('POST', id, evaluationTicket)).statusCode).toBe(200)
    await evaluate(id)
    const shown = await withTicket('GET', id, evaluationTicket)
    expect(shown.json()).toMatchObject({ state: 'ready', reasons: [{ verdict: 'met' }, {}, {}] })
    expect(shown.body).not.toMatch(/score|weight/)
    site.clock.now = new Date(site.clock.now.getTime() + 16 * minute)
    expect((await withTicket('GET', id, evaluationTicket)).statusCode).toBe(404)
    expect((await withTicket('POST', id, evaluationTicket)).statusCode).toBe(202)
  })

  test('takes the match away with a new file and with the application', async () => {
    const id = await applyWith(cv)
    const { evaluationTicket } = await linked()
    await evaluate(id)
    const token = await site.tokenFor(here.email)
    await site.ask(undefined, 'PUT /api/v1/application/file', { token, file: null })
    expect((await withTicket('GET', id, evaluationTicket)).json().state).toBeNull()
    expect((await here.list()).items).toMatchObject([{ matchScore: null }])
    expect((await evaluate(id)).reasons).toMatchObject([{ verdict: 'not-found' }, {}, {}])
    await site.ask(undefined, 'POST /api/v1/application/withdrawal', { token })
    const rows = await site.database.owner.transaction(
      (db) => db.query({ text: 'select from candidate_evaluation where candidate_id = $1', values: [id] }),
      { organizationId: here.company.id },
    )
    expect(rows).toEqual([])
    expect(await evaluate(id)).toMatchObject({ state: null, reasons: [] })
  })

  test('finds the reasons in the file of the own data', async () => {
    const sara = await site.visitor()
    await here.apply(sara, here.guest({ file: await upload(cv) }))
    await evaluate(await here.onlyId())
    const facts = await site.ask(sara, 'GET /api/v1/user/me/data')
    expect(facts.json().applications[0].match).toMatchObject([
      { verdict: 'met', text: { en: 'We found “Excel” in the CV.' } },
      { verdict: 'met' },
      { verdict: 'unclear' },
    ])
  })
})
