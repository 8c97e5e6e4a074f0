import { Plus } from 'lucide-react'
import { Link } from 'react-router'
import { useFormats } from '../../i18n/use-formats.ts'
import { usePaths, usePhrases } from '../../i18n/use-phrases.ts'
import { NewDocumentNotice } from '../../organizations/details/new-document-notice.tsx'
import { VerificationNotice } from '../../organizations/verification/verification-notice.tsx'
import { hasNewDocument } from '../../organizations/verification/why-not-verify.ts'
import { pageMeta } from '../../page/page-head.ts'
import { pageLoader } from '../../page/page-loader.ts'
import { routeHandle } from '../../page/route-handle.ts'
import { buttonStyle } from '../../ui/button-style.ts'
import { ShapeOrFailed } from '../../ui/loading/page-shape.tsx'
import { type Stats, useActiveCompany, useDashboard } from '../../workspace/dashboard-context.ts'
import { PageTop } from '../../workspace/page-top.tsx'
import { lacksRegistration } from '../lacks-registration.ts'
import { DueList } from './due-list.tsx'
import { LongestWaiting } from './longest-waiting.tsx'
import { NewCandidates } from './new-candidates.tsx'
import { OwnAnswerRate } from './own-answer-rate.tsx'
import { StatCard } from './stat-card.tsx'

export const handle = routeHandle({ phrases: ['organizations'], shape: 'cards', hasActions: true })

export const loader = pageLoader(async ({ phrases }) => ({
  head: { title: phrases('dashboard')('overview'), noindex: true },
}))

export const meta = pageMeta

/** The state of the company, and its open items. */
export default function OverviewPage() {
  const t = usePhrases('dashboard')
  const paths = usePaths()
  const { stats, statsFailure, reloadStats } = useDashboard()
  const { verificationStatus } = useActiveCompany().organization
  return (
    <>
      <PageTop
        title={t('overview')}
        actions={
          // Until the company is verified, its next step is more important than a new ad.
          <Link
            to={paths.jobAdForm()}
            className={buttonStyle({ kind: verificationStatus === 'verified' ? 'primary' : 'outline' })}
          >
            <Plus className="size-5" aria-hidden />
            {t('publishNew')}
          </Link>
        }
      />
      <VerificationNotice
        status={verificationStatus}
        isPublic={stats?.isPublic ?? false}
        isDocumentMissing={stats ? lacksRegistration(stats) : statsFailure ? false : null}
      />
      {stats && hasNewDocument({ ...stats, verificationStatus }) && <NewDocumentNotice />}
      {stats ? (
        <Counts stats={stats} />
      ) : (
        <ShapeOrFailed shape="cards" failure={statsFailure} reload={reloadStats} />
      )}
    </>
  )
}

function Counts({ stats }: { stats: Stats }) {
  const { jobAds, candidates, locations, members, pendingInvitations, plan, due } = stats
  const t = usePhrases('dashboard')
  const paths = usePaths()
  const { number } = useFormats()
  const used = number(plan.openAds)
  const planUse =
    // For an unlimited plan the first card shows the number.
    plan.limit === null ? t('noLimit') : t('quotaOf', { used, limit: number(plan.limit) })
  return (
    <>
      <ul className="grid grid-cols-2 gap-3 xl:grid-cols-5 max-xl:[&>li:last-child]:col-span-2">
        <StatCard
          label={t('openAds')}
          value={number(jobAds.active)}
          to={paths.jobAds(jobAds.inactive > 0 ? { state: 'inactive' } : {})}
        >
          {t('closedAds', { count: jobAds.inactive })}
        </StatCard>
        <NewCandidates {...candidates} />
        <StatCard label={t('locations')} value={number(locations)} to={paths.companyLocations()}>
          {t(locations === 0 ? 'noLocations' : 'toLocations')}
        </StatCard>
        <StatCard label={t('members')} value={number(members)} to={paths.manageUsers()}>
          {t('invited', { count: pendingInvitations })}
        </StatCard>
        <StatCard label={t('planUse')} value={planUse} to={paths.packages()}>
          {t('toPackages')}
        </StatCard>
      </ul>
      <DueList due={due} />
      <LongestWaiting count={candidates.new} />
      <OwnAnswerRate />
    </>
  )
}
