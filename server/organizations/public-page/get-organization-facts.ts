import type { Bilingual } from '@qareeb/contract/locale'
import type { Context } from '../../ground/context.ts'
import { AppError } from '../../ground/errors.ts'
import { isId } from '../../job-ads/open-ads/get-job-ad.ts'
import { countOpenAdsOf } from '../../job-ads/open-ads/list-open-ads-of.ts'
import { findPublicCompanyById } from '../queries/public-organization.ts'

/** The facts of a company that the picture of a link to its page shows. */
export type OrganizationFacts = {
  id: string
  name: Bilingual
  verified: boolean
  /** Its picture, WebP; null without one. */
  logo: Buffer | null
  openAds: number
}

/** @throws AppError `organization.notFound` for a company that is not public, or was deleted */
export async function getOrganizationFacts(
  context: Pick<Context, 'db' | 'files' | 'now'>,
  id: string,
): Promise<OrganizationFacts> {
  const company = isId(id) ? await findPublicCompanyById(context.db, id) : undefined
  if (!company) throw new AppError('organization.notFound')
  const { name, logoFile, verificationStatus } = company
  const [openAds, logo] = await Promise.all([
    countOpenAdsOf(context, id),
    logoFile === null ? undefined : context.files.read(logoFile),
  ])
  return { id, name, verified: verificationStatus === 'verified', logo: logo ?? null, openAds }
}
