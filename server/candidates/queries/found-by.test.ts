import { afterAll, beforeAll, expect, test } from 'vitest'
import { openHiringSite, type HiringSite } from '../../testing/hiring-site.ts'
import { addCandidate } from '../../testing/seeds/candidates.ts'

let site: HiringSite
let searched: (q: string) => Promise<string[]>

const names = ['Sara Al-Harbi', 'Sara Omar Al-Qahtani', 'Omar Sara Khalid Nasser Al-Harbi', 'نورة القحطاني']

beforeAll(async () => {
  site = await openHiringSite()
  const { huda, company, jobAdId } = await site.hire()
  const seed = { organizationId: company.id, jobAdId }
  for (const [place, name] of names.entries())
    await addCandidate(site.database.owner, { ...seed, name, email: `person-${place}@mail.example` })
  searched = async (q) => {
    const answer = await site.ask(
      huda,
      `GET /api/v1/job-ad/${jobAdId}/candidates?q=${encodeURIComponent(q)}&sort=oldest`,
    )
    return answer.json().items.map(({ name }: { name: string }) => name)
  }
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
