import { jobAdBounds } from '@qareeb/contract/job-ads'
import { plainTextOf } from '@qareeb/contract/text/rich-text'
import { nearestPlace } from '@qareeb/reference/places'
import { findSelectingWords, findSelectingWordsOfTitle } from '@qareeb/reference/wording/find-selecting-words'
import { describe, expect, it } from 'vitest'
import { generateCountry, type CountryOptions } from './country.ts'
import type { DemoJobAd, DemoOrganization } from './demo-country.ts'

const now = new Date('2026-11-21T10:00:00Z')
const options: CountryOptions = { seed: 'test', ads: 2_000, organizations: 150, now }

function live(changes: Partial<CountryOptions> = {}) {
  const organizations: DemoOrganization[] = []
  const jobAds: DemoJobAd[] = []
  for (const company of generateCountry({ ...options, ...changes })) {
    organizations.push(company.organization)
    jobAds.push(...company.jobAds)
  }
  return { organizations, jobAds }
}

const { organizations, jobAds } = live()
const texts = (locale: 'ar' | 'en') =>
  jobAds.flatMap(({ description }) => (description[locale] === null ? [] : plainTextOf(description[locale])))
const share = (isMeant: (jobAd: DemoJobAd) => boolean) => jobAds.filter(isMeant).length / jobAds.length

describe('the demo country', () => {
  it('is the same for the same seed and another for another', () => {
    const small = { ads: 60, organizations: 10 }
    expect(live(small)).toEqual(live(small))
    expect(live({ ...small, seed: 'other' }).jobAds[0]?.id).not.toBe(live(small).jobAds[0]?.id)
  })

  it('has the requested number of companies and ads', () => {
    expect(organizations).toHaveLength(150)
    expect(jobAds).toHaveLength(2_000)
    expect(new Set(jobAds.map(({ id }) => id)).size).toBe(2_000)
  })

  it('gives every company another name', () => {
    const names = organizations.map(({ name }) => `${name.ar} ${name.en}`)
    expect(new Set(names).size).toBe(names.length)
  })

  it('writes two ads in five in both languages, and some in one', () => {
    const both = share(({ title }) => title.ar !== null && title.en !== null)
    expect(both).toBeGreaterThan(0.35)
    expect(both).toBeLessThan(0.47)
    expect(share(({ title }) => title.en === null)).toBeGreaterThan(0.15)
    expect(share(({ title }) => title.ar === null)).toBeGreaterThan(0.1)
  })

  it('has work of all 20 categories', () => {
    expect(new Set(jobAds.map(({ category }) => category)).size).toBe(20)
  })
})

describe('an ad of the demo country', () => {
  it('keeps the bounds of the contract', () => {
    for (const { title, description, locations } of jobAds)
      for (const locale of ['ar', 'en'] as const) {
        expect(title[locale] === null).toBe(description[locale] === null)
        if (title[locale] === null) continue
        expect(title[locale].length).toBeGreaterThanOrEqual(jobAdBounds.title.min)
        expect(title[locale].length).toBeLessThanOrEqual(jobAdBounds.title.max)
        expect(plainTextOf(description[locale] ?? '').length).toBeGreaterThan(jobAdBounds.description.min)
        expect(locations.length).toBeGreaterThanOrEqual(jobAdBounds.locations.min)
        expect(locations.length).toBeLessThanOrEqual(jobAdBounds.locations.max)
      }
  })

  it('has a lowest pay below the highest, which is seldom above twice the lowest', () => {
    expect(share(({ salary }) => salary.min > salary.max || salary.min <= 0)).toBe(0)
    expect(share(({ salary }) => salary.max > 2 * salary.min)).toBeLessThan(0.02)
  })

  it('is paid in riyals unless it is remote work', () => {
    const foreign = jobAds.filter(({ salary }) => salary.currency !== 'SAR')
    expect(foreign.length).toBeGreaterThan(0)
    expect(foreign.filter(({ workMode }) => workMode !== 'full-remote')).toEqual([])
  })

  it('gives the building the same number in both languages and in the short address', () => {
    for (const { address, shortNationalAddress } of organizations.flatMap(({ locations }) => locations)) {
      const building = address.ar?.match(/^\d{4}/)?.[0]
      expect(address.en).toMatch(new RegExp(`^${building} `))
      if (shortNationalAddress) expect(shortNationalAddress.slice(4)).toBe(building)
    }
  })

  it('lies in the city it names', () => {
    const astray = organizations
      .flatMap(({ locations }) => locations)
      .filter(
        ({ lat, lng, districtKey, cityKey }) =>
          districtKey !== null && nearestPlace(lat, lng).city.key !== cityKey,
      )
    // Districts at the edge of a city may be nearer to a neighbour's.
    expect(astray.length).toBeLessThan(organizations.length * 0.05)
  })

  it('was neither published nor closed in the future', () => {
    const moments = jobAds.flatMap(({ publishedAt, closedAt }) =>
      [publishedAt, closedAt].filter((moment) => moment !== null),
    )
    expect(moments.filter((moment) => moment > now)).toEqual([])
  })

  it('expires 30 days after publishing, or with the last minute of its deadline', () => {
    const published = jobAds.flatMap(({ publishedAt, expiresAt, deadline }) =>
      publishedAt && expiresAt ? { deadline, expiresAt, days: (+expiresAt - +publishedAt) / 86_400_000 } : [],
    )
    const [withDeadline, without] = [
      published.filter(({ deadline }) => deadline),
      published.filter(({ deadline }) => !deadline),
    ]
    expect(withDeadline.length).toBeGreaterThan(0)
    expect(without.filter(({ days }) => days !== jobAdBounds.openDays)).toEqual([])
    expect(withDeadline.filter(({ days }) => days > jobAdBounds.openDays)).toEqual([])
    expect(
      withDeadline.filter(({ expiresAt }) => !expiresAt.toISOString().endsWith('T21:00:00.000Z')),
    ).toEqual([])
  })
})

describe('its language', () => {
  it('has no unfilled placeholder in a sentence', () => {
    for (const text of [...texts('ar'), ...texts('en')])
      expect(text).not.toMatch(/[{}]|undefined|null| {2}| [.,،؛:]|\.\./)
  })

  it('keeps Arabic free of English beyond names, and English free of Arabic', () => {
    const names =
      /\b(?:Excel|SAP|SOCPA|CPA|CMA|CFA|CCNA|CompTIA|BLS|ACLS|SHRM|CIPD|aPHRi|PMP|ISO|TypeScript|Python|Java|SQL|Git|Power BI|Tableau|Active Directory|AutoCAD|Revit|React|Node|Flutter|NET|CNC)\b/g
    for (const text of texts('ar')) expect(text.replace(names, '')).not.toMatch(/[A-Za-z]/)
    for (const text of texts('en')) expect(text).not.toMatch(/[\u0600-\u06ff]/)
  })

  it('avoids officialese', () => {
    for (const text of texts('ar'))
      expect(text).not.toMatch(/يرجى|يُرجى|(?:^|\s)قام ب|القيام ب|(?:^|\s)(?:تم|يتم)\s/)
    for (const text of texts('en')) expect(text).not.toMatch(/!|successfully|please|rockstar|ninja/i)
  })

  it('has no title and no description that publishing refuses', () => {
    const titles = [...new Set(jobAds.flatMap(({ title }) => [title.ar ?? '', title.en ?? '']))]
    expect(titles.flatMap((title) => findSelectingWordsOfTitle(title, []))).toEqual([])
    expect([...texts('ar'), ...texts('en')].flatMap((text) => findSelectingWords(text, []))).toEqual([])
  })

  it('asks for no sex, age, looks or nationality', () => {
    for (const text of texts('ar'))
      expect(text).not.toMatch(
        /(?<!\p{L})(?:ذكر|أنثى|للرجال|للنساء|رجل|امرأة|شاب|شباب|الجنسية|حسن المظهر|عازب|متزوج|العمر)(?!\p{L})/u,
      )
    for (const text of texts('en'))
      expect(text).not.toMatch(
        /\b(?:male|female|men|women|young|nationality|good-looking|single|married|age)\b/i,
      )
  })
})
