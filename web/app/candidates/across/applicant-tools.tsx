import { candidateBounds } from '@qareeb/contract/candidates'
import { applicantOrders } from '@qareeb/contract/candidates/company-people'
import { Hourglass } from 'lucide-react'
import { SearchAsTyped } from '../../forms/search-as-typed.tsx'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { chipStyle } from '../../ui/chip-style.ts'
import { cx } from '../../ui/cx.ts'
import { Select } from '../../ui/select.tsx'
import type { ApplicantFilter } from './applicant-filter.ts'
import { StateChips } from './state-chips.tsx'

type ApplicantToolsProps = { filter: ApplicantFilter; change: (changes: Partial<ApplicantFilter>) => void }

/** Search, order, states, and those who wait for long. */
export function ApplicantTools({ filter, change }: ApplicantToolsProps) {
  const t = usePhrases('candidates')
  const applicants = usePhrases('applicants')
  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        <SearchAsTyped
          label={t('search')}
          value={filter.q}
          onChange={(q) => change({ q })}
          maxLength={candidateBounds.search}
          className="min-w-52 flex-1"
        />
        <Select
          aria-label={t('sort')}
          value={filter.sort}
          onChange={({ target }) => {
            const sort = applicantOrders.find((order) => order === target.value)
            if (sort) change({ sort })
          }}
          options={applicantOrders.map((order) => ({ value: order, label: t(`sort.${order}`) }))}
          className="h-11 rounded-full border border-line-strong bg-surface ps-4 text-sm"
        />
      </div>
      <StateChips chosen={filter.state} onChange={(state) => change({ state })}>
        <button
          type="button"
          aria-pressed={filter.isWaitingLong}
          onClick={() => change({ isWaitingLong: !filter.isWaitingLong })}
          className={cx(chipStyle(filter.isWaitingLong), 'h-9 px-3 whitespace-nowrap max-lg:h-11')}
        >
          <Hourglass className="size-4" aria-hidden />
          {applicants('waitingLong')}
        </button>
      </StateChips>
    </>
  )
}
