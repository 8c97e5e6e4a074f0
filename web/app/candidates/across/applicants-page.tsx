import { type Applicant, listApplicants } from '@qareeb/contract/candidates/applicants'
import { UserSearch } from 'lucide-react'
import { usePagesOf } from '../../data/use-pages-of.ts'
import { usePaths, usePhrases } from '../../i18n/use-phrases.ts'
import { isOtherPath } from '../../page/is-other-path.ts'
import { pageMeta } from '../../page/page-head.ts'
import { pageLoader } from '../../page/page-loader.ts'
import { routeHandle } from '../../page/route-handle.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { MoreButton } from '../../ui/loading/more-button.tsx'
import { ShapeOrFailed } from '../../ui/loading/page-shape.tsx'
import type { Pages } from '../../ui/loading/pages.ts'
import { Reloadable } from '../../ui/loading/reloadable.tsx'
import { PageTop } from '../../workspace/page-top.tsx'
import { ApplicantCard } from './applicant-card.tsx'
import { type ApplicantFilter, clearedFilter, isNarrowed, toQuery } from './applicant-filter.ts'
import { ApplicantTools } from './applicant-tools.tsx'
import { useApplicantFilter } from './use-applicant-filter.ts'

export const handle = routeHandle({
  phrases: ['candidates', 'applicants'],
  shape: 'searched-list',
  hasText: true,
})

export const loader = pageLoader(async ({ phrases }) => ({
  head: { title: phrases('applicants')('title'), noindex: true },
}))

export const meta = pageMeta

export const shouldRevalidate = isOtherPath

/** Everybody who applied to the company and is still kept, each with all applications. */
export default function ApplicantsPage() {
  const t = usePhrases('applicants')
  const dashboard = usePhrases('dashboard')
  const paths = usePaths()
  const { filter, change } = useApplicantFilter()
  const list = usePagesOf(listApplicants, toQuery(filter))
  return (
    <>
      <PageTop
        title={t('title')}
        crumbs={[{ to: paths.dashboard(), label: dashboard('overview') }]}
        text={t('text')}
      />
      <div className="grid gap-4">
        <ApplicantTools filter={filter} change={change} />
        <Listed list={list} filter={filter} clear={() => change(clearedFilter)} />
      </div>
    </>
  )
}

type ListedProps = { list: Pages<Applicant>; filter: ApplicantFilter; clear: () => void }

function Listed({ list, filter, clear }: ListedProps) {
  const t = usePhrases('applicants')
  const ui = usePhrases('ui')
  const { items, failure, reload, hasMore, isLoading, loadMore } = list
  if (!items) return <ShapeOrFailed shape="list" failure={failure} reload={reload} />
  if (items.length === 0) return <Nobody isNarrowed={isNarrowed(filter)} clear={clear} />
  return (
    <Reloadable failure={failure} reload={reload} label={t('title')}>
      <p role="status" className="sr-only">
        {ui(hasMore ? 'firstListed' : 'listed', { count: items.length })}
      </p>
      <ul className="divide-y divide-line overflow-hidden rounded-l border border-line bg-surface">
        {items.map((applicant) => (
          <ApplicantCard key={applicant.id} applicant={applicant} />
        ))}
      </ul>
      {hasMore && <MoreButton isLoading={isLoading} onLoad={loadMore} />}
    </Reloadable>
  )
}

function Nobody({ isNarrowed, clear }: { isNarrowed: boolean; clear: () => void }) {
  const t = usePhrases('applicants')
  const candidates = usePhrases('candidates')
  if (isNarrowed)
    return (
      <EmptyState title={candidates('noneFoundTitle')} text={candidates('noneFoundText')}>
        <Button kind="outline" onClick={clear}>
          {candidates('showAll')}
        </Button>
      </EmptyState>
    )
  return (
    <EmptyState
      title={candidates('noneTitle')}
      text={t('noneText')}
      icon={<UserSearch className="size-7" aria-hidden />}
    />
  )
}
