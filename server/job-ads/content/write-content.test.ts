import type { JobAdContent } from '@qareeb/contract/job-ads/job-ad-content'
import type { TeamJobAd } from '@qareeb/contract/job-ads/job-ad-life'
import { adLanguages, benefits, languageLevels, shifts } from '@qareeb/contract/job-ads/job-ad-requirements'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addBranch } from '../../testing/branches.ts'
import { completeContent } from '../../testing/seeds/sent-job-ad.ts'
import { openSite, type TestSite, type Visitor } from '../../testing/site.ts'
import { addTeam } from '../../testing/team.ts'

const address = '/api/v1/job-ad'

let site: TestSite
let omar: Visitor
let branch = ''
beforeAll(async () => {
  site = await openSite()
  omar = (await addTeam(site)).omar
  branch = await addBranch(site, omar)
})
afterAll(() => site.close())

const draft = async (changes: Partial<JobAdContent>): Promise<TeamJobAd> =>
  (await site.ask(omar, `POST ${address}`, { content: completeContent([branch], changes) })).json()
const publish = ({ id, version }: TeamJobAd) =>
  site.ask(omar, `PATCH ${address}/${id}`, { version, status: 'published' })
const open = async (changes: Partial<JobAdContent>): Promise<TeamJobAd> =>
  (await publish(await draft(changes))).json()

test('a draft keeps a currency without amounts, which publishing refuses', async () => {
  const pay = { min: null, max: null, currency: 'USD', period: 'hourly' } as const
  const ad = await draft({ pay })
  expect(ad.content.pay).toEqual(pay)
  const { errors } = (await publish(ad)).json()
  expect(errors).toMatchObject([
    { path: 'pay.min', problem: 'required' },
    { path: 'pay.max', problem: 'required' },
  ])
})

test.each([
  ['10,001 letters', 'a'.repeat(10_001)],
  ['few letters whose cleaned HTML is too long', '<b>a</b> '.repeat(4_500)],
])('a description of %s is refused in a draft, too, and the draft stays as it was', async (_, en) => {
  const content = completeContent([branch], { description: { ar: null, en } })
  const refused = {
    code: 'request.invalid',
    errors: [{ path: 'content.description.en', problem: 'tooLong' }],
  }
  const added = await site.ask(omar, `POST ${address}`, { content })
  expect(added.statusCode).toBe(400)
  expect(added.json()).toMatchObject(refused)

  const { id, version, content: kept } = await draft({})
  const edited = await site.ask(omar, `PATCH ${address}/${id}`, { version, content })
  expect(edited.statusCode).toBe(400)
  expect(edited.json()).toMatchObject(refused)
  expect((await site.ask(omar, `GET ${address}/dashboard/${id}`)).json().team.content).toEqual(kept)
})

test('an ad keeps every requirement and benefit, and shows them to everybody once it is published', async () => {
  const requirements: JobAdContent['requirements'] = {
    skills: [
      { key: 'vat', need: 'must' },
      { key: 'excel', need: 'nice' },
    ],
    experienceYears: 3,
    education: 'bachelor',
    languages: adLanguages.map((language, at) => ({
      language,
      level: languageLevels[at % languageLevels.length] ?? 'good',
    })),
    weeklyHours: 40,
    shifts: [...shifts],
    onsiteDays: 3,
  }
  const wanted = {
    openings: 4,
    benefits: [...benefits],
    benefitsText: { ar: 'حضانة قريبة.', en: 'A nursery nearby.' },
    requirements,
  }
  const { id, content } = await open({ workMode: 'hybrid', ...wanted })
  expect(content).toMatchObject(wanted)
  const { skills: _, ...others } = requirements
  const shown = (await site.ask(undefined, `GET ${address}/${id}`)).json()
  expect(shown.details).toEqual({
    ...others,
    openings: 4,
    benefits: wanted.benefits,
    benefitsText: wanted.benefitsText,
    skills: [expect.objectContaining({ need: 'must' }), expect.objectContaining({ need: 'nice' })],
  })
})
