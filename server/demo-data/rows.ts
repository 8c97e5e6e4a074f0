import { plainTextOf } from '@qareeb/contract/text/rich-text'
import type { DemoJobAd, DemoLocation, DemoOrganization } from '@qareeb/demo/demo-country'
import { minorUnits, monthlySar } from '@qareeb/reference/currencies'
import { skillsIn } from '../vocabulary/skills-in.ts'
import { askedInText } from './asked-in-text.ts'

/** A row by the names of its columns. */
export type Row = Record<string, unknown>

/** @param publicSince when its first ad was published, if one was; a company that was verified is public besides */
export const organizationRow = (
  organization: DemoOrganization,
  slug: string,
  publicSince: Date | null,
): Row => ({
  id: organization.id,
  slug,
  name_ar: organization.name.ar,
  name_en: organization.name.en,
  verification_status: organization.verificationStatus,
  verified_at: organization.verifiedAt,
  plan: organization.plan,
  public_since: publicSince ?? organization.verifiedAt,
  created_at: organization.createdAt,
})

export const locationRow = (
  location: DemoLocation,
  { id, createdAt }: DemoOrganization,
  publicSince: Date | null,
): Row => ({
  id: location.id,
  organization_id: id,
  name_ar: location.name.ar,
  name_en: location.name.en,
  address_ar: location.address.ar,
  address_en: location.address.en,
  short_national_address: location.shortNationalAddress,
  city_key: location.cityKey,
  district_key: location.districtKey,
  lat: location.lat,
  lng: location.lng,
  public_since: publicSince,
  created_at: createdAt,
})

export function jobAdRow(jobAd: DemoJobAd): Row {
  const { title, description } = jobAd
  const text = {
    ar: description.ar && plainTextOf(description.ar),
    en: description.en && plainTextOf(description.en),
  }

  const skills = skillsOf(text.ar, text.en)
  return {
    id: jobAd.id,
    organization_id: jobAd.organizationId,
    status: jobAd.status,
    ad_type: jobAd.adType,
    title_ar: title.ar,
    title_en: title.en,
    description_html_ar: description.ar,
    description_html_en: description.en,
    description_text_ar: text.ar,
    description_text_en: text.en,
    skills,
    ...askedInText(text, skills),
    openings: openingsOf(jobAd),
    outcome: jobAd.status === 'archived' ? 'hired-here' : null,
    category: jobAd.category,
    work_mode: jobAd.workMode,
    employment_type: jobAd.employmentType,
    contract_type: jobAd.contractType,
    seniority: jobAd.seniority,
    ...payColumns(jobAd),
    deadline: jobAd.deadline,
    published_at: jobAd.publishedAt,
    expires_at: jobAd.expiresAt,
    closed_at: jobAd.closedAt,
    created_at: jobAd.createdAt,
    updated_at: jobAd.publishedAt ?? jobAd.createdAt,
    is_demo: true,
  }
}

/**
 * The results of `skillsIn` by sentence: the country's ads consist of a few thousand sentences, and reading each of
 * them once makes the first start half a second shorter.
 */
const skillsOf = (...texts: (string | null)[]): string[] => [
  ...new Set(texts.flatMap((text) => (text ?? '').split('\n').flatMap(skillsOfLine))),
]

const known = new Map<string, string[]>()

function skillsOfLine(line: string): string[] {
  const skills = known.get(line) ?? skillsIn(line)
  if (known.size < 10_000) known.set(line, skills)
  return skills
}

/** Every fourth ad leaves it open; the others ask for one to three people. The id is the source of chance. */
const openingsOf = ({ id }: DemoJobAd): number | null => Number.parseInt(id.slice(-1), 16) % 4 || null

function payColumns({ salary: { min, max, currency, period } }: DemoJobAd): Row {
  const minor = (amount: number) => Math.round(amount * 10 ** minorUnits[currency])
  return {
    pay_period: period,
    currency,
    pay_min: minor(min),
    pay_max: minor(max),
    pay_min_monthly: monthlySar(minor(min), currency, period),
    pay_max_monthly: monthlySar(minor(max), currency, period),
  }
}

export const contactRow = ({ id, organizationId, contact }: DemoJobAd): Row => ({
  job_ad_id: id,
  organization_id: organizationId,
  ...contact,
})

export const jobAdLocationRows = ({ id, organizationId, locations }: DemoJobAd): Row[] =>
  locations.map((location, index) => ({
    job_ad_id: id,
    location_no: index + 1,
    organization_id: organizationId,
    organization_location_id: location.id,
  }))
