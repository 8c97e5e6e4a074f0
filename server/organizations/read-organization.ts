import type { Organization } from '@qareeb/contract/organizations'
import { pictureUrl } from '../files/addresses.ts'
import { describeCompanyFile } from '../files/company-files.ts'
import type { Context } from '../ground/context.ts'
import { AppError } from '../ground/errors.ts'
import { type Company, findCompany } from './queries/organizations.ts'

type ReadingContext = Pick<Context, 'db' | 'config' | 'now' | 'locale'>

/**
 * A company as its team sees it. Works in a transaction of that company.
 * @throws AppError `organization.notFound`
 */
export async function readOrganization(context: ReadingContext, id: string): Promise<Organization> {
  const company = await findCompany(context.db, id)
  if (!company) throw new AppError('organization.notFound')
  const { registrationFileId } = company
  const registration = registrationFileId && (await describeCompanyFile(context, registrationFileId))
  return { ...present(company), registration: registration || null }
}

const present = (company: Company): Omit<Organization, 'registration'> => ({
  id: company.id,
  slug: company.slug,
  name: company.name,
  logoUrl: company.logoFile && pictureUrl(company.logoFile),
  plan: company.plan,
  verificationStatus: company.verificationStatus,
  verifiedAt: company.verifiedAt?.toISOString() ?? null,
  rejection:
    company.rejectedAt && company.rejectionReason !== null
      ? { reason: company.rejectionReason, at: company.rejectedAt.toISOString() }
      : null,
  waitingSince: company.waitingSince?.toISOString() ?? null,
  registrationExpiresOn: company.registrationExpiresOn,
  registrationNumber: company.registrationNumber,
  marketingAllowed: company.marketingAllowed,
  retentionMonths: company.retentionMonths,
  planInterest: company.planInterest,
  isPublic: company.publicSince !== null && company.hiddenSince === null,
  createdAt: company.createdAt.toISOString(),
  version: company.version,
})
