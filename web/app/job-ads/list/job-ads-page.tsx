import type { TeamJobAdRow } from '@qareeb/contract/job-ads/job-ad-life'
import { Plus } from 'lucide-react'
import { Link } from 'react-router'
import { usePaths, usePhrases } from '../../i18n/use-phrases.ts'
import { isOtherPath } from '../../page/is-other-path.ts'
import { pageMeta } from '../../page/page-head.ts'
import { pageLoader } from '../../page/page-loader.ts'
import { routeHandle } from '../../page/route-handle.ts'
import { buttonStyle } from '../../ui/button-style.ts'
import { Button } from '../../ui/button.tsx'
import { MoreButton } from '../../ui/loading/more-button.tsx'
import { ShapeOrFailed } from '../../ui/loading/page-shape.tsx'
import type { LoadablePages } from '../../ui/loading/pages.ts'
import { Reloadable } from '../../ui/loading/reloadable.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useActiveCompany } from '../../workspace/dashboard-context.ts'
import { TextSkeleton } from '../../workspace/page-skeleton.tsx'
import { PageTop } from '../../workspace/page-top.tsx'
import { AdFilters } from './ad-filters.tsx'
import { AdTable } from './ad-table.tsx'
import { AdTabs } from './ad-tabs.tsx'
import { BulkBar } from './bulk-bar.tsx'
import type { ListFilter } from './list-address.ts'
import { NoAds } from './no-ads.tsx'
import { PlanRoom } from './plan-room.tsx'
import { SelectListed } from './select-listed.tsx'
import { type AdListSummary, useAdList, useAdSummary } from './use-ad-list.ts'
import { useListFilter } from './use-list-filter.ts'
import { useSelecting } from './use-selection.ts'

export const handle = routeHandle({
  phrases: ['jobAdList'],
  shape: 'searched-list',
  hasText: true,
  hasActions: true,
})

export const loader = pageLoader(async ({ phrases, url, paths }) => {
  const t = phrases('jobAdList')
  return { head: { title: t(url.pathname === paths.drafts() ? 'drafts' : 'title'), noindex: true } }
})

export const meta = pageMeta

export const shouldRevalidate = isOtherPath

/** The company's job ads, drafts included: found, changed one by one or several at once. */
export default function JobAdsPage() {
  const t = usePhrases('jobAdList')
  const dashboard = usePhrases('dashboard')
  const paths = usePaths()
  const addressing = useListFilter()
  const { filter } = addressing
  const list = useAdList(filter)
  const { summary, ...answer } = useAdSummary()
  const listed = list.items ?? []
  const selecting = useSelecting(listed.map(({ id }) => id))
  return (
    <>
      <PageTop
        title={t(filter.tab === 'draft' ? 'drafts' : 'title')}
        crumbs={[{ to: paths.dashboard(), label: dashboard('overview') }]}
        text={summary ? <PlanRoom plan={summary.plan} /> : <TextSkeleton />}
        actions={
          <Link to={paths.jobAdForm()} className={buttonStyle({})}>
            <Plus className="size-5" aria-hidden />
            {t('publishNew')}
          </Link>
        }
      />
      <WhyNotPublish />
      <AdTabs {...addressing} counts={summary?.counts} />
      <AdFilters addressing={addressing} counts={summary?.counts}>
        {listed.length > 0 && <SelectButton selecting={selecting} />}
      </AdFilters>
      {summary ? (
        <Listed list={list} filter={filter} summary={summary} selecting={selecting} />
      ) : (
        <ShapeOrFailed shape="list" {...answer} />
      )}
    </>
  )
}

/** Says what the company needs before any ad of it can be published. */
function WhyNotPublish() {
  const t = usePhrases('jobAdList')
  const errors = usePhrases('errors')
  const paths = usePaths()
  const { organization, hasRegistrationNumber } = useActiveCompany()
  const isVerified = organization.verificationStatus === 'verified'
  if (isVerified && hasRegistrationNumber) return null
  return (
    <div className="mb-4">
      <Notice>
        {isVerified ? (
          <Link to={paths.companyDetails()} className="underline">
            {errors('organization.numberMissing')}
          </Link>
        ) : (
          t('notVerified')
        )}
      </Notice>
    </div>
  )
}

type SelectButtonProps = { selecting: ReturnType<typeof useSelecting> }

/** Shows the boxes of ads on phones, where they have no room of their own. */
function SelectButton({ selecting: { isSelecting, toggle } }: SelectButtonProps) {
  const t = usePhrases('jobAdList')
  return (
    <Button kind="quiet" size="small" onClick={toggle} className="ms-auto -me-3 lg:hidden">
      {t(isSelecting ? 'selectDone' : 'select')}
    </Button>
  )
}

type ListedProps = SelectButtonProps & {
  list: LoadablePages<TeamJobAdRow>
  filter: ListFilter
  summary: AdListSummary
}

function Listed({ list, filter, summary, selecting }: ListedProps) {
  const t = usePhrases('jobAdList')
  const ui = usePhrases('ui')
  const { items, failure, reload, hasMore, isLoading, loadMore } = list
  const { selection, isSelecting, leave } = selecting
  if (!items) return <ShapeOrFailed shape="list" failure={failure} reload={reload} />
  if (items.length === 0) return <NoAds filter={filter} />
  return (
    <Reloadable failure={failure} reload={reload} label={t('title')}>
      <p role="status" className="sr-only">
        {ui(hasMore ? 'firstListed' : 'listed', { count: items.length })}
      </p>
      <SelectListed list={list} selection={selection} filter={filter} counts={summary.counts} />
      <AdTable items={items} plan={summary.plan} selection={selection} isSelecting={isSelecting} />
      {hasMore && <MoreButton isLoading={isLoading} onLoad={loadMore} />}
      <BulkBar selected={items.filter(({ id }) => selection.ids.has(id))} onClear={leave} />
    </Reloadable>
  )
}
