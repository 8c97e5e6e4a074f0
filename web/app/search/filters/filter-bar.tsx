import { SlidersHorizontal } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { usePaths, usePhrases } from '../../i18n/use-phrases.ts'
import { useOpenedByReload, whenLoaded } from '../../page/lazy/when-loaded.ts'
import { chipStyle } from '../../ui/chip-style.ts'
import { cx } from '../../ui/cx.ts'
import { addressOf, isOfferedIn } from '../address/search-address.ts'
import { MapToggle } from '../layout/map-toggle.tsx'
import { SearchPill } from '../layout/search-pill.tsx'
import type { MapView } from '../layout/use-map-view.ts'
import { useSearch } from '../results/use-search.ts'
import { ChipRow } from './chip-row.tsx'
import { ChosenFilters } from './chosen-filters.tsx'
import { FilterChip } from './filter-chip.tsx'
import { type FilterName } from './filter-names.ts'
import { chosenValues, useFilterWords } from './filter-words.ts'

const loadDialog = () => import('./filter-dialog.tsx')
const FilterDialog = lazy(loadDialog)

/** The filters most used, each a chip of its own; the others are in the dialog. */
const chips: FilterName[] = [
  'radius',
  'minSalary',
  'category',
  'employmentType',
  'workMode',
  'seniority',
  'postedWithin',
]

/** The row of filters, the chosen ones first. On phones the words of the search stand above it. */
export function FilterBar({ view }: { view: MapView }) {
  const t = usePhrases('search')
  const paths = usePaths()
  const { search } = useSearch()
  const [isOpen, setIsOpen] = useState(false)
  const shell = usePhrases('shell')
  const open = () =>
    whenLoaded(loadDialog, () => setIsOpen(true), { offline: shell('offline'), part: 'filters' })
  useOpenedByReload('filters', open)
  const chosen = chosenValues(search.filters, useFilterWords()).length

  return (
    <div className="search-bar" role="group" aria-label={t('filters')}>
      <SearchPill />
      <div className="flex">
        <ChipRow>
          <button type="button" aria-haspopup="dialog" onClick={open} className={chipStyle()}>
            <SlidersHorizontal className="size-4" aria-hidden />
            {t('allFilters')}
            {chosen > 0 && <span className="font-semibold text-brand"> · {chosen}</span>}
          </button>
          <ChosenFilters />
          {chips.filter(isOfferedIn(search)).map((name) => (
            <FilterChip key={name} name={name} />
          ))}
        </ChipRow>
        <MapToggle view={view} />
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
