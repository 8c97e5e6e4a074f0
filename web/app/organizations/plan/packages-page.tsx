import { plans } from '@qareeb/contract/job-ads'
import { getOrganization, isAbove, type Organization } from '@qareeb/contract/organizations'
import { useQueryOf } from '../../data/use-query-of.ts'
import { isolateCode } from '../../i18n/isolate.ts'
import { useFormats } from '../../i18n/use-formats.ts'
import { usePaths, usePhrases } from '../../i18n/use-phrases.ts'
import { pageMeta } from '../../page/page-head.ts'
import { pageLoader } from '../../page/page-loader.ts'
import { routeHandle } from '../../page/route-handle.ts'
import { LoadingOrFailed } from '../../ui/loading/loading-or-failed.tsx'
import { type Stats, useActiveCompany, useDashboard } from '../../workspace/dashboard-context.ts'
import { PageTop } from '../../workspace/page-top.tsx'
import { PlanCard } from './plan-card.tsx'

export const handle = routeHandle({ phrases: ['packages'], shape: 'cards' })

export const loader = pageLoader(async ({ phrases }) => ({
  head: { title: phrases('packages')('title'), noindex: true },
}))

export const meta = pageMeta

/** The plan of the company, its use, and future plans. */
export default function PackagesPage() {
  const t = usePhrases('packages')
  const dashboard = usePhrases('dashboard')
  const paths = usePaths()
  const {
    data: organization,
    failure,
    reload,
  } = useQueryOf(getOrganization, { query: {} }, { isFresh: true })
  return (
    <>
      <PageTop title={t('title')} crumbs={[{ to: paths.dashboard(), label: dashboard('overview') }]} />
      <CurrentPlan />
      <section aria-labelledby="plans" className="mt-8">
        <h2 id="plans" className="text-lg font-semibold">
          {t('plans')}
        </h2>
        <p className="mt-1 max-w-[65ch] text-pretty text-ink-2">{t('comingSoonText')}</p>
        {organization ? (
          <Plans organization={organization} />
        ) : (
          <div className="mt-4 rounded-l border border-line bg-surface p-7">
            <LoadingOrFailed failure={failure} reload={reload} lines={6} />
          </div>
        )}
      </section>
    </>
  )
}

function CurrentPlan() {
  const t = usePhrases('packages')
  const { stats } = useDashboard()
  const { plan } = useActiveCompany().organization
  return (
    <section aria-labelledby="current" className="rounded-l border border-line bg-surface p-5 sm:p-7">
      <h2 id="current" className="text-sm text-ink-3">
        {t('current')}
      </h2>
      <p className="mt-1 text-xl font-semibold">{t(`plan.${plan}`)}</p>
      <p className="mt-1 min-h-6 text-ink-2">{stats && <PlanUse {...stats.plan} />}</p>
    </section>
  )
}

function PlanUse({ openAds, limit }: Stats['plan']) {
  const t = usePhrases('packages')
  const { number } = useFormats()
  const used = isolateCode(number(openAds))
  return limit === null ? t('useUnlimited', { used }) : t('use', { used, limit: isolateCode(number(limit)) })
}

const Plans = ({ organization: { plan: current, planInterest } }: { organization: Organization }) => (
  <ul className="mt-4 grid gap-4 md:grid-cols-3">
    {plans.map((plan) => (
      <PlanCard
        key={plan}
        plan={plan}
        isCurrent={plan === current}
        isAbove={isAbove(plan, current)}
        isAskedFor={plan === planInterest}
      />
    ))}
  </ul>
)
