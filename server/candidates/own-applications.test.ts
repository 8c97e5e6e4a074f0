import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { minute, type Hired, type HiringSite, openHiringSite } from '../testing/hiring-site.ts'
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
const kindsOf = ({ timeline }: { timeline: { kind: string }[] }) => timeline.map(({ kind }) => kind)

describe('with an account', () => {
  test('one click sends the data of the profile, and a phone that was missing is stored', async () => {
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
    const candidate = (await site.ask(here.huda, `GET ${address()}/${await onlyId()}`)).json()
    expect(candidate.message).toBe('Five years in books.')
    const applied = await site.ask(sara, 'GET /api/v1/user/me/applications/job-ads')
    expect(applied.json().items).toMatchObject([{ jobAdId: here.jobAdId }])
  })

  test('follows the application: sent, opened, in progress, and nothing of the team', async () => {
    const sara = await site.visitor()
    await apply(sara, guest())
    const own = async () => (await site.ask(sara, 'GET /api/v1/user/me/applications')).json()
    expect((await own()).items).toMatchObject([
      { stage: 'sent', jobAd: { id: here.jobAdId }, waitingDays: 0 },
    ])
    const id = await onlyId()
    await site.ask(here.huda, `GET ${address()}/${id}`)
    expect((await own()).items[0].stage).toBe('opened')
    await site.ask(here.huda, `POST ${address()}/${id}/comments`, { text: 'SECRET-OF-THE-TEAM' })
    await site.ask(here.huda, `POST ${address()}/${id}/notes`, { text: 'SECRET-OF-THE-TEAM' })
    expect((await patch(id, { version: 1, step: 'shortlisted' })).statusCode).toBe(200)
    expect((await own()).items[0].stage).toBe('in-progress')
    const seen = await site.ask(sara, `GET /api/v1/user/me/applications/${id}`)
    expect(kindsOf(seen.json())).toEqual(['applied', 'opened', 'in-progress'])
    expect(seen.body).not.toMatch(/SECRET|shortlisted|Huda/)
  })

  test('of somebody else is not found', async () => {
    await apply(await site.visitor(), guest())
    const omar = await site.visitor({ firstName: 'Omar' })
    const id = await onlyId()
    expect((await site.ask(omar, `GET /api/v1/user/me/applications/${id}`)).statusCode).toBe(404)
    expect((await site.ask(omar, `POST /api/v1/user/me/applications/${id}/withdrawal`)).statusCode).toBe(404)
  })

  test('gets a guest’s applications from its confirmed address; other accounts do not', async () => {
    const sara = await site.visitor()
    const squatter = await site.visitor({ firstName: 'Omar', emailVerified: false })
    await apply(undefined, guest({ email: sara.email }))
    await apply(undefined, guest({ email: squatter.email }))
    const own = async (who: Visitor) =>
      (await site.ask(who, 'GET /api/v1/user/me/applications')).json().counts.all
    expect([await own(sara), await own(squatter)]).toEqual([1, 0])
  })

  test('does not confirm what a guest sent later: only the mailed link does', async () => {
    const sara = await site.visitor()
    await site.pass(minute)
    await apply(undefined, guest({ email: sara.email }))
    await site.pass(minute)
    await site.ask(sara, 'GET /api/v1/user/me/applications')
    expect((await list()).items).toMatchObject([{ email: sara.email.toLowerCase(), confirmed: false }])

    const token = await site.tokenFor(sara.email)
    await site.ask(undefined, 'POST /api/v1/application/confirmation', { token })
    expect((await list()).items[0].confirmed).toBe(true)
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
    expect((await here.count()).counts).toMatchObject({ all: 1, new: 0, withdrawn: 1 })
    expect((await patch(id, { version: 2, state: 'hired' })).json().code).toBe('candidate.withdrawn')

    await apply(sara, guest({ message: 'Once more' }))
    expect((await list()).items).toMatchObject([
      { id, state: 'new', withdrawnAt: null, phone: '+966501234567' },
    ])
  })

  test('a guest with the same address gets the row unconfirmed and without the account', async () => {
    const sara = await site.visitor()
    await apply(sara, guest())
    const id = await onlyId()
    expect((await list()).items[0].confirmed).toBe(true)
    await site.ask(sara, `POST /api/v1/user/me/applications/${id}/withdrawal`)
    await site.pass(minute)

    await apply(undefined, guest({ email: sara.email, name: 'Somebody Else', message: 'Not by Sara' }))
    expect((await list()).items).toMatchObject([{ id, name: 'Somebody Else', confirmed: false }])
    const one = await site.ask(sara, `GET /api/v1/user/me/applications/${id}`)
    expect(one.json()).toMatchObject({ stage: 'sent', confirmed: false, mayWithdraw: true })
    await site.pass(minute)
    expect(await site.subjects(sara.email)).toContain('أكّد بريدك لمتابعة طلبك في قريب')
    expect((await list()).items[0].confirmed).toBe(false)
  })
})

describe('withdrawing after a decision', () => {
  const applyAndDecide = async (state: string) => {
    const sara = await site.visitor()
    await apply(sara, guest())
    const id = await onlyId()
    await patch(id, { version: 1, state })
    await site.pass(61 * minute)
    const again = await site.again(sara)
    return { id, sara: again, own: `/api/v1/user/me/applications/${id}` }
  }

  test('of rejection erases the content, and the same person may apply again', async () => {
    const { id, sara, own } = await applyAndDecide('rejected')
    expect((await site.ask(sara, `GET ${own}`)).json()).toMatchObject({
      stage: 'rejected',
      mayWithdraw: true,
    })
    const withdrawn = await site.ask(sara, `POST ${own}/withdrawal`)
    expect(withdrawn.json()).toMatchObject({
      stage: 'withdrawn',
      mayApplyAgain: true,
      mayWithdraw: false,
      sent: { phone: null, message: '', file: null },
    })
    const applied = async () =>
      (await site.ask(sara, 'GET /api/v1/user/me/applications/job-ads')).json().items
    expect(await applied()).toEqual([])

    await apply(sara, guest({ message: 'Once more' }))
    const again = (await site.ask(sara, `GET ${own}`)).json()
    expect(again).toMatchObject({ stage: 'sent', rejection: null, sent: { message: 'Once more' } })
    expect(kindsOf(again)).toEqual(['appliedAgain'])
    expect(await applied()).toMatchObject([{ applicationId: id }])
  })

  test('of rejection leaves the decision in the timeline of the team, and the row is new', async () => {
    const { id, sara, own } = await applyAndDecide('rejected')
    await site.ask(sara, `POST ${own}/withdrawal`)
    await apply(sara, guest())
    const huda = await site.again(here.huda)
    const candidate = (await site.ask(huda, `GET ${address()}/${id}`)).json()
    expect(candidate).toMatchObject({ state: 'new', withdrawnAt: null, toldAt: null })
    expect(kindsOf(candidate).slice(0, 5)).toEqual(['applied', 'moved', 'told', 'withdrawn', 'appliedAgain'])
  })

  test('of rejection: undoing the second application withdraws it again', async () => {
    const { sara, own } = await applyAndDecide('rejected')
    await site.ask(sara, `POST ${own}/withdrawal`)
    await apply(sara, guest())
    const undoSecret = guest().undoSecret
    expect((await site.ask(sara, `POST ${address()}/undo`, { undoSecret })).json()).toEqual({ undone: true })
    expect((await site.ask(sara, `GET ${own}`)).json()).toMatchObject({
      stage: 'withdrawn',
      mayApplyAgain: true,
    })
  })

  test('of hiring mails the team, and both timelines keep the decision', async () => {
    const { id, sara, own } = await applyAndDecide('hired')
    expect((await site.ask(sara, `GET ${own}`)).json()).toMatchObject({ stage: 'hired', mayWithdraw: true })
    const withdrawn = (await site.ask(sara, `POST ${own}/withdrawal`)).json()
    expect(withdrawn).toMatchObject({ stage: 'withdrawn', mayApplyAgain: true, sent: { message: '' } })
    expect(kindsOf(withdrawn)).toEqual(['applied', 'hired', 'withdrawn'])
    await site.ask(sara, `POST ${own}/withdrawal`)
    await site.pass(minute)

    const mails = (await site.mailsTo(here.huda.email)).filter(({ text }) => text.includes(`candidate=${id}`))
    expect(mails.map(({ subject }) => subject)).toEqual(['Somebody whom you hired has withdrawn'])
    expect(mails[0]?.text.replace(/[\u2068\u2069]/g, '')).toContain(
      'Sara Al-Harbi, whom your company has hired',
    )
    const huda = await site.again(here.huda)
    expect(await here.count('', huda)).toMatchObject({ counts: { hired: 0, withdrawn: 1 } })
    const candidate = (await site.ask(huda, `GET ${address()}/${id}`)).json()
    expect(candidate).toMatchObject({ state: 'hired', phone: null, message: '' })
    expect(kindsOf(candidate)).toEqual(['applied', 'moved', 'told', 'withdrawn'])
  })

  test('of hiring mails nobody once the same person has applied again', async () => {
    const { id, sara, own } = await applyAndDecide('hired')
    await site.ask(sara, `POST ${own}/withdrawal`)
    await apply(sara, guest())
    await site.pass(minute)
    const told = (await site.mailsTo(here.huda.email)).filter(({ text }) => text.includes(`candidate=${id}`))
    expect(told).toEqual([])
    expect((await site.ask(await site.again(sara), `GET ${own}`)).json().stage).toBe('sent')
  })
})

describe('the link of a guest', () => {
  const linked = (call: string, token: string, more: object = {}) =>
    site.ask(undefined, call, { token, ...more })

  test('confirms the address, opens this application alone and withdraws it', async () => {
    await apply(undefined, guest())
    await site.pass(minute)
    const token = await site.tokenFor(here.email)
    expect(token).not.toBe('')
    const read = await linked('POST /api/v1/application', token)
    expect(read.json()).toMatchObject({ application: { stage: 'sent', confirmed: false }, hasAccount: false })
    await linked('POST /api/v1/application/confirmation', token)
    expect((await list()).items[0].confirmed).toBe(true)
    const withdrawn = await linked('POST /api/v1/application/withdrawal', token)
    expect(withdrawn.json().stage).toBe('withdrawn')
  })

  test('withdraws it after a rejection too', async () => {
    await apply(undefined, guest())
    await site.pass(minute)
    const token = await site.tokenFor(here.email)
    await patch(await onlyId(), { version: 1, state: 'rejected' })
    await site.pass(61 * minute)
    expect((await linked('POST /api/v1/application', token)).json().application.mayWithdraw).toBe(true)
    const withdrawn = await linked('POST /api/v1/application/withdrawal', token)
    expect(withdrawn.json()).toMatchObject({ stage: 'withdrawn', sent: { message: '', phone: null } })
  })

  test('makes an account in one step, which has the applications of the address and no other', async () => {
    await apply(undefined, guest())
    await apply(undefined, guest({ email: 'somebody-else@mail.example', name: 'Huda' }))
    await site.pass(minute)
    const token = await site.tokenFor(here.email)
    const consents = { terms: true, privacy: true, adult: true, news: false }
    const register = (password: string) =>
      linked('POST /api/v1/application/registration', token, { password, consents })

    expect((await register(here.email)).json().code).toBe('auth/weak-password')
    const made = await register('seven green camels')
    expect([made.statusCode, made.json().session.user]).toMatchObject([
      201,
      { userType: 'job-seeker', email: here.email.toLowerCase(), emailVerified: true },
    ])
    const own = await site.app.inject({
      url: '/api/v1/user/me/applications',
      headers: { authorization: `Bearer ${made.json().session.token}` },
    })
    expect(own.json().items).toMatchObject([{ jobAd: { id: here.jobAdId }, stage: 'sent' }])
    expect(own.json().counts.all).toBe(1)
    expect((await register('seven green camels')).json().code).toBe('auth/email-already-in-use')
    expect((await linked('POST /api/v1/application', token)).json().hasAccount).toBe(true)
  })

  test.each(['ar', 'en'])(
    'of another form, cut short or unknown opens nothing, told in %s',
    async (locale) => {
      await apply(undefined, guest())
      await site.pass(minute)
      const token = await site.tokenFor(here.email)
      for (const wrong of [
        token.slice(1),
        `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`,
        'x'.repeat(64),
      ]) {
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
