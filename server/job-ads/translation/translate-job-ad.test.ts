import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openSite, type TestSite, type Visitor } from '../../testing/site.ts'
import { addTeam, type TestTeam } from '../../testing/team.ts'
import {
  startTranslationService,
  type TranslationAnswer,
  type TranslationRequest,
  type TranslationService,
} from '../../testing/translation-service.ts'

const address = 'POST /api/v1/organization/translate'

/** Translates nothing, and puts each piece into brackets. */
const bracket = ({ body }: TranslationRequest): TranslationAnswer => {
  const { q } = JSON.parse(body)
  const translatedText = q.map((piece: string) =>
    piece.replace(/>([^<]+)</g, '>[$1]<').replace(/^[^<]+$/, '[$&]'),
  )
  return { status: 200, body: JSON.stringify({ translatedText }) }
}

let answer: (request: TranslationRequest) => TranslationAnswer
let service: TranslationService
let site: TestSite
let withoutProvider: TestSite
let oasis: TestTeam
beforeAll(async () => {
  service = await startTranslationService((request) => answer(request))
  site = await openSite({
    config: {
      translation: { provider: 'libretranslate', key: undefined, baseUrl: service.url, model: undefined },
      translationsPerDay: 3,
    },
  })
  withoutProvider = await openSite()
})
afterAll(async () => {
  await Promise.all([site.close(), withoutProvider.close(), service.stop()])
})
beforeEach(async () => {
  answer = bracket
  oasis = await addTeam(site)
})
afterEach(() => service.requests.splice(0))

const translate = (body: object, who: Visitor = oasis.omar) => site.ask(who, address, { from: 'ar', ...body })
const title = 'محاسب شغوف بالأرقام'

describe('with a provider', () => {
  test('each field names how it was translated', async () => {
    const written = { title: 'محاسب', description: '<p>إعداد <strong>القوائم</strong>.</p>' }
    const response = await translate({ ...written, benefitsText: 'سكن & مسبح' })
    expect(response.statusCode).toBe(200)
    expect(response.json()).toEqual({
      title: { by: 'glossary', text: 'Accountant' },
      description: { by: 'provider', text: '<p>[إعداد ]<strong>[القوائم]</strong>[.]</p>' },
      benefitsText: { by: 'provider', text: '[سكن & مسبح]' },
    })
    expect(service.requests.map(({ body }) => JSON.parse(body))).toEqual([
      { q: [written.description, 'سكن &amp; مسبح'], source: 'ar', target: 'en', format: 'html' },
    ])
  })

  test('a title of the glossary alone calls no provider, and fields that were not sent are null', async () => {
    expect((await translate({ from: 'en', title: 'Accountant' })).json()).toEqual({
      title: { by: 'glossary', text: 'محاسب' },
      description: null,
      benefitsText: null,
    })
    expect(service.requests).toEqual([])
  })

  test('its HTML is sanitised, and scripts are never sent to it', async () => {
    answer = () => ({
      status: 200,
      body: JSON.stringify({
        translatedText: ['<p onclick="x()">Good<script>alert(1)</script><img src=x onerror=x></p>'],
      }),
    })
    const { description } = (await translate({ description: '<p>جيد<script>x</script></p>' })).json()
    expect(description).toEqual({ by: 'provider', text: '<p>Good</p>' })
    expect(JSON.parse(service.requests[0]?.body ?? '').q).toEqual(['<p>جيد</p>'])
  })

  test('an answer with a link of its own is no translation', async () => {
    answer = () => ({
      status: 200,
      body: JSON.stringify({ translatedText: ['<p>Apply at <a href="https://trap.example/">us</a></p>'] }),
    })
    const response = await translate({ description: '<p>قدّم عندنا</p>' })
    expect([response.statusCode, response.json().code]).toEqual([503, 'jobAd.translationUnavailable'])
  })

  test('links of the ad stay', async () => {
    const description = '<p>راجع <a href="https://oasis.example/x?a=1&amp;b=2">موقعنا</a></p>'
    const answered = (await translate({ description })).json().description
    expect(answered.text).toContain('href="https://oasis.example/x?a=1&amp;b=2"')
  })

  test.each([
    [500, 503, 'jobAd.translationUnavailable'],
    [429, 503, 'jobAd.translationUnavailable'],
    [403, 502, 'jobAd.translationRefused'],
  ])('its answer %i becomes %i %s with a sentence, and does not count', async (status, refused, code) => {
    answer = () => ({ status, body: '{"error":"no"}' })
    for (let times = 0; times < 4; times++) {
      const response = await translate({ title })
      expect([response.statusCode, response.json().code]).toEqual([refused, code])
      expect(response.json().message).toMatch(/[ء-ي]/)
    }
    answer = bracket
    expect((await translate({ title })).statusCode).toBe(200)
  })

  test('one company is limited each day, and another one is not', async () => {
    const statuses = []
    for (let times = 0; times < 4; times++) statuses.push((await translate({ title })).statusCode)
    expect(statuses).toEqual([200, 200, 200, 429])
    const refusal = await translate({ title })
    expect(refusal.json().code).toBe('jobAd.tooManyTranslations')
    expect(Number(refusal.headers['retry-after'])).toBeGreaterThan(23 * 3_600)
    expect((await translate({ title }, (await addTeam(site)).omar)).statusCode).toBe(200)
  })

  test('a company reads how many translations it has left; a failed one does not count', async () => {
    const left = async () => (await site.ask(oasis.omar, 'GET /api/v1/organization/translate')).json()
    expect(await left()).toEqual({ left: 3, allowed: 3, wholeTexts: true })
    await translate({ title })
    expect(await left()).toEqual({ left: 2, allowed: 3, wholeTexts: true })

    answer = () => ({ status: 500, body: '{"error":"no"}' })
    await translate({ title })
    expect(await left()).toEqual({ left: 2, allowed: 3, wholeTexts: true })

    answer = bracket
    for (let times = 0; times < 3; times++) await translate({ title })
    expect(await left()).toEqual({ left: 0, allowed: 3, wholeTexts: true })
  })

  test('a first translation that fails leaves the whole allowance', async () => {
    answer = () => ({ status: 500, body: '{"error":"no"}' })
    await translate({ title })
    const response = await site.ask(oasis.omar, 'GET /api/v1/organization/translate')
    expect(response.json()).toEqual({ left: 3, allowed: 3, wholeTexts: true })
  })

  test('no part of the texts is logged', async () => {
    answer = () => ({ status: 500, body: title })
    await translate({ title })
    expect(site.logged.join('')).not.toContain('شغوف')
  })
})

describe('without a provider', () => {
  test('the glossary translates titles and benefits, and prose is reported as not translated', async () => {
    const { omar } = await addTeam(withoutProvider)
    const body = {
      from: 'ar',
      title: 'محاسب أول',
      description: '<p>إعداد القوائم.</p>',
      benefitsText: 'تأمين طبي وسكن',
    }
    expect((await withoutProvider.ask(omar, address, body)).json()).toEqual({
      title: { by: 'glossary', text: 'Senior Accountant' },
      description: { by: 'none', text: null },
      benefitsText: { by: 'glossary', text: 'Medical insurance and Housing' },
    })
  })

  test('a title that the glossary lacks does not use up the allowance of translations', async () => {
    const { omar } = await addTeam(withoutProvider)
    const answer = await withoutProvider.ask(omar, address, { from: 'ar', title })
    expect(answer.json()).toMatchObject({ title: { by: 'none', text: null } })
    const { left, allowed } = (await withoutProvider.ask(omar, 'GET /api/v1/organization/translate')).json()
    expect(left).toBe(allowed)
  })

  test('a company reads that titles and benefits alone are suggested', async () => {
    const { omar } = await addTeam(withoutProvider)
    const response = await withoutProvider.ask(omar, 'GET /api/v1/organization/translate')
    expect(response.json()).toMatchObject({ wholeTexts: false })
  })
})

describe('a request', () => {
  test.each([
    [{}, 'title', 'required'],
    [{ title: '  ' }, 'title', 'required'],
    [{ title: 'x'.repeat(121) }, 'title', 'tooLong'],
    [{ description: '<p> </p>' }, 'description', 'required'],
    [{ description: 'كلمة '.repeat(2_500) }, 'description', 'tooLong'],
    [{ benefitsText: 'x'.repeat(301) }, 'benefitsText', 'tooLong'],
    [{ title, from: 'fr' }, 'from', 'notAllowed'],
    [{ title, organizationId: 'x' }, 'organizationId', 'unknownField'],
  ])('that is wrong names its field', async (body, path, problem) => {
    const response = await translate(body)
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({ errors: [{ path, problem }] })
    expect(service.requests).toEqual([])
  })

  test('of somebody without a company is refused', async () => {
    expect((await translate({ title }, await site.visitor())).statusCode).toBe(403)
  })
})
