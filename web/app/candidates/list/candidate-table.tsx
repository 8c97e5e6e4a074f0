// Laid out as cards where the list is narrow, a table loses its meaning for screen readers; its roles keep it.
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */
import type { CandidateRow } from '@qareeb/contract/candidates/candidate-row'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { useToday } from '../../page/use-today.ts'
import { useSteady } from '../../ui/use-steady.ts'
import type { CandidateSelection } from '../select/use-candidate-selection.ts'
import { CandidateLine } from './candidate-line.tsx'
import { useLineWindow } from './use-line-window.ts'

type CandidateTableProps = {
  items: readonly CandidateRow[]
  /** How many the list has, loaded or not. */
  total: number
  openId: string | null
  onOpen: (id: string) => void
  /** Null for somebody who may not decide. */
  selection: CandidateSelection | null
  /** Loads the next page; null when all are here. */
  loadMore: (() => void) | null
}

const columns = ['candidate', 'match', 'phone', 'applied', 'state', 'away', 'waiting'] as const

/** A narrow table keeps the widths of its columns, so that no line moves when a word in it changes. */
const narrowWidths: Partial<Record<(typeof columns)[number], string>> = {
  // A narrow list shows these under the name instead.
  match: 'hidden @3xl:table-cell',
  phone: 'hidden @3xl:table-cell',
  away: 'hidden @3xl:table-cell',
  applied: '@max-3xl:w-26',
  state: '@max-3xl:w-27',
  waiting: '@max-3xl:w-26',
}

/**
 * The candidates of an ad: a table where there is room, else a card each. Only the lines in view and some around them are
 * drawn; the next page loads before its end is reached.
 */
export function CandidateTable({ items, total, openId, onOpen, selection, loadMore }: CandidateTableProps) {
  const t = usePhrases('candidates')
  const { ref, lines, before, after, measure } = useLineWindow({ items, openId, loadMore })
  const today = useToday()
  // Until somebody has been compared with the ad, the column would be empty.
  const showsMatch = items.some(({ matchScore }) => matchScore !== null)
  const openLine = useSteady(onOpen)
  const selectLine = useSteady((id: string, isRange: boolean) => selection?.toggle(id, isRange))
  return (
    <div className="@container" ref={ref}>
      <table
        role="table"
        aria-label={t('title')}
        aria-rowcount={total + 1}
        className="block w-full overflow-clip rounded-l border border-line bg-surface text-start @lg:table @lg:border-separate @lg:border-spacing-0 @lg:@max-3xl:table-fixed"
      >
        <Head items={items} selection={selection} showsMatch={showsMatch} />
        <tbody role="rowgroup" className="block divide-y divide-line @lg:table-row-group">
          <Gap height={before} />
          {lines.map(({ index, candidate }) => (
            <CandidateLine
              key={candidate.id}
              ref={measure}
              index={index}
              candidate={candidate}
              isOpen={candidate.id === openId}
              onOpen={openLine}
              isSelected={selection?.has(candidate.id) ?? false}
              onSelect={selection && selectLine}
              showsMatch={showsMatch}
              today={today}
            />
          ))}
          <Gap height={after} />
        </tbody>
      </table>
    </div>
  )
}

/** The room of lines that are not drawn. */
const Gap = ({ height }: { height: number }) =>
  height > 0 && <tr aria-hidden style={{ height }} className="block @lg:table-row" />

type HeadProps = Pick<CandidateTableProps, 'items' | 'selection'> & { showsMatch: boolean }

function Head({ items, selection, showsMatch }: HeadProps) {
  const t = usePhrases('candidates')
  const shown = columns.filter((column) => column !== 'match' || showsMatch)
  return (
    <thead role="rowgroup" className="sr-only @lg:not-sr-only @lg:table-header-group">
      <tr
        role="row"
        className="text-[0.8125rem] text-ink-3 @lg:table-row [&>th]:px-2 @3xl:[&>th]:px-3 [&>th]:py-2 [&>th]:text-start [&>th]:font-medium [&>th]:whitespace-nowrap"
      >
        {selection && (
          <th role="columnheader" scope="col" className="@max-3xl:w-11 @lg:ps-4! @lg:pe-0!">
            <SelectShown items={items} selection={selection} />
          </th>
        )}
        {shown.map((column) => (
          <th key={column} role="columnheader" scope="col" className={narrowWidths[column]}>
            {t(column)}
          </th>
        ))}
      </tr>
    </thead>
  )
}

function SelectShown({
  items,
  selection,
}: {
  items: readonly CandidateRow[]
  selection: CandidateSelection
}) {
  const t = usePhrases('answering')
  const isWhole = selection.count > 0 && items.every(({ id }) => selection.has(id))
  return (
    <input
      type="checkbox"
      aria-label={t('selectAll')}
      checked={isWhole}
      ref={(box) => {
        if (box) box.indeterminate = selection.count > 0 && !isWhole
      }}
      onChange={selection.toggleShown}
      className="block size-5 accent-brand"
    />
  )
}
