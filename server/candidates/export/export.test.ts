import { riyadhDateOf } from '@qareeb/reference/riyadh'
import { parse } from 'csv-parse/sync'
import { strFromU8, unzipSync } from 'fflate'
import readXlsxFile from 'read-excel-file/node'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openHiringSite, type HiringSite } from '../../testing/hiring-site.ts'
import { addCandidate, addRemark } from '../../testing/seeds/candidates.ts'

let site: HiringSite
beforeAll(async () => {
  site = await openHiringSite()
})
afterAll(() => site.close())

const marks = `س${'\u200f'.repeat(99)}`
const formula = '=HYPERLINK("http://evil.example","Sara")'

async function withCandidates() {
  const hired = await site.hire()
  const seed = { organizationId: hired.company.id, jobAdId: hired.jobAdId }
  const day = (no: number) => new Date(site.clock.now.getTime() - no * 60_000)
  await addCandidate(site.database.owner, { ...seed, name: 'سارة الحربي', appliedAt: day(1) })
  await site.database.owner.query({
    text: 'update candidate set match_score = 83, assignee_id = $1 where job_ad_id = $2',
    values: [hired.huda.id, hired.jobAdId],
  })
  await addCandidate(site.database.owner, { ...seed, name: formula, appliedAt: day(2), message: 'أول\nثانٍ' })
  await addCandidate(site.database.owner, { ...seed, name: marks, appliedAt: day(3), state: 'rejected' })
  const ask = (query: string, locale = 'ar') =>
    site.app.inject({
      url: `${hired.address}/export${query}`,
      headers: { ...hired.huda.headers, 'accept-language': locale },
    })
  return { ...hired, ask }
}

test('a table of text keeps Arabic, phones and days, and holds no formula', async () => {
  const { ask } = await withCandidates()
  const answer = await ask('?format=csv')
  expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8')
  expect(answer.rawPayload.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]))
  const rows: Record<string, string>[] = parse(answer.rawPayload, { bom: true, columns: true })
  expect(rows.map((row) => row['الاسم'])).toEqual(['سارة الحربي', `'${formula}`, marks])
  expect(rows[0]).toMatchObject({ الحالة: 'جديد', الجوال: `'+966501234567` })
  expect(rows[0]).toMatchObject({
    'المطابقة (%)': '83',
    'المسؤول عن المتقدّم': expect.stringContaining('Huda'),
  })
  expect(rows[0]?.['تاريخ التقديم']).toMatch(/^\d\d \/ \d\d \/ \d{4}$/)
  expect(rows[1]?.['الرسالة']).toBe('أول\nثانٍ')
})

test('a file is named after the ad and the day, in plain letters and in its own', async () => {
  const { ask, jobAdId } = await withCandidates()
  await site.database.owner.query({
    text: `update job_ad set title_ar = 'محاسب أول' where id = $1`,
    values: [jobAdId],
  })
  const day = riyadhDateOf(site.clock.now)
  const arabic = encodeURIComponent(`المتقدّمون - محاسب أول - ${day}.csv`)
  const { headers } = await ask('?format=csv')
  expect(headers['content-disposition']).toMatch(
    new RegExp(`^attachment; filename="[ _-]+${day}\\.csv"; filename\\*=UTF-8''`),
  )
  expect(headers['content-disposition']).toContain(arabic)
  const english = (await ask('?format=xlsx', 'en')).headers['content-disposition']
  expect(english).toContain(`filename="Candidates - Accountant - ${day}.xlsx"`)
})

test('a spreadsheet reader opens the workbook, where every name and phone is text', async () => {
  const { ask } = await withCandidates()
  const answer = await ask('?format=xlsx', 'en')
  expect(answer.headers['content-type']).toContain('spreadsheetml.sheet')
  const [sheet] = await readXlsxFile(answer.rawPayload)
  expect(sheet?.sheet).toBe('Candidates')
  const [head, ...rows] = sheet?.data ?? []
  expect(head?.slice(0, 5)).toEqual(['Name', 'State', 'Step', 'E-mail', 'Phone'])
  expect(rows.map(([name]) => name)).toEqual(['سارة الحربي', formula, marks])
  expect(rows[0]?.[4]).toBe('+966501234567')
})

test('days are dates in a workbook, so that they can be sorted', async () => {
  const { ask } = await withCandidates()
  const [sheet] = await readXlsxFile((await ask('?format=xlsx', 'en')).rawPayload)
  const [head = [], row] = sheet?.data ?? []
  const applied = row?.[head.indexOf('Applied on')]
  expect(applied).toEqual(new Date(riyadhDateOf(site.clock.now)))
})

test.each([
  ['ar', true],
  ['en', false],
] as const)(
  'the sheet of a workbook in %s runs as its language does, under names of columns that stay',
  async (locale, isRightToLeft) => {
    const { ask } = await withCandidates()
    const parts = unzipSync((await ask('?format=xlsx', locale)).rawPayload)
    const sheet = strFromU8(parts['xl/worksheets/sheet1.xml'] ?? new Uint8Array())
    expect(/<sheetView [^>]*rightToLeft="1"/.test(sheet)).toBe(isRightToLeft)
    expect(sheet).toMatch(/<pane ySplit="1" [^>]*state="frozen"/)
    expect(sheet).toContain('<col min="1" max="1" width="28" customWidth="1"/>')
    const looks = strFromU8(parts['xl/styles.xml'] ?? new Uint8Array())
    const [, ofHead] = /<c r="A1" s="(\d)"/.exec(sheet) ?? []
    const ofCells = [...looks.slice(looks.indexOf('<cellXfs')).matchAll(/<xf [^>]*>/g)].map(([look]) => look)
    expect(ofCells[Number(ofHead)]).toContain('fontId="1"')
    expect([...looks.matchAll(/<font>.*?<\/font>/g)][1]?.[0]).toContain('<b/>')
  },
)

test('a workbook keeps signs of XML and what looks like its own escapes, and drops what XML does not know', async () => {
  const { ask, company, jobAdId } = await withCandidates()
  const seed = { organizationId: company.id, jobAdId, appliedAt: new Date(site.clock.now.getTime() + 60_000) }
  await addCandidate(site.database.owner, { ...seed, name: 'A&B <C> _x0041_', message: 'before\u0001after' })
  const [sheet] = await readXlsxFile((await ask('?format=xlsx', 'en')).rawPayload)
  const [, row] = sheet?.data ?? []
  expect(row?.[0]).toMatch(/^A&B <C> _x(005F_x)?0041_$/)
  expect(row?.at(-1)).toBe('beforeafter')
})

test('only the candidates of the filter on screen are exported', async () => {
  const { ask } = await withCandidates()
  const namesOf = async (query: string) => {
    const rows: string[][] = parse((await ask(query)).rawPayload, { bom: true, fromLine: 2 })
    return rows.map(([name]) => name)
  }
  expect(await namesOf('?state=rejected')).toEqual([marks])
  expect(await namesOf(`?q=${encodeURIComponent('الحربى')}`)).toEqual(['سارة الحربي'])
  expect(await namesOf('?sort=oldest')).toEqual([marks, `'${formula}`, 'سارة الحربي'])
})

test('an export is in the log by ids and counts, and in the timeline and own data of each candidate', async () => {
  const { ask, company, jobAdId, huda, address } = await withCandidates()
  const sara = await site.visitor({ firstName: 'Sara' })
  const seed = { organizationId: company.id, jobAdId, userId: sara.id, email: sara.email }
  const candidateId = await addCandidate(site.database.owner, seed)
  expect((await ask('?format=xlsx')).statusCode).toBe(200)

  const logged = await site.database.owner.query<{ subject: string; details: object }>({
    text: `select subject, details from audit_event where action = 'candidate.exportList' and organization_id = $1`,
    values: [company.id],
  })
  expect(logged).toEqual([{ subject: jobAdId, details: { count: 4, format: 'xlsx' } }])
  const read = (await site.ask(huda, `GET ${address}/${candidateId}`)).json()
  expect(
    read.timeline.map(({ kind, by }: { kind: string; by: unknown }) => [kind, by !== null]),
  ).toContainEqual(['exported', true])
  const own = (await site.ask(sara, 'GET /api/v1/user/me/data')).json()
  expect(own.applications[0].timeline.map(({ kind }: { kind: string }) => kind)).toContain('exported')
  const shown = (await site.ask(sara, `GET /api/v1/user/me/applications/${candidateId}`)).json()
  expect(shown.timeline.map(({ kind }: { kind: string }) => kind)).not.toContain('exported')
})

test('one candidate is exported with timeline, comments and notes, and counts as opened', async () => {
  const { company, jobAdId, huda, address } = await withCandidates()
  const seed = { organizationId: company.id, jobAdId }
  const candidateId = await addCandidate(site.database.owner, { ...seed, name: 'Omar' })
  const remark = { ...seed, candidateId, authorId: huda.id }
  await addRemark(site.database.owner, { ...remark, kind: 'comment', text: 'Strong.' })
  await addRemark(site.database.owner, { ...remark, kind: 'note', text: 'Called.' })
  const answer = (await site.ask(huda, `GET ${address}/${candidateId}/export`)).json()
  expect(answer.candidate.comments.map(({ text }: { text: string }) => text)).toEqual(['Strong.'])
  expect(answer.notes.map(({ text }: { text: string }) => text)).toEqual(['Called.'])
  expect(answer.candidate.timeline.map(({ kind }: { kind: string }) => kind)).toEqual([
    'applied',
    'opened',
    'exported',
  ])
  expect(answer.file).toBeNull()
})

test('the eleventh export of an hour is refused', async () => {
  const { ask } = await withCandidates()
  for (let no = 0; no < 10; no += 1) expect((await ask('')).statusCode).toBe(200)
  const refused = await ask('')
  expect([refused.statusCode, refused.json().code]).toEqual([429, 'request.tooMany'])
  expect(refused.headers['content-type']).toContain('application/json')
})

test('an error of the query is answered as JSON', async () => {
  const { ask } = await withCandidates()
  const refused = await ask('?format=pdf')
  expect([refused.statusCode, refused.json().code]).toEqual([400, 'request.invalid'])
})
