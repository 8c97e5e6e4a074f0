import { companyHeader } from '@qareeb/contract/endpoint'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addMember } from '../../testing/authorization/scene.ts'
import { formWith } from '../../testing/form-with.ts'
import { addCompany, type TestCompany } from '../../testing/job-ads.ts'
import { openSite, type TestSite, type Visitor } from '../../testing/site.ts'

const address = '/api/v1/organization-location'

/** Two good rows, a repetition of the first, one that cannot be read. */
const mixed = `name,address,city,lat,lng
Olaya branch,King Fahd Road,,24.6911,46.6853
Jeddah branch,Madinah Road,Jeddah,,
Olaya Branch,King Fahd Road,,24.6912,46.6853
Nowhere,Road,,x,46`

const good = 'الاسم;العنوان;خط العرض;خط الطول\r\nفرع أبها;شارع الفن;١٨,٢١٦٤;٤٢,٥٠٥٣\r\n'

let site: TestSite
let oasis: TestCompany
let huda: Visitor
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())
beforeEach(async () => {
  await site.database.owner.query({ text: 'delete from attempt' })
  oasis = await addCompany(site.database.owner, { nameEn: 'Oasis Group' })
  huda = await site.visitor({ firstName: 'Huda', userType: 'employer' })
  await addMember(site.database.owner, { organizationId: oasis.id, user: huda, role: 'HR' })
  await site.ask(huda, `POST /api/v1/organization/${oasis.id}/activate`, {})
})

type Sender = { headers: Record<string, string> }

const upload = (who: Sender | undefined, text: string | Buffer, query = '', language = 'en') => {
  const { headers, payload } = formWith({
    field: 'file',
    // The name of a file does not decide about its contents.
    name: 'branches.pdf',
    bytes: Buffer.from(text),
    mediaType: 'application/pdf',
  })
  return site.app.inject({
    method: 'POST',
    url: `${address}/bulk-upload${query}`,
    headers: { ...headers, ...who?.headers, 'accept-language': language },
    payload,
  })
}

/** Branches of all companies together. */
async function countAll(): Promise<number | undefined> {
  const [row] = await site.database.owner.query<{ count: number }>({
    text: 'select count(*)::int as count from organization_location',
  })
  return row?.count
}

const listOwn = async () => (await site.ask(huda, `GET ${address}`)).json().items

describe('an import', () => {
  test('shows the expected result of each row, and writes nothing without the order to', async () => {
    const report = (await upload(huda, mixed)).json()
    expect(report).toMatchObject({ written: 0, counts: { good: 2, duplicate: 1, bad: 1 } })
    expect(report.rows).toMatchObject([
      { line: 2, state: 'good' },
      { line: 3, state: 'good', notices: ['approximate'] },
      { line: 4, state: 'duplicate', sameAsLine: 2 },
      { line: 5, state: 'bad', problems: [{ column: 'lat', problem: 'notANumber' }] },
    ])
    expect(await listOwn()).toEqual([])
  })

  test('writes the good rows in the order of the file, and audits them', async () => {
    expect((await upload(huda, mixed, '?write=good-rows')).json().written).toBe(2)
    expect(await listOwn()).toMatchObject([
      { name: { en: 'Olaya branch' }, isApproximate: false, district: { en: 'Al Olaya' } },
      { name: { en: 'Jeddah branch' }, isApproximate: true, city: { en: 'Jeddah' } },
    ])
    const events = await site.database.owner.query({
      text: `select actor_id, details from audit_event where organization_id = $1 and action = 'organizationLocation.import'`,
      values: [oasis.id],
    })
    expect(events).toEqual([{ actor_id: huda.id, details: { written: 2 } }])
  })

  test('of all rows or none writes none while one is bad', async () => {
    expect((await upload(huda, mixed, '?write=all')).json()).toMatchObject({ written: 0 })
    expect(await listOwn()).toEqual([])
  })

  test('takes headers, digits and separators of Arabic spreadsheets', async () => {
    expect((await upload(huda, good, '?write=all')).json()).toMatchObject({ written: 1 })
    expect(await listOwn()).toMatchObject([{ name: { ar: 'فرع أبها' }, lat: 18.2164, lng: 42.5053 }])
  })

  test('takes letters as Excel writes them in Arabic Windows', async () => {
    const inWindows = Buffer.concat([
      Buffer.from('name,address,lat,lng\n'),
      // «فرع» in Windows-1256.
      Buffer.from([0xdd, 0xd1, 0xda]),
      Buffer.from(',Art Street,18.2164,42.5053\n'),
    ])
    expect((await upload(huda, inWindows, '?write=all')).json()).toMatchObject({ written: 1 })
    expect(await listOwn()).toMatchObject([{ name: { ar: 'فرع' } }])
  })

  test('twice adds nothing the second time', async () => {
    await upload(huda, mixed, '?write=good-rows')
    const again = (await upload(huda, mixed, '?write=good-rows')).json()
    expect(again).toMatchObject({ written: 0, counts: { good: 0, duplicate: 3, bad: 1 } })
    expect(again.rows[0]).toMatchObject({ state: 'duplicate', sameAsLine: null })
  })

  test('at the same time adds each branch once', async () => {
    await Promise.all([1, 2, 3].map(() => upload(huda, good, '?write=all')))
    expect(await listOwn()).toHaveLength(1)
  })

  test('of an edited branch ends the approximation once its position is edited', async () => {
    await upload(huda, mixed, '?write=good-rows')
    const jeddah = (await listOwn())[1]
    const put = (change: object, version: number) =>
      site.ask(huda, `PUT ${address}/${jeddah.id}`, {
        name: jeddah.name,
        address: jeddah.address,
        shortNationalAddress: null,
        lat: jeddah.lat,
        lng: jeddah.lng,
        version,
        ...change,
      })
    expect((await put({ name: { ar: null, en: 'Jeddah' } }, 1)).json().isApproximate).toBe(true)
    expect((await put({ lat: 21.55 }, 2)).json().isApproximate).toBe(false)
  })
})

describe('a file that is no table', () => {
  test.each([
    ['organizationLocation.notCsv', Buffer.from('%PDF-1.7 a,b'), 'لم نجد في هذا الملف جدول CSV'],
    [
      'organizationLocation.notUtf8',
      // Cut within a letter.
      Buffer.from('فرع,طريق').subarray(0, -1),
      'تعذّرت قراءة حروف هذا الملف',
    ],
    ['file.empty', Buffer.alloc(0), 'هذا الملف فارغ'],
  ])('is refused: %s', async (code, bytes, arabic) => {
    const answer = await upload(huda, bytes, '', 'ar')
    expect([answer.statusCode, answer.json().code]).toEqual([400, code])
    expect(answer.json().message).toContain(arabic)
  })

  test('of more than 2 MB is refused before it is read', async () => {
    const answer = await upload(huda, Buffer.alloc(2 * 1024 * 1024 + 1, 'a,b\n'))
    expect([answer.statusCode, answer.json().code]).toEqual([413, 'file.tooLarge'])
  })
})

describe('a page that shows a company', () => {
  const showing = ({ id }: TestCompany, { headers }: Sender): Sender => ({
    headers: { ...headers, [companyHeader]: id },
  })

  test('does not write into another company that another tab has chosen meanwhile', async () => {
    const palm = await addCompany(site.database.owner, { nameEn: 'Palm Trading' })
    await addMember(site.database.owner, { organizationId: palm.id, user: huda, role: 'HR' })
    await site.ask(huda, `POST /api/v1/organization/${palm.id}/activate`, {})
    for (const query of ['', '?write=all']) {
      const answer = await upload(showing(oasis, huda), good, query)
      expect([answer.statusCode, answer.json().code]).toEqual([409, 'organization.switched'])
    }
    expect(await listOwn()).toEqual([])
    expect((await upload(showing(palm, huda), good, '?write=all')).json()).toMatchObject({ written: 1 })
  })

  test('reports that its reader works for it no longer, instead of an import without rows', async () => {
    await site.ask(huda, `PATCH /api/v1/organization/kick-user/${huda.id}`)
    for (const who of [huda, { headers: {} }]) {
      expect((await upload(showing(oasis, who), good)).json()).toMatchObject({ counts: { good: 1 } })
      const answer = await upload(showing(oasis, who), good, '?write=all')
      expect([answer.statusCode, answer.json().code]).toEqual([403, 'organization.noneActive'])
    }
  })
})

describe('a person without a company', () => {
  test('has rows checked, and never writes', async () => {
    const sara = await site.visitor()
    const before = await countAll()
    for (const who of [undefined, sara]) {
      const report = (await upload(who, mixed, '?write=good-rows')).json()
      expect(report).toMatchObject({ written: 0, counts: { good: 2, duplicate: 1, bad: 1 } })
    }
    expect(await countAll()).toBe(before)
  })

  test('checks ten files an hour from one network', async () => {
    for (let no = 0; no < 10; no++) expect((await upload(undefined, good)).statusCode).toBe(200)
    const answer = await upload(undefined, good)
    expect(answer.statusCode).toBe(429)
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
    // A company counts for itself.
    expect((await upload(huda, good)).statusCode).toBe(200)
  })
})
