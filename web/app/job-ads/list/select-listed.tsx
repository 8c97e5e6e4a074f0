import { jobAdListBounds, type TeamJobAdRow } from '@qareeb/contract/job-ads/job-ad-life'
import { useFormats } from '../../i18n/use-formats.ts'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { useAction } from '../../session/use-action.ts'
import { Button } from '../../ui/button.tsx'
import type { LoadablePages } from '../../ui/loading/pages.ts'
import type { ListFilter } from './list-address.ts'
import { totalOf } from './total-of.ts'
import type { AdListSummary } from './use-ad-list.ts'
import { mostSelected, type Selection } from './use-selection.ts'

type SelectListedProps = {
  list: LoadablePages<TeamJobAdRow>
  selection: Selection
  filter: ListFilter
  counts: AdListSummary['counts']
}

/** When all shown ads are selected and more match, offers to select all of them. This loads the others. */
export function SelectListed({ list, selection, filter, counts }: SelectListedProps) {
  const t = usePhrases('jobAdList')
  const { number } = useFormats()
  const [start, isRunning] = useAction(async () => {
    const items = await list.loadUpTo(mostSelected)
    selection.select(items.map(({ id }) => id))
  })
  const shown = list.items?.length ?? 0
  // The line stays after the press, so that the list does not jump.
  if (
    (!list.hasMore && shown <= jobAdListBounds.pageSize) ||
    selection.ids.size < Math.min(shown, mostSelected)
  )
    return null
  const total = totalOf(filter, counts)
  const canSelectMore = list.hasMore && shown < mostSelected
  return (
    <div className="mb-2 flex flex-wrap items-center justify-center gap-x-3 gap-y-1 rounded-m bg-brand-soft min-h-12 px-3 py-1.5 text-sm">
      <span>{t('shownSelected', { count: shown })}</span>
      {canSelectMore && (
        <Button kind="outline" size="small" disabled={isRunning} onClick={start}>
          {total === null
            ? t('selectMatching')
            : total > mostSelected
              ? t('selectFirst', { count: number(mostSelected) })
              : t('selectAllOf', { count: number(total) })}
        </Button>
      )}
    </div>
  )
}
