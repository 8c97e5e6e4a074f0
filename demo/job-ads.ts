import type { ContractType, EmploymentType, SeniorityLevel, WorkMode } from '@qareeb/contract/job-ads'
import type { Bilingual } from '@qareeb/contract/locale'
import type { CompanyName } from './company-names.ts'
import type { DemoJobAd, DemoLocation, DemoOrganization } from './demo-country.ts'
import { employerOf } from './industries.ts'
import { nameContact } from './name-contact.ts'
import { offerPay } from './pay.ts'
import type { Random } from './random.ts'
import type { Employer, Role } from './role.ts'
import { roles, titlesAt } from './roles.ts'
import { describe, describeBriefly } from './texts/descriptions.ts'
import { leadsOthers, wordTitle } from './texts/titles.ts'
import { placeInTime } from './timeline.ts'

type Writing = { organization: DemoOrganization; company: CompanyName; now: Date; length: 'full' | 'brief' }

/** Writes one ad of a company. */
export function writeJobAd({ organization, company, now, length }: Writing, random: Random): DemoJobAd {
  const job = imagineJob(organization, random)
  const { role, workMode, employmentType, seniority, locations } = job
  const title = wordTitle({ ...job, nameSkill: length === 'brief' && random.chance(0.5) }, random)
  const languages = pickLanguages(company.name, random)
  const timeline = placeInTime(now, random)
  const write = length === 'full' ? describe : describeBriefly
  const text = write(
    {
      ...job,
      name: title.plain,
      company,
      industry: organization.industry,
      hasDeadline: timeline.deadline !== null,
    },
    random,
  )

  return {
    id: random.uuid(),
    organizationId: organization.id,
    title: { ar: languages.ar ? title.full[0] : null, en: languages.en ? title.full[1] : null },
    description: { ar: languages.ar ? text('ar') : null, en: languages.en ? text('en') : null },
    category: role.category,
    workMode,
    employmentType,
    contractType: pickContractType(employmentType, random),
    seniority,
    salary: offerPay({ ...job, cityKey: locations[0]?.cityKey ?? '' }, random),
    locations,
    adType: random.chance(0.8) ? organization.plan : 'free',
    ...timeline,
    contact: nameContact(random),
  }
}

function imagineJob({ locations, ...organization }: DemoOrganization, random: Random) {
  const employer = employerOf(organization)
  const role = pickRole(employer, random)
  const title = random.pick(titlesAt(role, employer))
  const leads = leadsOthers(title)
  const employmentType = leads ? pickLeadersType(random) : pickEmploymentType(role, random)
  const workMode = pickWorkMode(role, leads, random)
  return {
    employer,
    role,
    title,
    leads,
    employmentType,
    workMode,
    seniority: pickSeniority({ role, leads, employmentType }, random),
    locations: pickLocations(locations, workMode, random),
  }
}

/** The first two employers of a role hire for it most. */
const pickRole = (employer: readonly Employer[], random: Random): Role => {
  const hired = roles.filter((role) => titlesAt(role, employer).length > 0)
  return random.weighted(hired, ({ employers }) =>
    employers.slice(0, 2).some((kind) => employer.includes(kind)) ? 6 : 1,
  )
}

/** Anyone who leads a branch or a team is seen there some days of the week. */
function pickWorkMode(role: Role, leads: boolean, random: Random): WorkMode {
  if (role.remote === undefined) return 'onsite'
  const draw = random.next()
  const [remoteShare, hybridShare] = role.remote === 'often' ? [0.14, 0.38] : [0.04, 0.24]
  if (draw < remoteShare) return leads ? 'hybrid' : 'full-remote'
  return draw < remoteShare + hybridShare ? 'hybrid' : 'onsite'
}

/** A job of 45 days leads no team. */
const pickLeadersType = (random: Random): EmploymentType => (random.chance(0.94) ? 'full-time' : 'contract')

function pickEmploymentType(role: Role, random: Random): EmploymentType {
  if (role.isTraining) return 'internship'
  const draw = random.next()
  if (draw < (role.wage ? 0.16 : 0.04)) return 'part-time'
  if (draw < (role.wage ? 0.23 : 0.05)) return 'temporary'
  if (draw < (role.wage ? 0.25 : 0.1)) return 'contract'
  return draw > 0.96 && role.week === 'office' && role.pay[0] < 9_000 ? 'internship' : 'full-time'
}

type Job = { role: Role; leads: boolean; employmentType: EmploymentType }

function pickSeniority({ role, leads, employmentType }: Job, random: Random): SeniorityLevel | null {
  if (employmentType === 'internship') return 'entry-level'
  if (random.chance(0.18)) return null
  const draw = random.next()
  if (leads || role.pay[0] >= 10_000) return draw < 0.6 ? 'mid' : 'senior'
  if (role.pay[3] < 6_500) return draw < 0.4 ? 'entry-level' : draw < 0.8 ? 'junior' : 'mid'
  if (draw < 0.22) return 'entry-level'
  if (draw < 0.56) return 'junior'
  return draw < 0.87 ? 'mid' : 'senior'
}

function pickContractType(employmentType: EmploymentType, random: Random): ContractType | null {
  if (random.chance(0.28)) return null
  if (employmentType === 'internship') return 'internship-contract'
  if (employmentType === 'contract') return random.pick(['b2b', 'specific-task-contract', 'mandate-contract'])
  if (employmentType === 'temporary') return random.pick(['specific-task-contract', 'employment-contract'])
  return random.chance(0.95) ? 'employment-contract' : 'mandate-contract'
}

/** Most ads are for one branch, some for two to four, a few for up to ten. */
function pickLocations(
  branches: readonly DemoLocation[],
  workMode: WorkMode,
  random: Random,
): DemoLocation[] {
  if (workMode === 'full-remote') return branches.slice(0, 1)
  const draw = random.next()
  return random.some(branches, draw < 0.85 ? 1 : draw < 0.97 ? random.int(2, 4) : random.int(5, 10))
}

/** A company with a name in one language writes mostly in that language. */
function pickLanguages(name: Bilingual, random: Random) {
  const draw = random.next()
  if (draw < 0.42) return { ar: true, en: true }
  const inArabic = name.en === null ? draw < 0.97 : name.ar === null ? draw < 0.5 : draw < 0.78
  return { ar: inArabic, en: !inArabic }
}
