import type { EmploymentType, SeniorityLevel, WorkMode } from '@qareeb/contract/job-ads'
import type { Locale } from '@qareeb/contract/locale'
import { closings, steps } from '../closings.ts'
import type { CompanyName } from '../company-names.ts'
import type { DemoLocation } from '../demo-country.ts'
import { durations, hoursByWeek, hybridHours, partTimeHours } from '../hours.ts'
import type { Random } from '../random.ts'
import type { Claims, Employer, Industry, Pair, Role, Sentence } from '../role.ts'
import {
  benefitsByCategory,
  benefitsByWeek,
  commonBenefits,
  lastingBenefits,
  remoteBenefits,
} from './benefits.ts'
import { firstSentences } from './first-sentences.ts'
import { narratorOf, type Narrator } from './narrator.ts'
import { escaped, listed, render, type Draft, type Section } from './render-description.ts'
import { yearsAr, yearsEn } from './wording.ts'

/** The sentences of an ad, before they are written in one language. */
export type Brief = {
  role: Role
  title: Sentence
  /** The title as it stands in a sentence, "Senior" and all. */
  name: Pair
  leads: boolean
  company: CompanyName
  industry: Industry
  employer: readonly Employer[]
  locations: readonly DemoLocation[]
  workMode: WorkMode
  employmentType: EmploymentType
  seniority: SeniorityLevel | null
  hasDeadline: boolean
}

/** Writes the description of an ad as HTML, once for each language, with the same content in both. */
export function describe(brief: Brief, random: Random): (locale: Locale) => string {
  const draft = draftOf(brief, random)
  return (locale) => render(draft, brief, locale === 'ar' ? 0 : 1)
}

/** Two short paragraphs' worth, for measurements with a million ads. */
export function describeBriefly(brief: Brief, random: Random): (locale: Locale) => string {
  const narrator = narratorOf({ ...brief, facts: factsOf(brief, 1) }, random)
  const about = narrator.one(brief.role.about)
  const duties = narrator.some(brief.role.duties, 2)
  return (locale) => {
    const side = locale === 'ar' ? 0 : 1
    return `<p>${escaped(about[side])}</p>${listed(duties, side)}`
  }
}

/** The hours come first: most possible contradictions depend on them. */
function draftOf(brief: Brief, random: Random): Draft {
  const { role } = brief
  const years = random.int(...yearsOf(brief))
  const narrator = narratorOf({ ...brief, facts: factsOf(brief, years) }, random)
  const notes = notesOf(brief, narrator)
  const about = narrator.one(role.about)

  return {
    intro: [narrator.one(firstSentences), about],
    sections: [
      { heading: random.pick(dutyHeadings), items: narrator.some(role.duties, random.int(4, 6)) },
      { heading: random.pick(requirementHeadings), items: requirementsOf(role, years, { narrator, random }) },
      ...extraSections(brief, { narrator, random }),
    ],
    notes,
    closing: random.chance(0.75) ? narrator.one(closings) : undefined,
    look: random.chance(0.75) ? 'headings' : 'bold',
  }
}

/** The given facts before the first sentence. Schools are closed in the evening. */
const factsOf = (brief: Brief, years: number): Claims => ({
  week: brief.employmentType === 'part-time' ? 'part' : 'whole',
  isLasting: brief.employmentType === 'full-time' || brief.employmentType === 'part-time',
  isRemote: brief.workMode === 'full-remote',
  isOneBranch: brief.locations.length === 1,
  isNamed: brief.company.name.ar !== null && brief.company.name.en !== null,
  hasDeadline: brief.hasDeadline,
  leads: brief.leads,
  isExperienced: years > 0,
  ...(brief.role.week === 'school' && { start: 'fixed' }),
})

function notesOf({ role, workMode, employmentType }: Brief, narrator: Narrator): Draft['notes'] {
  const duration = durations[employmentType]
  const hours = employmentType === 'part-time' ? partTimeHours : hoursByWeek[role.week]
  return [
    ...(duration ? [{ label: durationLabel, sentences: [narrator.one(duration)] }] : []),
    {
      label: hoursLabel,
      sentences: [narrator.one(hours), ...(workMode === 'hybrid' ? [narrator.one(hybridHours)] : [])],
    },
  ]
}

type Voice = { narrator: Narrator; random: Random }

function requirementsOf(role: Role, years: number, { narrator, random }: Voice): Sentence[] {
  const requirements = narrator.some(role.requirements, random.int(3, 4))
  if (years === 0) return [...requirements, ['لا تُشترط خبرة سابقة', 'No previous experience needed']]
  const experience: Sentence = [
    `خبرة ${yearsAr(years)} على الأقل ${role.experience[0]}`,
    `At least ${yearsEn(years)} of experience ${role.experience[1]}`,
  ]
  return [experience, ...requirements]
}

function yearsOf({ leads, seniority }: Brief): readonly [number, number] {
  return yearsByLevel[seniority ?? (leads ? 'mid' : 'junior')]
}

const yearsByLevel: Readonly<Record<SeniorityLevel, readonly [number, number]>> = {
  'entry-level': [0, 0],
  junior: [1, 2],
  mid: [3, 5],
  senior: [6, 10],
}

function extraSections(brief: Brief, { narrator, random }: Voice): Section[] {
  const benefits = random.chance(0.8)
    ? [{ heading: random.pick(benefitHeadings), items: benefitsOf(brief, { narrator, random }) }]
    : []
  const next =
    brief.workMode !== 'full-remote' && random.chance(0.12)
      ? [{ heading: stepsHeading, items: [...random.pick(steps)], ordered: true }]
      : []
  return [...benefits, ...next]
}

function benefitsOf({ role, employmentType, workMode }: Brief, { narrator, random }: Voice): Sentence[] {
  if (employmentType !== 'full-time') return narrator.some(commonBenefits, random.int(2, 3))
  const particular = workMode === 'full-remote' ? remoteBenefits : benefitsByWeek[role.week]
  return [
    ...narrator.some([...lastingBenefits, ...commonBenefits.slice(0, 3)], random.int(2, 3)),
    ...narrator.some([...(benefitsByCategory[role.category] ?? []), ...particular], random.int(1, 2)),
  ]
}

const hoursLabel: Pair = ['الدوام:', 'Hours:']
const durationLabel: Pair = ['المدة:', 'Duration:']
const stepsHeading: Pair = ['خطوات التقديم', 'What happens next']

const dutyHeadings: readonly Pair[] = [
  ['المهام', 'What you will do'],
  ['مهام الوظيفة', 'Your tasks'],
  ['ماذا يشمل العمل', 'What the work involves'],
  ['المسؤوليات', 'Responsibilities'],
]

const requirementHeadings: readonly Pair[] = [
  ['المتطلبات', 'Requirements'],
  ['ما نبحث عنه', 'What we are looking for'],
  ['المؤهلات', 'Qualifications'],
  ['ما تحتاج إليه الوظيفة', 'What the job takes'],
]

const benefitHeadings: readonly Pair[] = [
  ['المزايا', 'Benefits'],
  ['ما نقدمه', 'What we offer'],
  ['ماذا ستجد معنا', 'What you get'],
]
