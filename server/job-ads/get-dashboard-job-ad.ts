import type { ResponseOf } from '@qareeb/contract/endpoint'
import type { getDashboardJobAd as endpoint } from '@qareeb/contract/job-ads/job-ad-life'
import { openAdsOf } from '@qareeb/contract/organizations'
import { isPlatformAdmin } from '../ground/acting-for.ts'
import type { Context, SignedIn } from '../ground/context.ts'
import { AppError } from '../ground/errors.ts'
import { inTransaction } from '../ground/use-case.ts'
import { getPublicJobAd, isId } from './open-ads/get-job-ad.ts'
import { toTeamJobAd } from './present-team-job-ad.ts'
import { toPublicJobAd } from './presentation.ts'
import { countToldByClosing } from './queries/company-list.ts'
import { findTeamJobAd } from './queries/lock-job-ad.ts'
import { findOtherCompanyWith } from './queries/other-companies.ts'
import { countOpenAds, getPlan } from './queries/publisher.ts'
import type { OwnJobAdRecord } from './queries/team-job-ad-row.ts'

type DashboardJobAd = ResponseOf<typeof endpoint>

/**
 * One ad: for the team that the caller acts for, and for platform administrators, with everything; for others as anybody
 * may read it.
 * @throws AppError `jobAd.notFound`; `jobAd.ofOtherCompany` with the caller's company that has the ad
 */
export async function getDashboardJobAd(
  context: Context,
  { params: { id } }: { params: { id: string } },
): Promise<DashboardJobAd> {
  const { actor } = context
  const own = actor.kind === 'user' && isId(id) ? await findOwn(context, actor, id) : null
  if (own) return own
  const row = await getPublicJobAd(context, id)
  return { team: null, public: toPublicJobAd(row, { now: context.now() }), plan: null, openCandidates: null }
}

async function findOwn(context: Context, actor: SignedIn, id: string): Promise<DashboardJobAd | null> {
  const organizationId = actor.organization?.id
  const scope = { actor: actor.userId, ...(organizationId && { organizationId }) }
  return inTransaction(
    context,
    async (context) => {
      const jobAd = await findTeamJobAd(context.db, id)
      if (jobAd && (jobAd.organizationId === organizationId || isPlatformAdmin(context)))
        return present(context, jobAd)
      const other = await findOtherCompanyWith(context.db, { userId: actor.userId, jobAdId: id })
      if (other) throw new AppError('jobAd.ofOtherCompany', { company: other })
      return null
    },
    scope,
  )
}

async function present(
  { db, now: readClock }: Pick<Context, 'db' | 'now'>,
  jobAd: OwnJobAdRecord,
): Promise<DashboardJobAd> {
  const { organizationId } = jobAd
  const now = readClock()
  const isPublic = jobAd.status !== 'draft'
  const [plan, used] = [await getPlan(db, organizationId), await countOpenAds(db, { organizationId, now })]
  return {
    team: toTeamJobAd(jobAd, now),
    public: isPublic ? toPublicJobAd(await getPublicJobAd({ db }, jobAd.id), { now }) : null,
    plan: { used, limit: openAdsOf[plan] },
    openCandidates: await countToldByClosing(db, jobAd.id),
  }
}
