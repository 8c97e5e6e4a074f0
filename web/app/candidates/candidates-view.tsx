import type { CandidateRow } from '@qareeb/contract/candidates/company-candidates'
import type { TeamJobAd } from '@qareeb/contract/job-ads/job-ad-life'
import { listOrganizationLocations } from '@qareeb/contract/organization-locations'
import { UserSearch } from 'lucide-react'
import { useRef } from 'react'
import { useQueryOf } from '../data/use-query-of.ts'
import { usePhrases } from '../i18n/use-phrases.ts'
import { Button } from '../ui/button.tsx'
import { cx } from '../ui/cx.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { ShapeOrFailed } from '../ui/loading/page-shape.tsx'
import type { Pages } from '../ui/loading/pages.ts'
import { Reloadable } from '../ui/loading/reloadable.tsx'
import { CandidatePanel } from './detail/candidate-panel.tsx'
import { ExportCandidates } from './export/export-candidates.tsx'
import { clearedFilter, isNarrowed } from './filter/candidate-filter.ts'
import { type Filtering, useCandidateFilter } from './filter/use-candidate-filter.ts'
import { type AdLocation, CandidateFilters } from './list/candidate-filters.tsx'
import { CandidateTable } from './list/candidate-table.tsx'
import { CandidateTabs } from './list/candidate-tabs.tsx'
import { KeyHelp } from './list/key-help.tsx'
import { useCandidateCounts, useCandidates } from './list/use-candidates.ts'
import { useListKeys } from './list/use-list-keys.ts'
import { useNeighbours } from './list/use-neighbours.ts'

/** The candidates of an ad as a list, with the open application beside it, on small screens in its place. */
export function CandidatesView({ team }: { team: TeamJobAd }) {
  const filtering = useCandidateFilter()
  const { filter, open } = filtering
  const list = useCandidates(team.id, filter)
  const counts = useCandidateCounts(team.id)
  const search = useRef<HTMLInputElement>(null)
  const neighbours = useNeighbours(list, filter.openId, open)
  const help = useListKeys({
    focusSearch: () => search.current?.focus(),
    first: list.items?.[0]?.id ?? null,
    open,
    isOpen: filter.openId !== null,
  })
  const locations = useAdLocations(team.content.locationIds)
  const isOpen = filter.openId !== null
  return (
    <div
      className={cx(
        isOpen && 'xl:grid xl:grid-cols-[minmax(22rem,2fr)_minmax(0,3fr)] xl:items-start xl:gap-5',
      )}
    >
      <div className={cx('grid gap-4', isOpen && 'max-xl:hidden')}>
        <CandidateFilters filtering={filtering} locations={locations} searchRef={search}>
          <ExportCandidates jobAdId={team.id} filter={filter} />
        </CandidateFilters>
        <CandidateTabs filtering={filtering} counts={counts} />
        <Listed list={list} filtering={filtering} isDraft={team.state === 'draft'} />
        <KeyHelp help={help} />
      </div>
      {filter.openId !== null && (
        <div className="xl:sticky xl:top-4 xl:max-h-[calc(100dvh-2rem)] xl:overflow-y-auto xl:overscroll-contain">
          <CandidatePanel jobAdId={team.id} candidateId={filter.openId} neighbours={neighbours} />
        </div>
      )}
    </div>
  )
}

/** The branches that an ad names, to filter by; empty until they are here. */
function useAdLocations(ids: readonly string[]): AdLocation[] {
  const { data } = useQueryOf(listOrganizationLocations, { query: {} })
  return (data?.items ?? []).filter(({ id }) => ids.includes(id))
}

type ListedProps = { list: Pages<CandidateRow>; filtering: Filtering; isDraft: boolean }

function Listed({ list, filtering: { filter, change, open }, isDraft }: ListedProps) {
  const t = usePhrases('candidates')
  const ui = usePhrases('ui')
  const { items, failure, reload, hasMore, isLoading, loadMore } = list
  if (!items) return <ShapeOrFailed shape="list" failure={failure} reload={reload} />
  if (items.length === 0) {
    return isNarrowed(filter) ? (
      <EmptyState title={t('noneFoundTitle')} text={t('noneFoundText')}>
        <Button kind="outline" onClick={() => change(clearedFilter)}>
          {t('showAll')}
        </Button>
      </EmptyState>
    ) : (
      <EmptyState
        title={t('noneTitle')}
        text={t(isDraft ? 'noneDraftText' : 'noneText')}
        icon={<UserSearch className="size-7" aria-hidden />}
      />
    )
  }
  return (
    <Reloadable failure={failure} reload={reload} label={t('title')}>
      <p role="status" className="sr-only">
        {ui(hasMore ? 'firstListed' : 'listed', { count: items.length })}
      </p>
      <CandidateTable items={items} openId={filter.openId} onOpen={open} />
      {hasMore && (
        <div className="mt-5 flex justify-center">
          <Button kind="outline" aria-disabled={isLoading} onClick={() => !isLoading && loadMore()}>
            {ui(isLoading ? 'loading' : 'loadMore')}
          </Button>
        </div>
      )}
    </Reloadable>
  )
}
