// Laid out as cards on phones, a table is none any more for screen readers; its roles, given by name, keep it one.
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */
import type { PlanUse, TeamJobAdRow } from '@qareeb/contract/job-ads/job-ad-life'
import { useEffect, useRef } from 'react'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { cx } from '../../ui/cx.ts'
import { AdLine } from './ad-line.tsx'
import type { Selection } from './use-selection.ts'

type AdTableProps = {
  items: readonly TeamJobAdRow[]
  plan: PlanUse
  selection: Selection
  /** On phones boxes are shown only then. */
  isSelecting: boolean
}

const columns = ['jobAd', 'state', 'candidatesColumn', 'ends', 'created'] as const

/** Ads of the company: a table on wide screens, on phones a card each. */
export function AdTable({ items, plan, selection, isSelecting }: AdTableProps) {
  const t = usePhrases('jobAdList')
  return (
    <table
      role="table"
      aria-label={t('title')}
      className="block w-full text-start lg:table lg:border-separate lg:border-spacing-0 lg:overflow-clip lg:rounded-l lg:border lg:border-line lg:bg-surface"
    >
      <thead role="rowgroup" className={cx(!isSelecting && 'max-lg:sr-only', 'block lg:table-header-group')}>
        <tr
          role="row"
          className="block text-[0.8125rem] text-ink-3 lg:table-row [&>th]:px-3 [&>th]:py-2.5 [&>th]:text-start [&>th]:font-medium [&>th]:whitespace-nowrap"
        >
          <th role="columnheader" scope="col" className="lg:w-12">
            <SelectAll listed={items.length} selection={selection} />
          </th>
          {columns.map((column) => (
            <th key={column} role="columnheader" scope="col" className="max-lg:sr-only">
              {t(column)}
            </th>
          ))}
          <th role="columnheader" scope="col" className="max-lg:sr-only">
            <span className="sr-only">{t('actions')}</span>
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup" className="grid gap-2.5 lg:table-row-group">
        {items.map((jobAd) => (
          <AdLine key={jobAd.id} jobAd={jobAd} plan={plan} selection={selection} isSelecting={isSelecting} />
        ))}
      </tbody>
    </table>
  )
}

function SelectAll({ listed, selection }: { listed: number; selection: Selection }) {
  const t = usePhrases('jobAdList')
  const box = useRef<HTMLInputElement>(null)
  const isSome = selection.ids.size > 0 && selection.ids.size < listed
  useEffect(() => {
    if (box.current) box.current.indeterminate = isSome
  }, [isSome])
  return (
    <label className="inline-flex min-h-8 items-center gap-3 max-lg:min-h-11 lg:w-8 lg:justify-center">
      <input
        ref={box}
        type="checkbox"
        checked={selection.ids.size > 0 && !isSome}
        onChange={selection.toggleAll}
        className="size-5 accent-brand"
      />
      <span className="text-sm lg:sr-only">{t('selectAll')}</span>
    </label>
  )
}
