import { jobTitles } from '@qareeb/reference/job-titles'
import { describe, expect, it } from 'vitest'
import { employerOf, industries } from './industries.ts'
import { seededRandom } from './random.ts'
import type { Claims, Employer, Industry } from './role.ts'
import { roles, titlesAt } from './roles.ts'
import { narratorOf } from './texts/narrator.ts'
import { leadsOthers } from './texts/titles.ts'

const employers = Object.entries(industries).flatMap(([industry, { names }]) =>
  names.map(({ trade }) => employerOf({ industry: industry as Industry, ...(trade && { trade }) })),
) // the record is total over Industry

const jobs = employers.flatMap((employer) =>
  roles.flatMap((role) => titlesAt(role, employer).map((title) => ({ employer, role, title }))),
)

const hires = (kind: Employer, title: string) =>
  jobs.some((job) => job.employer.includes(kind) && job.title[1] === title)

describe('the roles of the demo country', () => {
  it('have titles of the glossary in both languages, so that a search in one language finds the other', () => {
    const titles = roles.flatMap((role) => role.titles)
    const known = new Set(
      jobTitles.flatMap(({ ar, en }) => ar.flatMap((arabic) => en.map((english) => `${arabic} ${english}`))),
    )
    expect(
      titles.map(([ar, en]) => `${ar.replace(/\u0651/g, '')} ${en}`).filter((pair) => !known.has(pair)),
    ).toEqual([])
  })

  it('limit a sentence only to titles of their own', () => {
    for (const { titles, about, duties, requirements } of roles)
      for (const [, english, fits] of [...about, ...duties, ...requirements])
        for (const title of fits?.as ?? [])
          expect(
            titles.map(([, en]) => en),
            english,
          ).toContain(title)
  })

  it('have a title for every named employer', () => {
    for (const role of roles)
      for (const kind of role.employers)
        expect(
          jobs.some((job) => job.role === role && job.employer.includes(kind)),
          `${role.titles[0]?.[1]} at ${kind}`,
        ).toBe(true)
  })

  it('have enough sentences about every title at every employer, with any terms', () => {
    for (const { employer, role, title } of jobs)
      for (const facts of termsOf(leadsOthers(title))) {
        const told = (sentences: typeof role.about) =>
          narratorOf({ employer, title, facts }, seededRandom('')).some(sentences, 99).length
        const where = `${title[1]} at ${employer.join(' ')}: ${JSON.stringify(facts)}`
        expect(told(role.about), where).toBeGreaterThan(0)
        expect(told(role.duties), where).toBeGreaterThan(3)
        expect(told(role.requirements), where).toBeGreaterThan(2)
      }
  })

  it.each<[title: string, ...never: Employer[]]>([
    [
      'Supermarket cashier',
      'restaurant',
      'cafe',
      'bakery',
      'pharmacy',
      'fashion',
      'furniture',
      'electronics',
    ],
    ['Jewellery seller', 'pharmacy', 'furniture', 'electronics', 'supermarket'],
    ['Mobile phone seller', 'pharmacy', 'furniture', 'fashion', 'supermarket'],
    ['Nurse', 'dental'],
    ['Emergency physician', 'dental', 'clinic'],
    ['Paediatrician', 'dental'],
    ['Physiotherapist', 'dental'],
    ['Pharmacist', 'dental'],
    ['School bus driver', 'hospital', 'hotel', 'pilgrims', 'holding'],
    ['Lecturer', 'kindergarten', 'school'],
    ['Mathematics teacher', 'kindergarten'],
    ['Car wash worker', 'school', 'hotel', 'hospital', 'cleaning'],
    ['Laundry worker', 'school', 'workshop'],
    ['Home cleaner', 'school', 'hotel', 'hospital'],
    ['Bank teller', 'restaurant', 'retail', 'hospital'],
    ['Baker', 'restaurant', 'hospital'],
    ['Farm worker', 'hotel', 'property'],
  ])('never seek a %s at a %s', (title, ...never) => {
    expect(jobs.some((job) => job.title[1] === title)).toBe(true)
    expect(never.filter((kind) => hires(kind, title))).toEqual([])
  })
})

/** Beginners, part of a week, work from home: each for those who can have it. */
const termsOf = (leads: boolean): Claims[] =>
  [true, false].flatMap((isExperienced) =>
    leads && !isExperienced
      ? []
      : (['whole', 'part'] as const).flatMap((week) =>
          [true, false].map((isRemote) => ({
            leads,
            isExperienced,
            week,
            isRemote,
            isLasting: false,
            hasPast: false,
          })),
        ),
  )
