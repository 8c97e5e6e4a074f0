import { jobAdBounds } from '@qareeb/contract/job-ads'
import { jobAdOrders } from '@qareeb/contract/job-ads/job-ad-life'
import { listOrganizationLocations } from '@qareeb/contract/organization-locations'
import { Hourglass } from 'lucide-react'
import type { ReactNode } from 'react'
import { useQueryOf } from '../../data/use-query-of.ts'
import { useLocale, usePhrases } from '../../i18n/use-phrases.ts'
import { chipStyle } from '../../ui/chip-style.ts'
import { cx } from '../../ui/cx.ts'
import { Select } from '../../ui/select.tsx'
import { branchOptions } from '../branch-options.ts'
import { AdSearch } from './ad-search.tsx'
import type { AdListSummary } from './use-ad-list.ts'
import type { ListAddressing } from './use-list-filter.ts'

type AdFiltersProps = {
  addressing: ListAddressing
  counts: AdListSummary['counts'] | undefined
  /** A button at the end, which takes no line of its own on phones. */
  children: ReactNode
}

/** Search, branch, ads that end soon, and the order. */
export function AdFilters({ addressing, counts, children }: AdFiltersProps) {
  const t = usePhrases('jobAdList')
  const { filter, change } = addressing
  return (
    <div className="mb-4 flex flex-wrap items-center gap-3">
      <AdSearch {...addressing} />
      <BranchFilter {...addressing} />
      <Select
        aria-label={t('sort')}
        value={filter.sort}
        onChange={(event) => {
          const sort = jobAdOrders.find((order) => order === event.target.value)
          if (sort) change({ sort })
        }}
        options={jobAdOrders.map((order) => ({ value: order, label: t(`sort.${order}`) }))}
        className={cx(selectStyle, 'sm:order-last sm:ms-auto')}
      />
      <EndingFilter {...addressing} count={counts?.endingSoon ?? 0} />
      {children}
    </div>
  )
}

/** Ads that end soon; it is named after the days that the address asks for. */
function EndingFilter({ filter, change, count }: ListAddressing & { count: number }) {
  const t = usePhrases('jobAdList')
  const { tab, endsWithinDays } = filter
  const isOn = endsWithinDays !== null
  if (tab === 'draft' || (count === 0 && !isOn)) return null
  return (
    <button
      type="button"
      aria-pressed={isOn}
      onClick={() => change({ tab: 'all', endsWithinDays: isOn ? null : jobAdBounds.extendInLastDays })}
      className={cx(chipStyle(isOn), !isOn && 'text-warn')}
    >
      <Hourglass className="size-4" aria-hidden />
      {endsWithinDays === jobAdBounds.remindDaysBefore
        ? t('endingInDays', { days: endsWithinDays })
        : t('endingSoon', { count })}
    </button>
  )
}

const selectStyle =
  'h-11 max-w-56 rounded-full max-sm:flex-[1_1_9rem] border border-line-strong bg-surface ps-4 text-sm'

/** Ads of one branch; there is nothing to choose with fewer than two. */
function BranchFilter({ filter: { locationId }, change }: ListAddressing) {
  const t = usePhrases('jobAdList')
  const locale = useLocale()
  const { data } = useQueryOf(listOrganizationLocations, { query: {} })
  const branches = data?.items ?? []
  if (branches.length < 2 && locationId === null) return null
  return (
    <Select
      aria-label={t('branch')}
      value={locationId ?? ''}
      onChange={(event) => change({ locationId: event.target.value || null })}
      options={[{ value: '', label: t('allBranches') }, ...branchOptions(branches, locale)]}
      className={selectStyle}
    />
  )
}
