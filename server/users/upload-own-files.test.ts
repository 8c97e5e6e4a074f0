import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { formWith } from '../testing/form-with.ts'
import { openSite, type TestSite, type Visitor } from '../testing/site.ts'

let site: TestSite
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

const document = { name: 'السجل التجاري.pdf', size: 1_000, mediaType: 'application/pdf' }
const announce = (remoteAddress: string) =>
  site.app.inject({ method: 'POST', url: '/api/v1/user/signup/file', payload: document, remoteAddress })

const sendPicture = async (who: Visitor, background: string) => {
  const bytes = await sharp({ create: { width: 40, height: 20, channels: 3, background } })
    .png()
    .toBuffer()
  const { headers, payload } = formWith({ field: 'avatar', name: 'me.png', bytes })
  return site.app.inject({
    method: 'PATCH',
    url: '/api/v1/user/me/avatar',
    headers: { ...who.headers, ...headers },
    payload,
  })
}

describe('uploads before there is an account', () => {
  test('are ten an hour from one network; another network is not held back', async () => {
    for (let no = 0; no < 10; no++) expect((await announce('203.0.113.5')).statusCode).toBe(201)
    const refused = await announce('203.0.113.5')
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'request.tooMany'])
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_500)
    expect((await announce('203.0.113.6')).statusCode).toBe(201)

    site.clock.now = new Date(site.clock.now.getTime() + 3_600_000)
    expect((await announce('203.0.113.5')).statusCode).toBe(201)
  })

  test('name no purpose: it is the registration of a company', async () => {
    const payload = { ...document, purpose: 'cv' }
    const answer = await site.app.inject({ method: 'POST', url: '/api/v1/user/signup/file', payload })
    expect(answer.json()).toMatchObject({ code: 'request.invalid', errors: [{ path: 'purpose' }] })
  })
})

describe('the picture of a person', () => {
  test('is seen by everybody at an address of its own, and goes when the next comes', async () => {
    const sara = await site.visitor()
    const first = (await sendPicture(sara, 'red')).json().avatarUrl
    expect((await site.ask(sara, 'GET /api/v1/user/me')).json().avatarUrl).toBe(first)
    expect((await site.app.inject(first)).headers['content-type']).toBe('image/webp')

    const second = (await sendPicture(sara, 'blue')).json().avatarUrl
    expect(second).not.toBe(first)
    expect((await site.app.inject(first)).statusCode).toBe(404)

    expect((await site.ask(sara, 'DELETE /api/v1/user/me/avatar')).statusCode).toBe(204)
    expect((await site.ask(sara, 'GET /api/v1/user/me')).json().avatarUrl).toBeNull()
    expect((await site.app.inject(second)).statusCode).toBe(404)
  })

  test('that is none is refused, and the old one stays', async () => {
    const sara = await site.visitor()
    const { avatarUrl } = (await sendPicture(sara, 'red')).json()
    const { headers, payload } = formWith({ field: 'avatar', name: 'me.png', bytes: Buffer.from('<svg/>') })
    const answer = await site.app.inject({
      method: 'PATCH',
      url: '/api/v1/user/me/avatar',
      headers: { ...sara.headers, ...headers },
      payload,
    })
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'file.wrongType'])
    expect((await site.ask(sara, 'GET /api/v1/user/me')).json().avatarUrl).toBe(avatarUrl)
  })
})
