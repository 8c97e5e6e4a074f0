import { ChevronDown } from 'lucide-react'
import { lazy, type MouseEvent, Suspense, type ToggleEvent, useId, useState } from 'react'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { Button } from '../../ui/button.tsx'
import { chipStyle } from '../../ui/chip-style.ts'
import { Skeleton } from '../../ui/loading/skeleton.tsx'
import { withFilters } from '../address/search-address.ts'
import { CountOf } from '../results/count-of.tsx'
import { useSearch } from '../results/use-search.ts'
import { type FilterName, isFacet } from './chosen-filters.ts'
import { useFilterWords } from './filter-words.ts'
import { useFilterDraft } from './use-filter-draft.ts'

const FilterChoices = lazy(() => import('./filter-choices.tsx'))

/** One filter as a chip that opens its choices. */
export function FilterChip({ name }: { name: FilterName }) {
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
        {isOpen && <ChipChoices name={name} popover={id} />}
      </div>
    </>
  )
}

/** A choice holds when "show" is pressed; Escape and a press outside leave the list as it is. */
function ChipChoices({ name, popover }: { name: FilterName; popover: string }) {
  const t = usePhrases('search')
  const { search, list, go } = useSearch()
  const { draft, facets, change } = useFilterDraft(search, list.place)
  const clear = ({ currentTarget }: MouseEvent) => {
    // The button goes with what it clears; the first choice takes its focus.
    currentTarget.closest('[popover]')?.querySelector('input')?.focus()
    change({ [name]: undefined })
  }
  const apply = () => void go((now) => withFilters(now, { [name]: draft.filters[name] }))
  return (
    <Suspense fallback={<Skeleton className="h-24" />}>
      <FilterChoices name={name} filters={draft.filters} facets={facets} onChange={change} />
      <div className="search-popover-end">
        {draft.filters[name] !== undefined && (
          <Button kind="quiet" size="small" onClick={clear}>
            {t('clearFilter')}
          </Button>
        )}
        <Button
          size="small"
          className="ms-auto"
          onClick={apply}
          popoverTarget={popover}
          popoverTargetAction="hide"
        >
          <CountOf facets={facets} />
        </Button>
      </div>
    </Suspense>
  )
}

/** The name of the filter, and how many of its values are chosen: which they are stands at the beginning of the row. */
function ChipText({ name }: { name: FilterName }) {
  const words = useFilterWords()
  const { filters } = useSearch().search
  const chosen = isFacet(name) ? (filters[name]?.length ?? 0) : 0
  return chosen > 0 ? `${words.name(name)} · ${chosen}` : words.name(name)
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
