import { jobAdOrders } from '@qareeb/contract/job-ads/job-ad-life'
import { listOrganizationLocations } from '@qareeb/contract/organization-locations'
import { Hourglass } from 'lucide-react'
import { useQueryOf } from '../../data/use-query-of.ts'
import { readIn } from '../../i18n/bilingual.ts'
import { useLocale, usePhrases } from '../../i18n/use-phrases.ts'
import { chipStyle } from '../../ui/chip-style.ts'
import { cx } from '../../ui/cx.ts'
import { Select } from '../../ui/select.tsx'
import { AdSearch } from './ad-search.tsx'
import type { AdListSummary } from './use-ad-list.ts'
import type { ListAddressing } from './use-list-filter.ts'

type AdFiltersProps = { addressing: ListAddressing; counts: AdListSummary['counts'] | undefined }

/** Search, branch, ads that end soon, and the order. */
export function AdFilters({ addressing, counts }: AdFiltersProps) {
  const t = usePhrases('jobAdList')
  const { filter, change } = addressing
  const endingSoon = counts?.endingSoon ?? 0
  return (
    <div className="mb-4 flex flex-wrap items-center gap-3">
      <AdSearch {...addressing} />
      <BranchFilter {...addressing} />
      {filter.tab !== 'draft' && (endingSoon > 0 || filter.isEndingSoon) && (
        <button
          type="button"
          aria-pressed={filter.isEndingSoon}
          onClick={() => change({ tab: 'all', isEndingSoon: !filter.isEndingSoon })}
          className={cx(chipStyle(filter.isEndingSoon), !filter.isEndingSoon && 'text-warn')}
        >
          <Hourglass className="size-4" aria-hidden />
          {t('endingSoon', { count: endingSoon })}
        </button>
      )}
      <Select
        aria-label={t('sort')}
        value={filter.sort}
        onChange={(event) => {
          const sort = jobAdOrders.find((order) => order === event.target.value)
          if (sort) change({ sort })
        }}
        options={jobAdOrders.map((order) => ({ value: order, label: t(`sort.${order}`) }))}
        className={cx(selectStyle, 'sm:ms-auto')}
      />
    </div>
  )
}

const selectStyle = 'h-11 max-w-56 rounded-full border border-line-strong bg-surface ps-4 text-sm'

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
      options={[
        { value: '', label: t('allBranches') },
        ...branches.map(({ id, name }) => ({ value: id, label: readIn(locale, name).text })),
      ]}
      className={selectStyle}
    />
  )
}
