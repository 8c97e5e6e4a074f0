import { listCandidateLocations } from '@qareeb/contract/candidates/candidate-list'
import type { TeamJobAd } from '@qareeb/contract/job-ads/job-ad-life'
import { ArrowUp } from 'lucide-react'
import type { Ref } from 'react'
import { useQueryOf } from '../../data/use-query-of.ts'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { Button } from '../../ui/button.tsx'
import { ExportCandidates } from '../export/export-candidates.tsx'
import { clearedFilter, isFiltered } from '../filter/candidate-filter.ts'
import type { Filtering } from '../filter/use-candidate-filter.ts'
import { useLiveList } from '../live/use-live-list.ts'
import { EvaluateAll } from '../match/evaluate-all.tsx'
import { type AdLocation, CandidateFilters } from './candidate-filters.tsx'
import { CandidateTabs } from './candidate-tabs.tsx'
import { ReviewNew } from './review-new.tsx'
import { useCandidateCounts, useCandidateTotal } from './use-candidates.ts'
import { ViewChoice } from './view-choice.tsx'

type ListHeadProps = { team: TeamJobAd; filtering: Filtering; searchRef: Ref<HTMLInputElement> }

/** Search, filters, states and people who have applied meanwhile. */
export function ListHead({ team, filtering, searchRef }: ListHeadProps) {
  const counts = useCandidateCounts(team.id, filtering.filter, { keepsFormer: true })
  const live = useLiveList(team.id, filtering.filter.openId)
  const locations = useAdLocations(team.id)
  return (
    <>
      <CandidateFilters filtering={filtering} locations={locations} searchRef={searchRef}>
        <ViewChoice filtering={filtering} />
        <EvaluateAll jobAdId={team.id} />
        <ExportCandidates jobAdId={team.id} filter={filtering.filter} />
        {filtering.filter.openId === null && (
          <ReviewNew jobAdId={team.id} filtering={filtering} count={counts?.toReview ?? 0} />
        )}
      </CandidateFilters>
      <CandidateTabs filtering={filtering} counts={counts} />
      <Matching jobAdId={team.id} filtering={filtering} />
      <NewOnes live={live} />
    </>
  )
}

/** The number of candidates that match the search and the filters, and a button that clears both. */
function Matching({ jobAdId, filtering: { filter, change } }: { jobAdId: string; filtering: Filtering }) {
  const t = usePhrases('candidates')
  const total = useCandidateTotal(jobAdId, filter)
  if (!isFiltered(filter)) return null
  return (
    <div className="flex min-h-9 flex-wrap items-center gap-x-3 text-sm text-ink-2">
      <span role="status">{total !== null && total > 0 && t('matching', { count: total })}</span>
      {total !== 0 && (
        <Button kind="quiet" size="small" onClick={() => change(clearedFilter)}>
          {t('showAll')}
        </Button>
      )}
    </div>
  )
}

/** Offers those who have applied since the list was loaded; they never push it down by themselves. */
function NewOnes({ live: { newCount, showNew } }: { live: ReturnType<typeof useLiveList> }) {
  const t = usePhrases('candidates')
  return (
    <div role="status" className="empty:hidden">
      {newCount > 0 && (
        <Button kind="outline" size="small" onClick={showNew}>
          <ArrowUp className="size-4" aria-hidden />
          {t('newOnes', { count: newCount })}
        </Button>
      )}
    </div>
  )
}

/** The branches that an ad or an application to it names, to filter by; empty until they are here. */
function useAdLocations(jobAdId: string): readonly AdLocation[] {
  return useQueryOf(listCandidateLocations, { params: { id: jobAdId } }).data?.items ?? []
}
