import type { FacetCounts } from '@qareeb/contract/search'
import { SlidersHorizontal } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { usePaths, usePhrases } from '../../i18n/use-phrases.ts'
import { CompactSearchBox } from '../../search-box/compact-search-box.tsx'
import { chipStyle } from '../../ui/chip-style.ts'
import { cx } from '../../ui/cx.ts'
import { addressOf, isOfferedIn } from '../address/search-address.ts'
import { useSearch } from '../results/use-search.ts'
import { type FilterName } from './chosen-filters.ts'
import { FilterChip } from './filter-chip.tsx'
import { chosenValues, useFilterWords } from './filter-words.ts'

const FilterDialog = lazy(() => import('./filter-dialog.tsx'))

/** The filters most used, each a chip of its own; the others are in the dialog. */
const chips: FilterName[] = [
  'radius',
  'category',
  'workMode',
  'employmentType',
  'minSalary',
  'seniority',
  'postedWithin',
]

/** The row of filters under the header; on phones the search box stands above it. */
export function FilterBar({ facets }: { facets: Promise<FacetCounts | null> }) {
  const t = usePhrases('search')
  const paths = usePaths()
  const { search } = useSearch()
  const [isOpen, setIsOpen] = useState(false)
  const chosen = chosenValues(search.filters, useFilterWords()).length

  return (
    <div className="search-bar" role="group" aria-label={t('filters')}>
      <div className="px-4 pt-3 md:hidden">
        <CompactSearchBox />
      </div>
      <div className="search-chips">
        <button type="button" aria-haspopup="dialog" onClick={() => setIsOpen(true)} className={chipStyle()}>
          <SlidersHorizontal className="size-4" aria-hidden />
          {t('allFilters')}
          {chosen > 0 && <span className="font-semibold text-brand"> · {chosen}</span>}
        </button>
        {chips.filter(isOfferedIn(search)).map((name) => (
          <FilterChip key={name} name={name} facets={facets} />
        ))}
      </div>
      <noscript>
        <a
          href={paths.searchFilters(addressOf(search))}
          rel="nofollow"
          className={cx(chipStyle(chosen > 0), 'mx-4 mt-3')}
        >
          {t('allFilters')}
        </a>
      </noscript>
      {isOpen && (
        <Suspense>
          <FilterDialog onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}
