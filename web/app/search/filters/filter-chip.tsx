import type { FacetCounts } from '@qareeb/contract/search'
import { ChevronDown } from 'lucide-react'
import {
  lazy,
  type MouseEvent,
  startTransition,
  Suspense,
  type ToggleEvent,
  useId,
  useOptimistic,
  useState,
} from 'react'
import { usePhrases } from '../../i18n/use-phrases.ts'
import type { Filters } from '../../map/map-filters.ts'
import { Button } from '../../ui/button.tsx'
import { chipStyle } from '../../ui/chip-style.ts'
import { Skeleton } from '../../ui/loading/skeleton.tsx'
import { withFilters } from '../address/search-address.ts'
import { CountOf } from '../results/count-of.tsx'
import { useSearch } from '../results/use-search.ts'
import { type FilterName, isFacet, isScale } from './chosen-filters.ts'
import { useFilterWords } from './filter-words.ts'

const FilterChoices = lazy(() => import('./filter-choices.tsx'))

type FilterChipProps = { name: FilterName; facets: Promise<FacetCounts | null> }

/** One filter as a chip that opens its choices; a choice holds at once. */
export function FilterChip({ name, facets }: FilterChipProps) {
  const t = usePhrases('search')
  const id = useId()
  const { search } = useSearch()
  const [isOpen, setIsOpen] = useState(false)
  const isChosen = search.filters[name] !== undefined

  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        className={chipStyle(isChosen)}
      >
        <ChipText name={name} />
        <ChevronDown className="size-4" aria-hidden />
      </button>
      <div
        id={id}
        popover="auto"
        role="dialog"
        aria-label={t(`filter.${name}`)}
        className="search-popover scroll-shade"
        onBeforeToggle={(event) => event.newState === 'open' && placeUnderChip(event)}
        onToggle={(event) => setIsOpen(event.newState === 'open')}
      >
        {isOpen && <ChipChoices name={name} facets={facets} popover={id} />}
      </div>
    </>
  )
}

function ChipChoices({ name, facets, popover }: FilterChipProps & { popover: string }) {
  const t = usePhrases('search')
  const { search, go } = useSearch()
  // Boxes answer at once; the list follows.
  const [filters, setFilters] = useOptimistic(search.filters)
  const choose = (change: Partial<Filters>) =>
    startTransition(async () => {
      setFilters(withFilters({ ...search, filters }, change).filters)
      await go((now) => withFilters(now, change))
    })
  const clear = ({ currentTarget }: MouseEvent) => {
    // The button goes with what it clears; the first choice takes its focus.
    currentTarget.closest('[popover]')?.querySelector('input')?.focus()
    choose({ [name]: undefined })
  }
  return (
    <Suspense fallback={<Skeleton className="h-24" />}>
      <FilterChoices name={name} filters={filters} facets={facets} onChange={choose} />
      <div className="search-popover-end">
        {filters[name] !== undefined && (
          <Button kind="quiet" size="small" onClick={clear}>
            {t('clearFilter')}
          </Button>
        )}
        {/* On wide screens the list stands beside it, and a click anywhere closes it. */}
        <Button className="ms-auto md:hidden" popoverTarget={popover} popoverTargetAction="hide">
          <CountOf facets={facets} />
        </Button>
      </div>
    </Suspense>
  )
}

function ChipText({ name }: { name: FilterName }) {
  const words = useFilterWords()
  const { filters } = useSearch().search
  if (isScale(name)) return filters[name] === undefined ? words.name(name) : words.step(name, filters[name])
  const chosen: readonly string[] = (isFacet(name) && filters[name]) || []
  if (isFacet(name) && chosen.length === 1) return words.facetValue(name, chosen[0] ?? '')
  return chosen.length > 1 ? `${words.name(name)} · ${chosen.length}` : words.name(name)
}

/** A popover stands in the browser's top layer and knows nothing of its chip; on phones the style sheet puts it at the bottom. */
function placeUnderChip({ currentTarget: popover }: ToggleEvent<HTMLDivElement>) {
  const chip = document.querySelector(`[popovertarget="${CSS.escape(popover.id)}"]`)?.getBoundingClientRect()
  if (!chip) return
  const isRightToLeft = document.documentElement.dir === 'rtl'
  const start = isRightToLeft ? document.documentElement.clientWidth - chip.right : chip.left
  popover.style.setProperty('--chip-start', `${start}px`)
  popover.style.setProperty('--chip-bottom', `${chip.bottom}px`)
}
