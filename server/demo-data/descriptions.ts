import type { EmploymentType, SeniorityLevel, WorkMode } from '@qareeb/contract/job-ads'
import type { Locale } from '@qareeb/contract/locale'
import {
  benefitsByCategory,
  benefitsByWeek,
  commonBenefits,
  lastingBenefits,
  remoteBenefits,
} from './benefits.ts'
import type { CompanyName } from './company-names.ts'
import type { DemoLocation } from './demo-country.ts'
import { closings, hoursByType, hoursByWeek, hybridHours, steps } from './hours.ts'
import { industries } from './industries.ts'
import { openings, remoteOpenings, type Opening } from './openings.ts'
import type { Random } from './random.ts'
import type { Industry, Pair, Role } from './role.ts'
import { leadsOthers } from './titles.ts'
import { insideSentence, placesInSentence, withArticle, yearsAr, yearsEn } from './wording.ts'

/** What an ad says, before it is put into words of one language. */
export type Brief = {
  role: Role
  title: Pair
  company: CompanyName
  industry: Industry
  locations: readonly DemoLocation[]
  workMode: WorkMode
  employmentType: EmploymentType
  seniority: SeniorityLevel | null
}

type Section = { heading: Pair; items: Pair[]; ordered?: boolean }
type Draft = {
  intro: Pair[]
  sections: Section[]
  hours: Pair[]
  closing: Pair | undefined
  look: 'headings' | 'bold'
}

/** Writes the description of an ad as HTML, once for each language, with the same content in both. */
export function describe(brief: Brief, random: Random): (locale: Locale) => string {
  const draft = draftOf(brief, random)
  return (locale) => render(draft, brief, locale === 'ar' ? 0 : 1)
}

/** Two short paragraphs' worth, for measurements with a million ads. */
export function describeBriefly(brief: Brief, random: Random): (locale: Locale) => string {
  const about = random.pick(brief.role.about)
  const duties = random.some(brief.role.duties, 2)
  return (locale) => {
    const side = locale === 'ar' ? 0 : 1
    return `<p>${escaped(about[side])}</p>${list(duties, side)}`
  }
}

function draftOf(brief: Brief, random: Random): Draft {
  const { role, workMode, employmentType } = brief
  const about = random.pick(role.about)
  const sections: Section[] = [
    { heading: random.pick(dutyHeadings), items: random.some(role.duties, random.int(4, 6)) },
    { heading: random.pick(requirementHeadings), items: requirementsOf(brief, random) },
  ]
  if (random.chance(0.8))
    sections.push({ heading: random.pick(benefitHeadings), items: benefitsOf(brief, random) })
  if (workMode !== 'full-remote' && random.chance(0.12))
    sections.push({ heading: stepsHeading, items: [...random.pick(steps)], ordered: true })

  return {
    intro: [openingOf(brief, about, random), about],
    sections,
    hours: [
      random.pick(hoursByType[employmentType] ?? hoursByWeek[role.week]),
      ...(workMode === 'hybrid' ? [random.pick(hybridHours)] : []),
    ],
    closing: random.chance(0.75) ? random.pick(closings) : undefined,
    look: random.chance(0.75) ? 'headings' : 'bold',
  }
}

/** A branch that opens only now has no past to speak of. */
const speaksOfPast = ([ar]: Pair) => /الفرع|الفندق|سجلنا|منذ|العام|عمرها|صاروا/.test(ar)

function openingOf({ company, workMode, locations }: Brief, about: Pair, random: Random): Pair {
  const isNamed = company.name.ar !== null && company.name.en !== null
  const fits: Readonly<Record<NonNullable<Opening['needs']>, boolean>> = {
    company: isNamed,
    oneBranch: locations.length === 1,
    newBranch: locations.length === 1 && !speaksOfPast(about),
  }
  const candidates = workMode === 'full-remote' ? remoteOpenings : openings
  return random.pick(candidates.filter(({ needs }) => needs === undefined || fits[needs])).text
}

function requirementsOf({ role, title, seniority }: Brief, random: Random): Pair[] {
  const [low, high] = yearsByLevel[seniority ?? (leadsOthers(title) ? 'mid' : 'junior')]
  const years = random.int(low, high)
  const experience: Pair =
    years === 0
      ? ['لا تُشترط خبرة سابقة', 'No previous experience needed']
      : [
          `خبرة ${yearsAr(years)} على الأقل ${role.experience[0]}`,
          `At least ${yearsEn(years)} of experience ${role.experience[1]}`,
        ]
  if (years === 0)
    return [...random.some(role.requirements.filter(isForBeginners), random.int(3, 4)), experience]
  return [experience, ...random.some(role.requirements, random.int(3, 4))]
}

/** Whoever needs no experience has no record, portfolio or team to show either. */
const isForBeginners = ([ar]: Pair) =>
  !/خبرة|سجل (?:واضح|مثبت)|نماذج|معرض أعمال|قيادة (?:فريق|الفرق)|إدارة فرق/.test(ar)

const yearsByLevel: Readonly<Record<SeniorityLevel, readonly [number, number]>> = {
  'entry-level': [0, 0],
  junior: [1, 2],
  mid: [3, 5],
  senior: [6, 10],
}

function benefitsOf({ role, employmentType, workMode }: Brief, random: Random): Pair[] {
  if (employmentType !== 'full-time') return random.some(commonBenefits, random.int(2, 3))
  const particular = workMode === 'full-remote' ? remoteBenefits : benefitsByWeek[role.week]
  return [
    ...random.some([...lastingBenefits, ...commonBenefits.slice(0, 3)], random.int(2, 3)),
    ...random.some([...(benefitsByCategory[role.category] ?? []), ...particular], random.int(1, 2)),
  ]
}

function render({ intro, sections, hours, closing, look }: Draft, brief: Brief, side: 0 | 1): string {
  const words = wordsFor(brief, side)
  const heading = (pair: Pair) =>
    look === 'headings' ? `<h3>${pair[side]}</h3>` : `<p><strong>${pair[side]}</strong></p>`

  return [
    ...intro.map((pair) => `<p>${escaped(fillIn(pair[side], words))}</p>`),
    ...sections.map(({ heading: pair, items, ordered }) => heading(pair) + list(items, side, ordered)),
    `<p><strong>${hoursLabel[side]}</strong> ${escaped(hours.map((pair) => pair[side]).join(' '))}</p>`,
    closing ? `<p><em>${escaped(closing[side])}</em></p>` : '',
  ].join('')
}

function wordsFor({ title, company, industry, locations }: Brief, side: 0 | 1): Record<string, string> {
  return {
    title: side === 0 ? title[0] : insideSentence(title[1]),
    'a title': withArticle(title[1]),
    place: placesInSentence(locations)[side],
    company: (side === 0 ? company.name.ar : company.name.en) ?? '',
    field: industries[industry].field[side],
    searches: company.gender === 'feminine' ? 'تبحث' : 'يبحث',
  }
}

const fillIn = (template: string, words: Record<string, string>) =>
  template.replace(/\{([a-z ]+)\}/g, (_, name: string) => words[name] ?? '')

const list = (items: readonly Pair[], side: 0 | 1, ordered = false) => {
  const element = ordered ? 'ol' : 'ul'
  return `<${element}>${items.map((item) => `<li>${escaped(item[side])}</li>`).join('')}</${element}>`
}

/** As the sanitiser writes it, so that what is stored equals what it would have made of it. */
const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const hoursLabel: Pair = ['الدوام:', 'Hours:']
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
