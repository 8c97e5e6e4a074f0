import type { CandidateRow } from '@qareeb/contract/candidates/candidate-row'
import type { Pages } from '../../ui/loading/pages.ts'
import type { PanelSteps } from '../detail/panel-head.tsx'

/** The ways from the open application to the one before and after it in the list; further pages load on the way. */
export function useTableSteps(
  { items, hasMore, isLoading, loadMore }: Pages<CandidateRow>,
  openId: string | null,
  open: (id: string | null) => void,
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
    close: () => open(null),
  }
}
