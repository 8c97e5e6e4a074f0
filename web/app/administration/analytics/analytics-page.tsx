import { getAnalytics } from '@qareeb/contract/analytics'
import type { ResponseOf } from '@qareeb/contract/endpoint'
import { useQueryOf } from '../../data/use-query-of.ts'
import { formatDate } from '../../i18n/dates.ts'
import { useFormats } from '../../i18n/use-formats.ts'
import { usePaths, usePhrases } from '../../i18n/use-phrases.ts'
import { isOtherPath } from '../../page/is-other-path.ts'
import { pageMeta } from '../../page/page-head.ts'
import { pageLoader } from '../../page/page-loader.ts'
import { routeHandle } from '../../page/route-handle.ts'
import { BarChart } from '../../ui/bar-chart.tsx'
import { ShapeOrFailed } from '../../ui/loading/page-shape.tsx'
import { Reloadable } from '../../ui/loading/reloadable.tsx'
import { SectionCard } from '../../ui/section-card.tsx'
import { PageTop } from '../../workspace/page-top.tsx'
import { DaysTable, PagesTable } from './analytics-tables.tsx'
import { PeriodChips } from './period-chips.tsx'
import { usePeriod } from './use-period.ts'

export const handle = routeHandle({ phrases: ['analytics'], hasText: true })

export const loader = pageLoader(async ({ phrases }) => ({
  head: { title: phrases('analytics')('title'), noindex: true },
}))

export const meta = pageMeta

export const shouldRevalidate = isOtherPath

/** Page views by day and by page, counted without cookies. */
export default function AnalyticsPage() {
  const t = usePhrases('analytics')
  const administration = usePhrases('administration')
  const paths = usePaths()
  const { days, choose } = usePeriod()
  const answer = useQueryOf(getAnalytics, { query: { days } })
  return (
    <>
      <PageTop
        title={t('title')}
        crumbs={[{ to: paths.admin(), label: administration('overview') }]}
        text={t('text')}
      />
      <PeriodChips days={days} onChange={choose} />
      {answer.data ? (
        <Reloadable {...answer} label={t('title')}>
          <Figures analytics={answer.data} />
        </Reloadable>
      ) : (
        <ShapeOrFailed shape="list" {...answer} />
      )}
    </>
  )
}

function Figures({ analytics: { days, pages } }: { analytics: ResponseOf<typeof getAnalytics> }) {
  const t = usePhrases('analytics')
  const { number } = useFormats()
  const total = days.reduce((sum, { views }) => sum + views, 0)
  const ofAds = days.reduce((sum, { adViews }) => sum + adViews, 0)
  const most = Math.max(0, ...days.map(({ views }) => views))
  return (
    <div className="grid gap-6 *:min-w-0">
      <SectionCard
        id="days"
        title={t('byDay')}
        text={t('total', { views: number(total), ads: number(ofAds) })}
      >
        <BarChart
          bars={days.map(({ day, views, adViews }) => ({ key: day, value: views, part: adViews }))}
          ends={[formatDate(days[0]?.day ?? ''), formatDate(days.at(-1)?.day ?? '')]}
          top={number(most)}
        />
        <p aria-hidden className="mt-2 flex flex-wrap gap-x-5 text-[0.8125rem] text-ink-2">
          <Legend className="bg-brand/40">{t('views')}</Legend>
          <Legend className="bg-brand">{t('adViews')}</Legend>
        </p>
        <DaysTable days={days} />
      </SectionCard>
      <SectionCard id="pages" title={t('byPage')} {...(pages.length === 0 && { text: t('nothing') })}>
        {pages.length > 0 && <PagesTable pages={pages} />}
      </SectionCard>
    </div>
  )
}

const Legend = ({ className, children }: { className: string; children: string }) => (
  <span className="inline-flex items-center gap-2">
    <span className={`size-3 rounded-[2px] ${className}`} />
    {children}
  </span>
)
