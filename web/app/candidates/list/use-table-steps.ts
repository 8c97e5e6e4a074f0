import type { CandidateRow } from '@qareeb/contract/candidates/candidate-row'
import type { Pages } from '../../ui/loading/pages.ts'
import type { PanelSteps } from '../detail/panel-head.tsx'
import type { Filtering } from '../filter/use-candidate-filter.ts'

/** Steps from the open application to the one before and after it in the list; further pages are loaded when needed. */
export function useTableSteps(
  { items, hasMore, isLoading, loadMore }: Pages<CandidateRow>,
  total: number,
  { filter: { openId }, open }: Pick<Filtering, 'filter' | 'open'>,
): PanelSteps {
  const at = items?.findIndex(({ id }) => id === openId) ?? -1
  const previous = at > 0 ? items?.[at - 1] : undefined
  const next = at >= 0 ? items?.[at + 1] : undefined
  const isLast = at >= 0 && items !== null && at === items.length - 1
  const toNext = () => {
    if (next) open(next.id)
    else if (!isLoading) loadMore()
  }
  return {
    toPrevious: previous ? () => open(previous.id) : null,
    toNext: next || (isLast && hasMore) ? toNext : null,
    // The number is asked for apart, and may be older than the list.
    place: at >= 0 && total > at ? { at: at + 1, count: total } : null,
    close: () => open(null),
  }
}
