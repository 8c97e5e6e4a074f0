import type { DraftJobAd } from '@qareeb/contract/job-ads'
import type { Database } from '../../platform/database/database.ts'
import { toDetails } from '../open-ads/to-details.ts'
import { toLocation, toOrganizationSummary } from '../presentation.ts'
import { findCompanyRow, listLocationsOf } from '../queries/draft-parts.ts'
import type { OwnJobAdRecord } from '../queries/team-job-ad-row.ts'
import { toSent } from './written-content.ts'

/** A draft as its page will look; in it anything may be missing. */
export async function previewDraft(db: Database, jobAd: OwnJobAdRecord): Promise<DraftJobAd> {
  const { pay, title, description, category, workMode, employmentType, contractType, seniority, deadline } =
    toSent(jobAd)
  const { min, max } = pay ?? { min: null, max: null }
  return {
    id: jobAd.id,
    state: 'draft',
    slugs: jobAd.slugs,
    title,
    description,
    organization: toOrganizationSummary(await findCompanyRow(db, jobAd.organizationId)),
    category,
    workMode,
    employmentType,
    contractType,
    seniority,
    salary: pay && min !== null && max !== null ? { ...pay, min, max } : null,
    publishedAt: null,
    expiresAt: null,
    closedAt: null,
    deadline,
    locations: (await listLocationsOf(db, jobAd.id)).map((row) => toLocation(row)),
    details: toDetails({
      openings: jobAd.openings,
      benefits: jobAd.benefits,
      benefits_text_ar: jobAd.benefitsText.ar,
      benefits_text_en: jobAd.benefitsText.en,
      requirements: jobAd.requirements,
    }),
  }
}
