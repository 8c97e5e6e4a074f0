// Laid out as cards where the list is narrow, a table is none any more for screen readers; its roles keep it one.
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */
import type { CandidateRow } from '@qareeb/contract/candidates/company-candidates'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { CandidateLine } from './candidate-line.tsx'

type CandidateTableProps = {
  items: readonly CandidateRow[]
  openId: string | null
  onOpen: (id: string) => void
}

const columns = ['candidate', 'phone', 'applied', 'state', 'away', 'waiting'] as const

/** Columns that a narrow list shows under the name instead. */
const wideOnly = new Set<string>(['phone', 'away'])

/** The candidates of an ad: a table where there is room, else a card each. */
export function CandidateTable({ items, openId, onOpen }: CandidateTableProps) {
  const t = usePhrases('candidates')
  return (
    <div className="@container">
      <table
        role="table"
        aria-label={t('title')}
        className="block w-full overflow-hidden rounded-l border border-line bg-surface text-start @lg:table @lg:border-separate @lg:border-spacing-0"
      >
        <thead role="rowgroup" className="sr-only @lg:not-sr-only @lg:table-header-group">
          <tr
            role="row"
            className="text-[0.8125rem] text-ink-3 @lg:table-row [&>th]:px-3 [&>th]:py-2 [&>th]:text-start [&>th]:font-medium [&>th]:whitespace-nowrap"
          >
            {columns.map((column) => (
              <th
                key={column}
                role="columnheader"
                scope="col"
                className={wideOnly.has(column) ? 'hidden @3xl:table-cell' : undefined}
              >
                {t(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className="block divide-y divide-line @lg:table-row-group">
          {items.map((candidate) => (
            <CandidateLine
              key={candidate.id}
              candidate={candidate}
              isOpen={candidate.id === openId}
              onOpen={() => onOpen(candidate.id)}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}
