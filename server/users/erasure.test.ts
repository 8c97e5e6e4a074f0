import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addMember } from '../testing/authorization/scene.ts'
import { solvedCaptcha } from '../testing/captcha.ts'
import { addUpload } from '../testing/files/add-upload.ts'
import { pdf } from '../testing/files/documents.ts'
import { countFiles, findTraces } from '../testing/find-traces.ts'
import { formWith } from '../testing/form-with.ts'
import { addCompany, addJobAd } from '../testing/job-ads.ts'
import { type MailServer, startMailServer } from '../testing/outside/mail-server.ts'
import { runTasks } from '../testing/run-tasks.ts'
import { shownCode } from '../testing/second-factor.ts'
import { openSite, type TestSite, type Visitor } from '../testing/site.ts'
import { addTeam } from '../testing/team.ts'

// The law (PDPL, article 18) requires the destruction of personal data without delay once they are no longer
// needed. New data of a person have to be added to `leaveTracesEverywhere`.

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'qareeb-erasure-'))
const person = {
  firstName: 'Zulaikhabella',
  lastName: 'Al-Erasable',
  email: 'zulaikhabella@erasable.example',
}
const phone = '+966599123871'
const factorPhone = '+966599123872'
const words = [person.firstName, person.lastName, person.email, phone, factorPhone, 'erasable']

/** The secret of their authenticator app. */
let appSecret = ''

let mailServer: MailServer
let mailServerIsDown = false
let site: TestSite
beforeAll(async () => {
  const down = { code: 451, message: 'come back later' }
  mailServer = await startMailServer({ recipient: () => (mailServerIsDown ? down : 'accept') })
  site = await openSite({
    config: {
      files: { folder, s3: undefined },
      // Mails leave, as they do in production: a mailbox of ours would be the person's own.
      mail: { smtpUrl: mailServer.url, from: 'no-reply@qareeb.example' },
    },
  })
})
afterAll(async () => {
  await site.close()
  await mailServer.stop()
  fs.rmSync(folder, { recursive: true, force: true })
})

const seek = (sought: readonly string[] = words) =>
  findTraces({ owner: site.database.owner, folder, secret: site.services.config.secret }, sought)
const ask = (who: Visitor | undefined, call: string, payload?: object) => site.ask(who, call, payload)

async function leaveTracesEverywhere(zulaikha: Visitor) {
  await ask(zulaikha, 'PATCH /api/v1/user/me', {
    phone,
    description: `Ask for ${person.firstName}`,
    news: true,
    file: await addUpload(site, zulaikha, `${person.firstName}.pdf`, {
      bytes: pdf(`/Author (${person.email})`),
    }),
  })
  await addUpload(site, zulaikha, `${person.lastName}.pdf`)
  const picture = await sharp({ create: { width: 80, height: 80, channels: 3, background: '#08f' } })
    .png()
    .toBuffer()
  const form = formWith({ field: 'avatar', name: `${person.firstName}.png`, bytes: picture })
  await site.app.inject({
    method: 'PATCH',
    url: '/api/v1/user/me/avatar',
    headers: { ...zulaikha.headers, ...form.headers },
    payload: form.payload,
  })
  const company = await addCompany(site.database.owner, { nameEn: 'Oasis Group' })
  const ad = await addJobAd(site.database.owner, company, {
    titleEn: 'Accountant',
    at: [{ lat: 24.7, lng: 46.7 }],
  })
  await ask(zulaikha, 'POST /api/v1/user/me/favorites', { jobAdIds: [ad.id] })
  await ask(zulaikha, 'PATCH /api/v1/user/me/email', {
    email: 'other@erasable.example',
    currentPassword: zulaikha.password,
  })
  await ask(zulaikha, 'PATCH /api/v1/user/me/email', {
    email: 'x@erasable.example',
    currentPassword: 'wrong',
  })
  await ask(undefined, 'POST /api/v1/user/session', { email: person.email, password: 'wrong password' })
  await ask(undefined, 'POST /api/v1/user/forgot-password', { email: person.email })
  // The phone of the second factor is another one than that of the profile.
  await ask(zulaikha, 'POST /api/v1/user/me/second-factor/phone', {
    phone: factorPhone,
    captcha: solvedCaptcha,
  })
  await leaveTracesOfSigningIn(zulaikha)
  await leaveTracesInCompanies(zulaikha)
  // Another person asks for the address.
  const omar = await site.visitor({ firstName: 'Omar' })
  await ask(omar, 'PATCH /api/v1/user/me/email', { email: person.email, currentPassword: omar.password })
}

/** A company of their own, one that they work for, and one that has invited them. */
async function leaveTracesInCompanies(zulaikha: Visitor) {
  const { organizationId } = await addTeam(site, 'Nama Tech')
  await addMember(site.database.owner, { organizationId, user: zulaikha, role: 'HR' })
  const { omar } = await addTeam(site, 'Reaya Hospital')
  await ask(omar, 'POST /api/v1/organization/invite', { ...person, role: 'HR', locale: 'en' })
  await ask(zulaikha, 'POST /api/v1/organization/create', {
    name: { ar: null, en: 'Erasable Trading' },
    registration: await addUpload(site, zulaikha, `${person.lastName}-cr.pdf`, { purpose: 'registration' }),
  })
  await ask(zulaikha, 'POST /api/v1/organization/plan-interest', { plan: 'premium' })
}

/** Other devices, an authenticator app, a passkey, a Google account, and a sign-up sent twice under one key. */
async function leaveTracesOfSigningIn({ id, headers, email, password }: Visitor) {
  const signUp = {
    userType: 'job-seeker',
    email,
    password,
    firstName: person.firstName,
    lastName: person.lastName,
    consents: { terms: true, privacy: true, adult: true, news: false },
  }
  for (const url of ['/api/v1/user/signup', '/api/v1/user/signup'])
    await site.app.inject({ method: 'POST', url, payload: signUp, headers: { 'idempotency-key': 'a-key' } })
  await site.app.inject({
    method: 'POST',
    url: '/api/v1/user/session',
    payload: { email, password },
    headers: { 'user-agent': 'Mozilla/5.0 (Linux; Android 16) Chrome/150.0' },
  })
  const app = await site.app.inject({ method: 'POST', url: '/api/v1/user/me/second-factor/totp', headers })
  const { secret } = app.json<{ secret: string }>()
  appSecret = secret
  await site.app.inject({
    method: 'POST',
    url: '/api/v1/user/me/second-factor/totp/confirmation',
    payload: { code: shownCode(secret, site.clock.now) },
    headers,
  })
  // The answers of a browser and of Google are tested with those; here only the stored data counts.
  const { owner } = site.database
  await owner.query({
    text: `
      insert into passkey (user_id, credential_id, public_key, counter, name, created_at)
      values ($1, 'erasable key', 'key', 1, $2, now())`,
    values: [id, `${person.firstName} phone`],
  })
  await owner.query({
    text: 'insert into google_identity (subject, user_id, linked_at) values ($2, $1, now())',
    values: [id, 'erasable-subject'],
  })
}

test('deleting an account leaves no trace of the person in any table or file', async () => {
  const zulaikha = await site.visitor({ ...person, userType: 'employer' })
  await leaveTracesEverywhere(zulaikha)
  // Some mails have left; others wait for a server that is down when the person goes.
  await runTasks(site.services)
  mailServerIsDown = true
  await ask(undefined, 'POST /api/v1/user/forgot-password', { email: person.email })
  await runTasks(site.services)

  expect(await seek()).toEqual(
    expect.arrayContaining([
      'public.delivery',
      'public.development_mailbox',
      'public.email_change',
      'public.file',
      'public.google_identity',
      'public.organization',
      'public.organization_invitation',
      'public.passkey',
      'public.second_factor_request',
      'public.user_account',
    ]),
  )
  expect(countFiles(folder)).toBeGreaterThanOrEqual(3)
  // The secret is stored encrypted, and the search finds it anyway.
  expect(await seek([appSecret])).toEqual(['public.second_factor_totp'])
  // A queue must hold no addresses, not even encrypted ones.
  expect((await seek()).filter((table) => table.startsWith('pgboss'))).toEqual([])
  expect(await countRowsOf(zulaikha.id)).toMatchObject({ identity_device: 2, user_session: 2 })

  expect((await ask(zulaikha, 'DELETE /api/v1/user/me')).statusCode).toBe(204)
  mailServerIsDown = false
  await runTasks(site.services, { includeDelayed: true })

  expect(await seek([...words, appSecret])).toEqual([])
  expect(countFiles(folder)).toBe(0)
  expect(words.filter((word) => site.logged.join().toLowerCase().includes(word.toLowerCase()))).toEqual([])
})

test('the last mail reaches the person all the same', () => {
  const last = mailServer.received.findLast(({ to }) => to?.some(({ address }) => address === person.email))
  expect(last?.subject).toMatch(/delet/i)
})

test('the log keeps the events without their actors', async () => {
  const events = await site.database.owner.query<{ id: string; subject: string; text: string }>({
    text: `
      select actor_id as id, subject, event::text as text from audit_event as event where action = 'user.delete'`,
  })
  expect(events).toHaveLength(1)
  const [{ id, subject, text } = { id: '', subject: '', text: '' }] = events
  expect([subject, text]).toEqual([id, expect.stringMatching(/user\.delete,done/)])
  // The id leads nowhere: beside the log it stands in payloads of tasks alone, which hold nothing but ids (see above).
  const tables = Object.keys(await countRowsOf(id))
  expect(tables.filter((name) => !name.startsWith('pgboss.'))).toEqual(['audit_event'])
  const people = await site.database.owner.query({
    text: 'select from audit_event join user_account as account on account.id = actor_id where subject = $1',
    values: [id],
  })
  expect(people).toEqual([])
})

/** The number of rows of each table that contain an id, in any column; tables without any are left out. */
async function countRowsOf(id: string): Promise<Record<string, number>> {
  const { owner } = site.database
  const tables = await owner.query<{ name: string }>({
    text: `
      select format('%I.%I', schemaname, tablename) as name from pg_tables
      where schemaname not in ('pg_catalog', 'information_schema')`,
  })
  const counts: Record<string, number> = {}
  for (const { name } of tables) {
    const [row] = await owner.query<{ count: number }>({
      text: `select count(*) from ${name} as line where position($1 in line::text) > 0`,
      values: [id],
    })
    if (row && row.count > 0) counts[name.replace('public.', '')] = row.count
  }
  return counts
}
