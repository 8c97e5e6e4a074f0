import { legalVersion } from '@qareeb/contract/users'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { solvedCaptcha } from '../testing/captcha.ts'
import { addUpload } from '../testing/files/add-upload.ts'
import { pdf } from '../testing/files/documents.ts'
import { tokenInMail } from '../testing/identity-site.ts'
import { addCompany, addJobAd } from '../testing/job-ads.ts'
import { runTasks } from '../testing/run-tasks.ts'
import { openSite, type TestSite, type Visitor } from '../testing/site.ts'

let site: TestSite
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

const pass = (minutes: number) => {
  site.clock.now = new Date(site.clock.now.getTime() + minutes * 60_000)
}

describe('deleting an account', () => {
  test('ends every session at once, and the address can register again', async () => {
    const sara = await site.visitor()
    const answer = await site.ask(sara, 'DELETE /api/v1/user/me')
    expect([answer.statusCode, answer.body]).toEqual([204, ''])
    expect(answer.headers['set-cookie']).toMatch(/Max-Age=0/)
    expect((await site.ask(sara, 'GET /api/v1/user/me')).statusCode).toBe(401)
    const { email, password } = sara
    expect((await site.ask(undefined, 'POST /api/v1/user/session', { email, password })).statusCode).toBe(401)
    expect((await site.mailsTo(email)).at(-1)?.subject).toBe('Your account at Qareeb is deleted')
    await site.visitor({ email })
  })

  test('requires a sign-in of the last five minutes', async () => {
    const sara = await site.visitor()
    pass(5)
    const answer = await site.ask(sara, 'DELETE /api/v1/user/me')
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'auth/requires-recent-login'])
    expect((await site.ask(sara, 'GET /api/v1/user/me')).statusCode).toBe(200)
  })

  test('is not for platform administrators: their rights are given and taken on the server', async () => {
    const nora = await site.visitor({ firstName: 'Nora', userType: 'admin' })
    const answer = await site.ask(nora, 'DELETE /api/v1/user/me')
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'user.platformAdmin'])
  })

  test('while the same person saves things elsewhere fails nothing', async () => {
    const oasis = await addCompany(site.database.owner, { nameEn: 'Oasis Group' })
    const at = [{ lat: 24.7743, lng: 46.7386 }]
    const { id } = await addJobAd(site.database.owner, oasis, { titleEn: 'Accountant', at })
    for (let round = 0; round < 5; round++) {
      const sara = await site.visitor()
      const answers = await Promise.all([
        site.ask(sara, 'POST /api/v1/user/me/favorites', { jobAdIds: [id] }),
        site.ask(sara, 'PATCH /api/v1/user/me', { firstName: 'Changed', news: true }),
        site.ask(sara, 'DELETE /api/v1/user/me'),
        site.ask(sara, 'POST /api/v1/user/me/favorites', { jobAdIds: [id] }),
        site.ask(sara, 'PATCH /api/v1/user/me', { description: 'Changed' }),
        site.ask(sara, 'GET /api/v1/user/me/data'),
      ])
      expect(answers.map(({ statusCode }) => statusCode).filter((status) => status >= 500)).toEqual([])
    }
  })

  test('leaves other people as they are', async () => {
    const [sara, omar] = [await site.visitor(), await site.visitor({ firstName: 'Omar' })]
    await site.ask(sara, 'DELETE /api/v1/user/me')
    expect((await site.ask(omar, 'GET /api/v1/user/me')).json().firstName).toBe('Omar')
  })
})

describe('the file of all own data', () => {
  async function changeAddress(who: Visitor, email: string) {
    await site.ask(who, 'PATCH /api/v1/user/me/email', { email, currentPassword: who.password })
    const token = tokenInMail((await site.mailsTo(email)).at(-1))
    await site.ask(who, 'POST /api/v1/user/change-email/confirmation', { token })
  }

  async function enrolPhone(who: Visitor, phone: string) {
    const path = 'POST /api/v1/user/me/second-factor/phone'
    await site.ask(who, path, { phone, captcha: solvedCaptcha })
    const code = /\d{6}/.exec((await site.mailsTo(phone)).at(-1)?.text ?? '')?.[0]
    await site.ask(who, `${path}/confirmation`, { code })
  }

  test('holds everything that is stored of the person with the bytes of their files, and no secret', async () => {
    const sara = await site.visitor()
    const phone = '+966512345678'
    await site.ask(sara, 'PATCH /api/v1/user/me', {
      news: true,
      description: 'Accountant',
      phone: '0501234567',
      file: await addUpload(site, sara, 'سيرة سارة.pdf', { bytes: pdf('Sara') }),
    })
    await addUpload(site, sara, 'later.pdf')
    await changeAddress(sara, 'next@qareeb.example')
    await enrolPhone(sara, phone)
    await runTasks(site.services)
    const answer = await site.ask(sara, 'GET /api/v1/user/me/data')

    expect(answer.headers['content-disposition']).toBe('attachment; filename="qareeb-data.json"')
    expect(answer.json()).toMatchObject({
      account: {
        id: sara.id,
        email: 'next@qareeb.example',
        phone: '+966501234567',
        description: 'Accountant',
      },
      consents: [{ kind: 'news', version: legalVersion, withdrawnAt: null }],
      emailChanges: [{ oldEmail: sara.email, newEmail: 'next@qareeb.example' }],
      sessions: [{ isCurrent: true }],
      files: expect.arrayContaining([
        expect.objectContaining({ name: 'سيرة سارة.pdf', content: pdf('Sara').toString('base64') }),
        expect.objectContaining({ name: 'later.pdf', content: null }),
      ]),
      favorites: [],
      mails: expect.arrayContaining([
        expect.objectContaining({ to: 'next@qareeb.example', name: 'changeEmailConfirm', state: 'sent' }),
        expect.objectContaining({ to: sara.email, name: 'changeEmailNotice', state: 'sent' }),
      ]),
      textMessages: [{ to: phone, state: 'sent' }],
    })
    const actions = answer.json().events.map(({ action }: { action: string }) => action)
    expect(actions).toEqual(expect.arrayContaining(['user.requestEmailChange', 'user.downloadData']))
    expect(answer.body).not.toMatch(/argon2|hash|secret/i)
  })

  test('leaves out messages to an address or a phone that is not confirmed as theirs', async () => {
    const [sara, omar] = [await site.visitor(), await site.visitor({ firstName: 'Omar' })]
    const phone = '+966512345679'
    await enrolPhone(omar, phone)
    await site.ask(undefined, 'POST /api/v1/user/forgot-password', { email: omar.email })
    await site.ask(sara, 'PATCH /api/v1/user/me', { phone })
    await site.ask(sara, 'PATCH /api/v1/user/me/email', {
      email: omar.email,
      currentPassword: sara.password,
    })
    await runTasks(site.services)
    const { mails, textMessages } = (await site.ask(sara, 'GET /api/v1/user/me/data')).json()
    expect(mails.map(({ to }: { to: string }) => to)).toEqual([sara.email])
    expect(textMessages).toEqual([])
  })

  test('is made ten times an hour at most', async () => {
    const sara = await site.visitor()
    for (let no = 0; no < 10; no++) await site.ask(sara, 'GET /api/v1/user/me/data')
    expect((await site.ask(sara, 'GET /api/v1/user/me/data')).statusCode).toBe(429)
  })
})
