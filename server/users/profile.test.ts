import { legalVersion } from '@qareeb/contract/users'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addUpload } from '../testing/files/add-upload.ts'
import { openSite, type TestSite, type Visitor } from '../testing/site.ts'

let site: TestSite
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

const change = (who: Visitor, body: object) => site.ask(who, 'PATCH /api/v1/user/me', body)
const profileOf = async (who: Visitor) => (await site.ask(who, 'GET /api/v1/user/me')).json()
const actionsOf = (id: string) =>
  site.database.owner.query<{ action: string }>({
    text: 'select action, outcome from audit_event where actor_id = $1 order by happened_at, id',
    values: [id],
  })

describe('the own profile', () => {
  test('shows everything that is stored of the person', async () => {
    const sara = await site.visitor({ locale: 'ar' })
    expect(await profileOf(sara)).toMatchObject({
      id: sara.id,
      userType: 'job-seeker',
      email: sara.email,
      emailVerified: true,
      firstName: 'Sara',
      phone: null,
      locale: 'ar',
      avatarUrl: null,
      description: '',
      file: null,
      verificationFile: null,
      hasPassword: true,
      consents: [],
      lastSignInAt: site.clock.now.toISOString(),
    })
  })

  test('changes what is named and nothing else', async () => {
    const sara = await site.visitor()
    await change(sara, { description: 'Accountant, five years.', phone: '٠٥٠١٢٣٤٥٦٧' })
    const answer = await change(sara, { firstName: '  سارة\u202E ', locale: 'ar' })
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({
      firstName: 'سارة',
      lastName: 'Al-Harbi',
      locale: 'ar',
      phone: '+966501234567',
      description: 'Accountant, five years.',
    })
    expect(await profileOf(sara)).toEqual(answer.json())
  })

  test('allows the phone to be removed', async () => {
    const sara = await site.visitor()
    await change(sara, { phone: '0501234567' })
    expect((await change(sara, { phone: null })).json().phone).toBeNull()
  })

  test('stays as it is when nothing is named', async () => {
    const sara = await site.visitor()
    const before = await profileOf(sara)
    expect((await change(sara, {})).json()).toEqual(before)
  })

  test.each([
    [{ phone: '05012' }, ['phone', 'phoneTooShort', 'Phone number is too short.']],
    [
      { phone: '050-123-4567' },
      ['phone', 'phoneCharacters', 'Only digits, spaces, and leading + are allowed.'],
    ],
    [{ phone: '+999501234567' }, ['phone', 'invalid', 'This value is not valid.']],
    [{ firstName: '  ' }, ['firstName', 'required', 'Please complete this required field.']],
    [{ firstName: '\u200F ' }, ['firstName', 'nameWithoutLetter', 'A name needs at least one letter.']],
    [{ description: 'x'.repeat(2_001) }, ['description', 'tooLong', '2,000']],
  ])('refuses %j beside its field', async (body, [path, problem, message]) => {
    const sara = await site.visitor()
    const answer = await site.app.inject({
      method: 'PATCH',
      url: '/api/v1/user/me',
      headers: { ...sara.headers, 'accept-language': 'en' },
      payload: body,
    })
    expect(answer.json()).toMatchObject({ code: 'request.invalid', errors: [{ path, problem }] })
    expect(answer.json().errors[0].message).toContain(message)
  })
})

describe('news by mail', () => {
  test('is given and withdrawn, and every step stays on record with its version', async () => {
    const sara = await site.visitor()
    expect((await change(sara, { news: true })).json().consents).toEqual([
      { kind: 'news', version: legalVersion, givenAt: site.clock.now.toISOString() },
    ])
    await change(sara, { news: true })
    expect((await change(sara, { news: false })).json().consents).toEqual([])
    site.clock.now = new Date(site.clock.now.getTime() + 1_000)
    await change(sara, { news: true })

    const rows = await site.database.owner.query<{ withdrawn: boolean }>({
      text: 'select withdrawn_at is not null as withdrawn from user_consent where user_id = $1 order by given_at',
      values: [sara.id],
    })
    expect(rows).toEqual([{ withdrawn: true }, { withdrawn: false }])
  })
})

describe('becoming an employer', () => {
  test('is possible once, keeps everything, counts at the next request and is in the audit log', async () => {
    const sara = await site.visitor()
    await change(sara, { description: 'Accountant' })
    expect((await change(sara, { becomeEmployer: true })).json()).toMatchObject({
      userType: 'employer',
      description: 'Accountant',
    })
    const again = await change(sara, { becomeEmployer: true, firstName: 'Changed' })
    expect([again.statusCode, again.json().code]).toEqual([409, 'user.alreadyEmployer'])
    expect((await profileOf(sara)).firstName).toBe('Sara')
    expect(await actionsOf(sara.id)).toContainEqual({ action: 'user.becomeEmployer', outcome: 'done' })
  })

  test('is not for platform administrators', async () => {
    const nora = await site.visitor({ firstName: 'Nora', userType: 'admin' })
    expect((await change(nora, { becomeEmployer: true })).statusCode).toBe(403)
  })
})

describe('the default file', () => {
  test('is claimed by the person who uploaded it, and replaced by the next', async () => {
    const sara = await site.visitor()
    const first = await addUpload(site, sara, 'السيرة الذاتية.pdf')
    const { file } = (await change(sara, { file: first })).json()
    expect(file).toMatchObject({
      name: 'السيرة الذاتية.pdf',
      mediaType: 'application/pdf',
      scan: 'unscanned',
    })
    expect((await site.app.inject(file.downloadUrl)).statusCode).toBe(200)

    const second = await addUpload(site, sara, 'cv.pdf')
    expect((await change(sara, { file: second })).json().file.id).toBe(second.id)
    expect((await site.app.inject(file.downloadUrl)).statusCode).toBe(404)
    expect((await change(sara, { file: null })).json().file).toBeNull()
  })

  test('of another person does not exist, and the rest of the form is not saved either', async () => {
    const [sara, omar] = [await site.visitor(), await site.visitor({ firstName: 'Omar' })]
    const file = await addUpload(site, sara, 'cv.pdf')
    const answer = await change(omar, { file, firstName: 'Thief' })
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'file.notFound'])
    expect((await profileOf(omar)).firstName).toBe('Omar')
  })
})
