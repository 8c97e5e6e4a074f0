import { afterAll, beforeAll, expect, test } from 'vitest'
import { openHiringSite, type HiringSite } from '../../testing/hiring-site.ts'
import { addJobAd } from '../../testing/job-ads.ts'
import { addCandidate } from '../../testing/seeds/candidates.ts'

let site: HiringSite
let searched: (q: string) => Promise<string[]>
let inCompany: (q: string) => Promise<string[]>
let counted: (q: string) => Promise<number>

const names = ['Sara Al-Harbi', 'Sara Omar Al-Qahtani', 'Omar Sara Khalid Nasser Al-Harbi', 'نورة القحطاني']
/** An applicant to another ad of the company. */
const elsewhere = 'Omar Sara Zayd'

beforeAll(async () => {
  site = await openHiringSite()
  const { huda, company, jobAdId } = await site.hire()
  const { owner } = site.database
  const seed = { organizationId: company.id, jobAdId }
  for (const [place, name] of names.entries())
    await addCandidate(owner, { ...seed, name, email: `person-${place}@mail.example` })
  const { id: other } = await addJobAd(owner, company, { titleEn: 'Driver', at: [{ lat: 21.5, lng: 39.2 }] })
  await addCandidate(owner, { ...seed, jobAdId: other, name: elsewhere, email: 'other@mail.example' })
  const ask = async (path: string, q: string) =>
    (await site.ask(huda, `GET ${path}${encodeURIComponent(q)}`)).json()
  const found = async (path: string, q: string): Promise<string[]> =>
    (await ask(path, q)).items.map(({ name }: { name: string }) => name)
  searched = (q) => found(`/api/v1/job-ad/${jobAdId}/candidates?sort=oldest&q=`, q)
  inCompany = (q) => found('/api/v1/organization/candidates?q=', q)
  counted = async (q) => (await ask(`/api/v1/job-ad/${jobAdId}/candidates/counts?q=`, q)).total
})
afterAll(() => site.close())

test('all typed words have to be found, in any order and number', async () => {
  const [sara, saraOmar, omarSara] = names
  expect(await searched('sara')).toEqual([sara, saraOmar, omarSara])
  expect(await searched('omar sara')).toEqual([saraOmar, omarSara])
  expect(await searched('nasser sara omar')).toEqual([omarSara])
  expect(await searched('o s k n h')).toEqual([omarSara])
  expect(await searched('sara omar khalid nasser zayd')).toEqual([])
})

test('a word that is typed twice counts once', async () => {
  expect(await searched('omar omar')).toEqual([names[1], names[2]])
})

test('beside other words an Arabic name is found without its article too', async () => {
  expect(await searched('قحطاني نورة')).toEqual([names[3]])
  expect(await searched('نورة القحطاني')).toEqual([names[3]])
})

test('candidates of other ads are found in the company alone', async () => {
  expect(await searched('omar sara zayd')).toEqual([])
  expect(await inCompany('zayd omar sara')).toEqual([elsewhere])
  expect((await inCompany('omar sara')).toSorted()).toEqual([names[1], names[2], elsewhere].toSorted())
})

test('as many are counted as are listed', async () => {
  for (const q of ['sara', 'omar sara', 'nasser sara omar', 'sara zayd'])
    expect(await counted(q)).toBe((await searched(q)).length)
})
