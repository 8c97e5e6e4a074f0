import { jobCategories } from '@qareeb/contract/job-ads'
import type { OrganizationLocation } from '@qareeb/contract/organization-locations'
import { countJobAds } from '@qareeb/contract/search'
import type { RoundedCount } from '@qareeb/contract/search/counts'
import { useQueryOf } from '../../data/use-query-of.ts'
import { phraseKey } from '../../i18n/phrase-key.ts'
import { useFormats } from '../../i18n/use-formats.ts'
import { useLocale, usePhrases } from '../../i18n/use-phrases.ts'
import { chipStyle } from '../../ui/chip-style.ts'
import { cx } from '../../ui/cx.ts'
import { Select } from '../../ui/select.tsx'
import { branchOptions } from '../branch-options.ts'
import { useSearchAround } from './use-search-around.ts'
import type { VacancyAddressing } from './use-vacancy-filter.ts'
import { vacancyOrders, vacancyRadii } from './vacancy-filter.ts'

type VacancyToolsProps = VacancyAddressing & {
  branches: readonly OrganizationLocation[]
  branch: OrganizationLocation
}

const selectStyle =
  'h-11 max-w-full rounded-full border border-line-strong bg-surface ps-4 text-sm max-sm:w-full sm:max-w-64'

/** Branch, radius, category, own ads and order. */
export function VacancyTools({ filter, change, branches, branch }: VacancyToolsProps) {
  const t = usePhrases('vacancies')
  const locale = useLocale()
  const format = useFormats()
  return (
    <div className="grid grid-cols-2 gap-3 sm:flex sm:flex-wrap sm:items-center">
      <Select
        aria-label={t('branch')}
        value={branch.id}
        onChange={({ target }) => change({ locationId: target.value })}
        options={branchOptions(branches, locale)}
        className={cx(selectStyle, 'max-sm:col-span-2')}
      />
      <Select
        aria-label={t('radius')}
        value={String(filter.radiusKm)}
        onChange={({ target }) => {
          const radiusKm = vacancyRadii.find((radius) => String(radius) === target.value)
          if (radiusKm) change({ radiusKm })
        }}
        options={vacancyRadii.map((radius) => ({
          value: String(radius),
          label: t('within', { radius: format.number(radius) }),
        }))}
        className={selectStyle}
      />
      <CategoryFilter filter={filter} change={change} branch={branch} />
      <button
        type="button"
        aria-pressed={filter.hidesOwn}
        onClick={() => change({ hidesOwn: !filter.hidesOwn })}
        className={cx(chipStyle(filter.hidesOwn), 'h-11! max-sm:justify-center max-sm:px-2')}
      >
        {t('hideOwn')}
      </button>
      <Select
        aria-label={t('sort')}
        value={filter.sort}
        onChange={({ target }) => {
          const sort = vacancyOrders.find((order) => order === target.value)
          if (sort) change({ sort })
        }}
        options={vacancyOrders.map((order) => ({ value: order, label: t(`sort.${order}`) }))}
        className={cx(selectStyle, 'max-sm:order-last sm:ms-auto')}
      />
    </div>
  )
}

/** The categories, each with the number of its jobs in the area as far as it is known. */
function CategoryFilter({ filter, change, branch }: Omit<VacancyToolsProps, 'branches'>) {
  const t = usePhrases('vacancies')
  const jobAds = usePhrases('jobAds')
  const format = useFormats()
  // The numbers of all categories are the same whichever is chosen.
  const { data } = useQueryOf(countJobAds, {
    query: useSearchAround(branch, { ...filter, category: null }),
  })
  const labelOf = (name: string, { value, kind }: RoundedCount) =>
    t(kind === 'about' ? 'categoryCountAbout' : 'categoryCount', {
      category: name,
      count: format.number(value),
    })
  const options = jobCategories.map((category) => {
    const name = jobAds(`category.${phraseKey(category)}`)
    const count = data?.category[category]
    return { value: category, label: count ? labelOf(name, count) : name }
  })
  return (
    <Select
      aria-label={t('category')}
      value={filter.category ?? ''}
      onChange={({ target }) =>
        change({ category: jobCategories.find((category) => category === target.value) ?? null })
      }
      options={[{ value: '', label: t('allCategories') }, ...options]}
      className={selectStyle}
    />
  )
}
