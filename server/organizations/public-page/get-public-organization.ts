import type { InputOf, ResponseOf } from '@qareeb/contract/endpoint'
import type { getPublicOrganization as endpoint } from '@qareeb/contract/organizations/public-page'
import { placeByKey } from '@qareeb/reference/places'
import type { Context } from '../../ground/context.ts'
import { AppError } from '../../ground/errors.ts'
import { listOpenAdsOf } from '../../job-ads/open-ads/list-open-ads-of.ts'
import { presentSummary } from '../list-memberships.ts'
import { findPublicCompany, listPublicBranches, type PublicBranch } from '../queries/public-organization.ts'

/** Ads on the page of a company; search shows the rest. */
const mostAds = 20

/** Branches on its map. */
const mostBranches = 200

/**
 * The public data of a company: that it is verified, its branches that ads have named, its newest open ads.
 * @throws AppError `organization.notFound` for one that is not public yet, or was deleted
 */
export async function getPublicOrganization(
  context: Pick<Context, 'db' | 'now'>,
  { params }: Pick<InputOf<typeof endpoint>, 'params'>,
): Promise<ResponseOf<typeof endpoint>> {
  const company = await findPublicCompany(context.db, params.slug.normalize('NFC').toLowerCase())
  if (!company) throw new AppError('organization.notFound')

  const asked = { organizationId: company.id, now: context.now(), most: mostBranches }
  const branches = await listPublicBranches(context.db, asked)
  return {
    organization: presentSummary(company),
    locations: branches.map(presentBranch),
    ...(await listOpenAdsOf(context, { organizationId: company.id, most: mostAds })),
  }
}

const presentBranch = ({ city, ...branch }: PublicBranch) => ({
  ...branch,
  city: city === null ? null : (placeByKey(city)?.name ?? null),
})
