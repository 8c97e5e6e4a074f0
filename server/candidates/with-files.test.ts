import type { FileClaim, UploadTicket } from '@qareeb/contract/files'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addMember } from '../testing/authorization/scene.ts'
import { addUpload } from '../testing/files/add-upload.ts'
import { encryptedPdf, pdf } from '../testing/files/documents.ts'
import { findTraces } from '../testing/find-traces.ts'
import { day, type Hired, type HiringSite, minute, openHiringSite } from '../testing/hiring-site.ts'
import type { Visitor } from '../testing/site.ts'
import { eraseKeptCandidates } from './erase/erase-kept-candidates.ts'

let site: HiringSite
let here: Hired
beforeAll(async () => {
  site = await openHiringSite()
})
afterAll(() => site.close())
beforeEach(async () => {
  here = await site.hire()
})

const undoSecret = 'a secret that the page has made'
const undo = () => site.ask(undefined, `POST ${here.address}/undo`, { undoSecret })

/** Where words still stand, in the database and in the file store. */
function traces(...words: string[]): Promise<string[]> {
  const { files, secret } = site.services.config
  return findTraces({ owner: site.database.owner, folder: files.folder, secret }, words)
}

/** The file of an application as the team downloads it. */
async function downloadedOf(id: string): Promise<Buffer> {
  const opened = await site.ask(here.huda, `GET ${here.address}/${id}/file`)
  return (await site.ask(undefined, `GET ${opened.json().downloadUrl}`)).rawPayload
}

/** Sends a file up as the form of a guest does. */
async function upload(name: string): Promise<FileClaim> {
  return (await send(name, pdf(`/Of ${name}`))).claim
}

async function send(name: string, bytes: Buffer) {
  const announced = { name, size: bytes.length, mediaType: 'application/pdf' }
  const opened = await site.ask(undefined, `POST ${here.address}/file`, announced)
  const { fileId: id, secret, uploadUrl: url, headers } = opened.json<UploadTicket>()
  await site.app.inject({ method: 'PUT', url, headers, payload: bytes })
  const completed = await site.ask(undefined, `POST /api/v1/file/${id}/complete`, { secret })
  return { claim: { id, secret }, completed }
}

describe('the file of a guest', () => {
  test('is stored with the application and downloaded unchanged by the team', async () => {
    const file = await upload('cv.pdf')
    expect((await here.apply(undefined, here.guest({ file }))).statusCode).toBe(201)
    const opened = await site.ask(here.huda, `GET ${here.address}/${await here.onlyId()}/file`)
    expect(opened.json()).toMatchObject({ name: 'cv.pdf' })
    const bytes = await site.ask(undefined, `GET ${opened.json().downloadUrl}`)
    expect(bytes.rawPayload.equals(pdf('/Of cv.pdf'))).toBe(true)
  })

  test('is taken by its own secret, as a CV, and once', async () => {
    const file = await upload('cv.pdf')
    const apply = (claim: FileClaim, changes: object = {}) =>
      here.apply(undefined, here.guest({ file: claim, ...changes }))
    const registration = await addUpload(site, undefined, 'registration.pdf')
    for (const wrong of [{ ...file, secret: 's'.repeat(43) }, registration]) {
      expect((await apply(wrong)).json().code).toBe('file.notFound')
      expect((await here.count()).total).toBe(0)
    }
    expect((await apply(file)).statusCode).toBe(201)
    const again = await apply(file, { email: `again-${here.email}` })
    expect(again.json().code).toBe('file.notFound')
    expect((await here.count()).total).toBe(1)
  })

  test('is refused when it asks for a password, and no application takes it', async () => {
    const { claim, completed } = await send('cv.pdf', encryptedPdf({ asksForPassword: true }))
    expect([completed.statusCode, completed.json().code]).toEqual([400, 'file.locked'])
    const applied = await here.apply(undefined, here.guest({ file: claim }))
    expect(applied.json().code).toBe('file.notFound')
    expect((await here.count()).total).toBe(0)
  })

  test('is taken encrypted when it opens without a password', async () => {
    const bytes = encryptedPdf({ asksForPassword: false })
    const { claim, completed } = await send('cv.pdf', bytes)
    expect(completed.statusCode).toBe(200)
    expect((await here.apply(undefined, here.guest({ file: claim }))).statusCode).toBe(201)
    expect((await downloadedOf(await here.onlyId())).equals(bytes)).toBe(true)
  })

  test('is refused above ten megabytes, before a byte is sent', async () => {
    const announced = { name: 'cv.pdf', size: 10 * 1024 * 1024 + 1, mediaType: 'application/pdf' }
    const opened = await site.ask(undefined, `POST ${here.address}/file`, announced)
    expect([opened.statusCode, opened.json().code]).toEqual([413, 'file.tooLarge'])
  })

  test('is deleted by an undo, from the database and from the file store', async () => {
    await here.apply(undefined, here.guest({ file: await upload('zulaikha.pdf'), name: 'Zulaikha' }))
    expect((await undo()).json()).toEqual({ undone: true })
    await site.pass(minute)
    expect(await traces('zulaikha')).toEqual([])
  })
})

test('the CV of the profile is copied at applying: the team downloads those bytes when it is replaced later', async () => {
  const sara = await site.visitor()
  const useCv = async (name: string) => {
    const file = await addUpload(site, sara, name, { bytes: pdf(`/Of ${name}`) })
    expect((await site.ask(sara, 'PATCH /api/v1/user/me', { file })).statusCode).toBe(200)
  }
  await useCv('present-cv.pdf')
  expect((await here.apply(sara, { undoSecret, phone: '0501234567' })).statusCode).toBe(201)
  await useCv('later-cv.pdf')
  await site.pass(minute)
  expect((await downloadedOf(await here.onlyId())).equals(pdf('/Of present-cv.pdf'))).toBe(true)
})

describe('of an application with a file nothing is left in database and file store', () => {
  /** Applies with words that no other test has. @returns the words and the id of the application */
  const applyWhole = async (no: number, who?: Visitor) => {
    const words = [`Umm Kulthuma ${no}`, `51122233${no}`, `kulthuma-${no}.pdf`]
    const file = await upload(`kulthuma-${no}.pdf`)
    await here.apply(who, here.guest({ file, message: words[0], phone: `+96651122233${no}` }))
    expect(await traces(...words)).toContainEqual(expect.stringMatching(/^file /))
    return { words, id: await here.onlyId() }
  }

  test('when the account is deleted', async () => {
    const sara = await site.visitor()
    const { words } = await applyWhole(1, sara)
    expect((await site.ask(sara, 'DELETE /api/v1/user/me')).statusCode).toBe(204)
    await site.pass(minute)
    expect(await traces(...words)).toEqual([])
  })

  test('when it is withdrawn', async () => {
    const sara = await site.visitor()
    const { id, words } = await applyWhole(2, sara)
    const [message = '', , file = ''] = words
    await site.ask(sara, `POST /api/v1/user/me/applications/${id}/withdrawal`)
    await site.pass(minute)
    // The phone stays with the profile, which had none.
    expect(await traces(message, file)).toEqual([])
  })

  test('when the retention is over', async () => {
    const { words } = await applyWhole(3)
    site.clock.now = new Date(site.clock.now.getTime() + 400 * day)
    expect(await eraseKeptCandidates(site.services)).toBeGreaterThan(0)
    await site.pass(minute)
    expect(await traces(...words)).toEqual([])
  })
})

test('the log of a company holds the id of a candidate who is opened, moved and erased, and nothing else', async () => {
  const sara = await site.visitor()
  await here.apply(sara, here.guest({ file: await upload('cv.pdf') }))
  const id = await here.onlyId()
  await site.ask(here.huda, `GET ${here.address}/${id}`)
  await downloadedOf(id)
  expect((await here.patch(id, { version: 1, state: 'in-progress' })).statusCode).toBe(200)
  await site.ask(sara, 'DELETE /api/v1/user/me')
  const events = await site.database.owner.query<{ action: string; subject: string; text: string }>({
    text: `
      select action, subject, event::text as text from audit_event as event
      where organization_id = $1 and action like 'candidate.%' order by happened_at, id`,
    values: [here.company.id],
  })
  expect(new Set(events.map(({ action }) => action))).toEqual(
    new Set(['candidate.open', 'candidate.file', 'candidate.move', 'candidate.erase']),
  )
  for (const { subject, text } of events) {
    expect(subject).toBe(id)
    expect(text).not.toMatch(/Sara|Harbi|@|501234567|cv\.pdf/)
  }
})

test('the file of an application is replaced until the company has opened it, and stays from then on', async () => {
  const sara = await site.visitor()
  await here.apply(sara, here.guest({ file: await upload('early.pdf') }))
  const id = await here.onlyId()
  const replace = async (name: string) =>
    site.ask(sara, `PUT /api/v1/user/me/applications/${id}/file`, { file: await upload(name) })
  expect((await replace('changed.pdf')).json()).toMatchObject({ sent: { file: { name: 'changed.pdf' } } })
  await site.ask(here.huda, `GET ${here.address}/${id}`)
  expect((await replace('late.pdf')).json().code).toBe('application.opened')
  const kept = await site.ask(here.huda, `GET ${here.address}/${id}/file`)
  expect(kept.json()).toMatchObject({ name: 'changed.pdf' })
})

test('an application that was sent again after a withdrawal is withdrawn again by an undo', async () => {
  const sara = await site.visitor()
  await here.apply(sara, here.guest())
  const id = await here.onlyId()
  await site.ask(sara, `POST /api/v1/user/me/applications/${id}/withdrawal`)
  const message = 'A better text by Zulaikha'
  await here.apply(sara, here.guest({ message, file: await upload('second.pdf') }))
  expect((await undo()).json()).toEqual({ undone: true })

  const seen = (await site.ask(sara, `GET /api/v1/user/me/applications/${id}`)).json()
  expect([seen.stage, seen.sent.message, seen.sent.file]).toEqual(['withdrawn', '', null])
  await site.pass(minute)
  expect(await traces(message, 'second.pdf')).toEqual([])
  expect(await site.subjects(sara.email)).toEqual([])
})

test('a candidate who withdraws within the hour of a rejection gets no mail of it', async () => {
  const sara = await site.visitor()
  await here.apply(sara, here.guest())
  const id = await here.onlyId()
  const { version } = (await site.ask(here.huda, `GET ${here.address}/${id}`)).json()
  await here.patch(id, { version, state: 'rejected', reason: 'requirements' })
  await site.ask(sara, `POST /api/v1/user/me/applications/${id}/withdrawal`)
  await site.pass(61 * minute)
  expect(await site.subjects(sara.email)).toEqual([])
})

test('of applications nothing is left in database and file store when their company is deleted', async () => {
  const omar = await site.visitor({ firstName: 'Omar', userType: 'employer' })
  await addMember(site.database.owner, { organizationId: here.company.id, user: omar, role: 'ADMIN' })
  await site.ask(omar, `POST /api/v1/organization/${here.company.id}/activate`, {})
  const email = `zulaikha-${crypto.randomUUID()}@mail.example`
  await here.apply(undefined, here.guest({ email, name: 'Zulaikha Anwar', file: await upload('anwar.pdf') }))
  const id = await here.onlyId()
  await site.ask(here.huda, `POST ${here.address}/${id}/comments`, { text: 'Anwar is good' })
  await site.pass(minute)
  // They do not know of the rejection yet, and hear that the company has left instead.
  const { version } = (await site.ask(here.huda, `GET ${here.address}/${id}`)).json()
  expect((await here.patch(id, { version, state: 'rejected' })).statusCode).toBe(200)

  const removed = await site.ask(await site.again(omar), 'DELETE /api/v1/user', { name: 'Oasis Group' })
  expect(removed.statusCode).toBe(204)
  await site.pass(minute)
  expect((await site.subjects(email)).at(-1)).toContain('غادرت')
  // Only the development mailbox keeps the messages that were sent to her.
  await site.database.owner.query({ text: 'delete from development_mailbox' })
  const left = await traces('anwar', 'zulaikha')
  expect(left.filter((table) => !/message|delivery|pgboss/.test(table))).toEqual([])
})
