import { outcomes as arabicOutcomes } from '@qareeb/content/ar/emails/candidates'
import { outcomes } from '@qareeb/content/en/emails/candidates'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addMember } from '../testing/authorization/scene.ts'
import { day, type Hired, type HiringSite, minute, openHiringSite } from '../testing/hiring-site.ts'
import { addCandidate, addCandidateFile, addRemark } from '../testing/seeds/candidates.ts'
import { eraseKeptCandidates } from './erase/erase-kept-candidates.ts'
import { mailExpired } from './mails/mail-closing.ts'

let site: HiringSite
let here: Hired
beforeAll(async () => {
  site = await openHiringSite()
})
afterAll(() => site.close())
beforeEach(async () => {
  here = await site.hire()
})

/** Everything that stands of the company's candidates. */
const rows = async (): Promise<string> => {
  const found = await site.database.owner.transaction(
    (db) =>
      db.query<{ text: string }>({
        text: `
          select candidate::text as text from candidate where organization_id = $1
          union all select candidate_event::text from candidate_event where organization_id = $1
          union all select candidate_word::text from candidate_word where organization_id = $1
          union all select candidate_comment::text from candidate_comment where organization_id = $1
          union all select candidate_note::text from candidate_note where organization_id = $1
          union all select candidate_bulk::text from candidate_bulk where organization_id = $1
          union all select file.name from file join attachment on file_id = id where organization_id = $1`,
        values: [here.company.id],
      }),
    { organizationId: here.company.id },
  )
  return found.map(({ text }) => text).join('\n')
}

/** A candidate with a file, a comment and a note. */
async function addWhole(changes: object = {}): Promise<string> {
  const { owner } = site.database
  const { company, jobAdId, huda } = here
  const candidateId = await addCandidate(owner, {
    organizationId: company.id,
    jobAdId,
    name: 'CANARY Salem',
    message: 'CANARY message',
    ...changes,
  })
  const about = { organizationId: company.id, candidateId }
  await addCandidateFile(owner, { ...about, name: 'CANARY.pdf' })
  await addRemark(owner, { ...about, kind: 'comment', authorId: huda.id, text: 'CANARY comment' })
  await addRemark(owner, { ...about, kind: 'note', authorId: huda.id, text: 'CANARY note' })
  return candidateId
}

const close = async (outcome = 'hired-here', more: object = {}) => {
  const { team } = (await site.ask(here.huda, `GET /api/v1/job-ad/dashboard/${here.jobAdId}`)).json()
  return site.ask(here.huda, `PATCH /api/v1/job-ad/${here.jobAdId}`, {
    version: team.version,
    status: 'archived',
    outcome,
    ...more,
  })
}

const publishAgain = async () => {
  await site.database.owner.transaction(
    (db) =>
      db.query({
        text: `insert into job_ad_contact (job_ad_id, organization_id, email) values ($1, $2, 'huda@oasis.example')`,
        values: [here.jobAdId, here.company.id],
      }),
    { organizationId: here.company.id },
  )
  const { team } = (await site.ask(here.huda, `GET /api/v1/job-ad/dashboard/${here.jobAdId}`)).json()
  const body = { version: team.version, status: 'published' }
  const answer = await site.ask(here.huda, `PATCH /api/v1/job-ad/${here.jobAdId}`, body)
  expect([answer.statusCode, answer.json().errors]).toEqual([200, undefined])
}

describe('closing an ad', () => {
  test('notifies every open applicant once, and none who was decided or has withdrawn', async () => {
    const seed = { organizationId: here.company.id, jobAdId: here.jobAdId }
    const mails = { open: `open-${here.email}`, hired: `hired-${here.email}` }
    await addCandidate(site.database.owner, { ...seed, email: mails.open })
    await addCandidate(site.database.owner, { ...seed, email: mails.hired, state: 'hired' })
    // The number is shown before: on the page of the ad and in the list.
    const page = await site.ask(here.huda, `GET /api/v1/job-ad/dashboard/${here.jobAdId}`)
    const list = await site.ask(here.huda, 'GET /api/v1/organization/ads')
    expect([page.json().openCandidates, list.json().items[0].candidates.open]).toEqual([1, 1])
    expect((await close()).statusCode).toBe(200)
    await site.pass(minute)
    expect(await site.subjects(mails.open)).toEqual(['A job ad that you applied to was closed'])
    expect((await site.mailsTo(mails.open))[0]?.text).toContain('filled through this ad')
    expect(await site.subjects(mails.hired)).toEqual([])
    const told = await site.ask(here.huda, `GET /api/v1/job-ad/dashboard/${here.jobAdId}`)
    expect(told.json().openCandidates).toBe(0)
    expect((await here.apply(undefined, here.guest())).json().code).toBe('candidate.adClosed')
  })

  test('mails each applicant in their language: the text of the company, else the usual sentence', async () => {
    const seed = { organizationId: here.company.id, jobAdId: here.jobAdId }
    const mails = { english: `english-${here.email}`, arabic: `arabic-${here.email}` }
    await addCandidate(site.database.owner, { ...seed, email: mails.english })
    await addCandidate(site.database.owner, { ...seed, email: mails.arabic, locale: 'ar' })
    await close('cancelled', { closingMessage: { en: ' We found somebody in the team. ', ar: ' ' } })
    await site.pass(minute)
    const [english] = await site.mailsTo(mails.english)
    const [arabic] = await site.mailsTo(mails.arabic)
    expect(english?.text).toContain('We found somebody in the team.')
    expect(english?.text).not.toContain(outcomes.cancelled)
    expect(arabic?.text).toContain(arabicOutcomes.cancelled)
    expect(arabic?.text).not.toContain('We found')
  })

  test('a second time mails everybody who still waits, also from before the ad was published again', async () => {
    const seed = { organizationId: here.company.id, jobAdId: here.jobAdId }
    const mails = {
      first: `first-${here.email}`,
      hired: `hired-${here.email}`,
      second: `second-${here.email}`,
    }
    await addCandidate(site.database.owner, { ...seed, email: mails.first })
    const hired = await addCandidate(site.database.owner, { ...seed, email: mails.hired })
    await close()
    await site.pass(minute)
    await site.pass(minute)
    await publishAgain()
    await site.pass(minute)
    await here.patch(hired, { version: 1, state: 'hired' })
    await addCandidate(site.database.owner, { ...seed, email: mails.second })
    const page = await site.ask(here.huda, `GET /api/v1/job-ad/dashboard/${here.jobAdId}`)
    const list = await site.ask(here.huda, 'GET /api/v1/organization/ads')
    expect([page.json().openCandidates, list.json().items[0].candidates.open]).toEqual([2, 2])
    expect((await close('cancelled')).statusCode).toBe(200)
    await site.pass(minute)
    const closed = 'A job ad that you applied to was closed'
    expect(await site.subjects(mails.first)).toEqual([closed, closed])
    expect(await site.subjects(mails.second)).toEqual([closed])
    expect((await site.subjects(mails.hired)).filter((subject) => subject === closed)).toHaveLength(1)
    await mailExpired(site.services)
    expect(await site.subjects(mails.first)).toHaveLength(2)
  })

  test('by expiry after it was published again mails on day 14, also those who got the mail of the closing', async () => {
    const email = `late-${here.email}`
    await addCandidate(site.database.owner, { organizationId: here.company.id, jobAdId: here.jobAdId, email })
    await close()
    await site.pass(minute)
    await site.pass(minute)
    await publishAgain()
    await site.pass(43 * day)
    await mailExpired(site.services)
    expect(await site.subjects(email)).toHaveLength(1)
    site.clock.now = new Date(site.clock.now.getTime() + 1.5 * day)
    await mailExpired(site.services)
    await mailExpired(site.services)
    expect(await site.subjects(email)).toEqual([
      'A job ad that you applied to was closed',
      'A job ad that you applied to has ended without an answer',
    ])
  })

  test('by expiry alone mails on day 14', async () => {
    const email = `late-${here.email}`
    await addCandidate(site.database.owner, { organizationId: here.company.id, jobAdId: here.jobAdId, email })
    await site.pass(43 * day)
    await mailExpired(site.services)
    expect(await site.subjects(email)).toEqual([])
    site.clock.now = new Date(site.clock.now.getTime() + 1.5 * day)
    await mailExpired(site.services)
    await mailExpired(site.services)
    expect(await site.subjects(email)).toEqual(['A job ad that you applied to has ended without an answer'])
  })
})

describe('a deleted or rejected company notifies its applicants', () => {
  const apply = async () => {
    const email = `waiting-${here.email}`
    await addCandidate(site.database.owner, { organizationId: here.company.id, jobAdId: here.jobAdId, email })
    return email
  }

  test('when it is rejected: its ads are closed', async () => {
    const email = await apply()
    const nora = await site.visitor({ firstName: 'Nora', userType: 'admin' })
    // The ad was published before the rejection.
    await site.pass(minute)
    const body = { verificationStatus: 'rejected', rejectionReason: 'The registration has ended.' }
    const call = `PATCH /api/v1/organization?organizationId=${here.company.id}`
    expect((await site.ask(nora, call, body)).statusCode).toBe(200)
    await site.pass(minute)
    expect(await site.subjects(email)).toEqual(['A job ad that you applied to was closed'])
  })

  test('when its only member deletes the account, after reading how many are erased and notified', async () => {
    const email = await apply()
    const seed = { organizationId: here.company.id, jobAdId: here.jobAdId }
    await addCandidate(site.database.owner, { ...seed, email: `hired-${here.email}`, state: 'hired' })
    const counted = { applications: 2, told: 1 }
    const { companies } = (await site.ask(here.huda, 'GET /api/v1/user/me/deletion')).json()
    expect(companies).toMatchObject([{ id: here.company.id, ...counted }])
    expect((await site.ask(here.huda, 'DELETE /api/v1/user/me')).statusCode).toBe(204)
    await site.pass(minute)
    expect(await site.subjects(email)).toEqual([
      expect.stringContaining('Your application was closed, since the company has left'),
    ])
    expect(await site.subjects(`hired-${here.email}`)).toEqual([])
  })
})

describe('erasure', () => {
  test('follows twelve months after the end of the ad, with files, remarks, words and answers', async () => {
    const id = await addWhole()
    const texts = { en: 'CANARY answer' }
    const answer = { id: crypto.randomUUID(), action: 'message', ids: [id], count: 1, texts }
    expect((await site.ask(here.huda, `POST ${here.address}/bulk`, answer)).statusCode).toBe(202)
    await close()
    site.clock.now = new Date(site.clock.now.getTime() + 364 * day)
    await eraseKeptCandidates(site.services)
    expect(await rows()).toContain('CANARY')
    site.clock.now = new Date(site.clock.now.getTime() + 3 * day)
    expect(await eraseKeptCandidates(site.services)).toBeGreaterThan(0)
    expect(await rows()).toBe('')
  })

  test('follows earlier when the company has shortened the time of keeping', async () => {
    const omar = await site.visitor({ firstName: 'Omar', userType: 'employer' })
    await addMember(site.database.owner, { organizationId: here.company.id, user: omar, role: 'ADMIN' })
    await site.ask(omar, `POST /api/v1/organization/${here.company.id}/activate`, {})
    const shortened = await site.ask(omar, 'PATCH /api/v1/organization', { retentionMonths: 1 })
    expect(shortened.statusCode).toBe(200)
    await addWhole()
    await close()
    site.clock.now = new Date(site.clock.now.getTime() + 27 * day)
    await eraseKeptCandidates(site.services)
    expect(await rows()).toContain('CANARY')
    site.clock.now = new Date(site.clock.now.getTime() + 6 * day)
    await eraseKeptCandidates(site.services)
    expect(await rows()).toBe('')
  })

  test('by deleting the account leaves an application without personal data', async () => {
    const sara = await site.visitor()
    const id = await addWhole({ userId: sara.id, email: sara.email.toLowerCase() })
    expect((await site.ask(sara, 'DELETE /api/v1/user/me')).statusCode).toBe(204)
    const left = await rows()
    expect(left).toContain(id)
    expect(left).not.toMatch(/CANARY|Harbi|qareeb\.example/)
    expect((await here.list()).items).toMatchObject([{ id, name: null, email: null, hasFile: false }])
  })

  test('by withdrawing takes message, phone and file away at once', async () => {
    const sara = await site.visitor()
    const id = await addWhole({ userId: sara.id, email: sara.email.toLowerCase(), phone: '+966511111111' })
    await site.ask(sara, `POST /api/v1/user/me/applications/${id}/withdrawal`)
    expect(await rows()).not.toMatch(/CANARY message|CANARY\.pdf|511111111/)
  })
})

test('the file of one’s own data holds applications with timeline, comments and notes', async () => {
  const sara = await site.visitor()
  await addWhole({ userId: sara.id, email: sara.email.toLowerCase() })
  const { applications, applicationFiles } = (await site.ask(sara, 'GET /api/v1/user/me/data')).json()
  expect(applications).toMatchObject([
    {
      name: 'CANARY Salem',
      timeline: [{ kind: 'applied' }],
      commentsOfTheCompany: [{ text: 'CANARY comment' }],
      notesOfTheCompany: [{ text: 'CANARY note' }],
    },
  ])
  expect(applicationFiles).toMatchObject([{ name: 'CANARY.pdf' }])
})
