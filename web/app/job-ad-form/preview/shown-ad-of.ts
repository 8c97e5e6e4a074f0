import type { JobAdLocation, PublicJobAd } from '@qareeb/contract/job-ads'
import { jobAdBounds } from '@qareeb/contract/job-ads'
import type { Locale } from '@qareeb/contract/locale'
import type { OrganizationLocation } from '@qareeb/contract/organization-locations'
import type { Organization } from '@qareeb/contract/organizations'
import { endOfRiyadhDay } from '@qareeb/reference/end-of-day'
import { dayMs } from '@qareeb/reference/riyadh'
import { skillNames } from '@qareeb/reference/skill-names'
import type { ShownAd } from '../../job-ads/page/shown-ad.ts'
import { contentOf } from '../typed/content-of.ts'
import type { TypedJobAd } from '../typed/typed-job-ad.ts'
import { keepRichText } from './keep-rich-text.ts'

/** The input of a preview. */
export type Previewed = {
  typed: TypedJobAd
  organization: Organization
  locations: readonly OrganizationLocation[]
  now: Date
}

export type PreviewedAd = ShownAd & Pick<PublicJobAd, 'details'>

/** An ad that is still written, as its page would show it if it were published now. */
export function shownAdOf({ typed, organization, locations, now }: Previewed): PreviewedAd {
  const { title, description, pay, requirements, ...content } = contentOf(typed)
  const { id, slug, name, verificationStatus, verifiedAt, logoUrl } = organization
  const { min = null, max = null } = pay ?? {}
  return {
    id: 'preview',
    state: 'active',
    slugs: { ar: null, en: null },
    title,
    description: { ar: keepRichText(description.ar), en: keepRichText(description.en) },
    organization: { id, slug, name, verified: verificationStatus === 'verified', verifiedAt, logoUrl },
    category: content.category,
    workMode: content.workMode,
    employmentType: content.employmentType,
    contractType: content.contractType,
    seniority: content.seniority,
    salary: pay && min !== null && max !== null ? { ...pay, min, max } : null,
    publishedAt: now.toISOString(),
    expiresAt: endOf(content.deadline, now),
    closedAt: null,
    deadline: content.deadline,
    locations: placesOf(content.locationIds, locations),
    details: {
      ...requirements,
      openings: content.openings,
      benefits: content.benefits,
      benefitsText: content.benefitsText,
      skills: requirements.skills.flatMap(({ key, need }) => {
        const skill = skillNames.get(key)
        return skill ? [{ name: skill, need }] : []
      }),
    },
  }
}

/** As the server reckons it at publishing: after thirty days, or at the end of the deadline's day in Riyadh. */
function endOf(deadline: string | null, now: Date): string {
  const latest = now.getTime() + jobAdBounds.openDays * dayMs
  const last = deadline === null ? latest : endOfRiyadhDay(deadline).getTime()
  return new Date(Math.min(latest, last)).toISOString()
}

/** The chosen branches in the order in which they were chosen. */
const placesOf = (ids: readonly string[], locations: readonly OrganizationLocation[]): JobAdLocation[] =>
  ids.flatMap((id) => {
    const found = locations.find((location) => location.id === id)
    if (!found) return []
    const { name, address, city, district, lat, lng } = found
    return [{ id, name, address, city, district, lat, lng, distanceKm: null }]
  })

/** The language in which a preview begins: that of the page, or the one with text. */
export function firstLanguage(typed: TypedJobAd, locale: Locale): Locale {
  const other = locale === 'ar' ? 'en' : 'ar'
  return typed.title[locale].trim() === '' && typed.title[other].trim() !== '' ? other : locale
}
