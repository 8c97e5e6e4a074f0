import { candidateBounds } from '@qareeb/contract/candidates'
import { applicantOrders, promisedAnswers } from '@qareeb/contract/candidates/applicants'
import { CalendarClock, CalendarX, Hourglass, type LucideIcon } from 'lucide-react'
import { SearchAsTyped } from '../../forms/search-as-typed.tsx'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { chipStyle } from '../../ui/chip-style.ts'
import { cx } from '../../ui/cx.ts'
import { Select } from '../../ui/select.tsx'
import type { ApplicantFilter } from './applicant-filter.ts'
import { StateChips } from './state-chips.tsx'

type ApplicantToolsProps = { filter: ApplicantFilter; change: (changes: Partial<ApplicantFilter>) => void }

const promisedIcons = { overdue: CalendarX, soon: CalendarClock } as const

/** The search field, the order, and filters by state, by a wait of more than seven days and by a promised answer. */
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
        <FilterChip
          Icon={Hourglass}
          isOn={filter.isWaitingLong}
          onPress={() => change({ isWaitingLong: !filter.isWaitingLong })}
        >
          {applicants('waitingLong')}
        </FilterChip>
        {promisedAnswers.map((promised) => (
          <FilterChip
            key={promised}
            Icon={promisedIcons[promised]}
            isOn={filter.promised === promised}
            onPress={() => change({ promised: filter.promised === promised ? null : promised })}
          >
            {t(`promised.${promised}`)}
          </FilterChip>
        ))}
      </StateChips>
    </>
  )
}

type FilterChipProps = { Icon: LucideIcon; isOn: boolean; onPress: () => void; children: string }

const FilterChip = ({ Icon, isOn, onPress, children }: FilterChipProps) => (
  <button
    type="button"
    aria-pressed={isOn}
    onClick={onPress}
    className={cx(chipStyle(isOn), 'h-9 px-3 whitespace-nowrap max-lg:h-11')}
  >
    <Icon className="size-4" aria-hidden />
    {children}
  </button>
)
