import { ChevronDown } from 'lucide-react'
import { lazy, type ToggleEvent, useId, useState } from 'react'
import { fetchPart } from '../../http/fetch-part.ts'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { LazyPart } from '../../page/lazy/lazy-part.tsx'
import { chipStyle } from '../../ui/chip-style.ts'
import { Skeleton } from '../../ui/loading/skeleton.tsx'
import { useSearch } from '../results/use-search.ts'
import { type FilterName, isFacet } from './filter-names.ts'
import { useFilterWords } from './filter-words.ts'

const ChipPopover = lazy(() => fetchPart(import('./chip-popover.tsx')))

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
        {isOpen && (
          <LazyPart fallback={<Skeleton className="h-24" />}>
            <ChipPopover name={name} popover={id} />
          </LazyPart>
        )}
      </div>
    </>
  )
}

/**
 * The name of the filter, and how many of its values are chosen: which they are stands at the beginning of the row. The
 * distance of jobs nearby, which nobody has chosen, stands here.
 */
function ChipText({ name }: { name: FilterName }) {
  const words = useFilterWords()
  const units = usePhrases('units')
  const { filters, near } = useSearch().search
  const chosen = isFacet(name) ? (filters[name]?.length ?? 0) : 0
  if (chosen > 0) return `${words.name(name)} · ${chosen}`
  const isFound = name === 'radius' && near && filters.radius === undefined
  return isFound ? `${words.name(name)} · ${units('kilometres', { distance: near.km })}` : words.name(name)
}

/**
 * A popover lies in the browser's top layer, independent of its chip; on phones the style sheet puts it at the
 * bottom.
 */
function placeUnderChip({ currentTarget: popover }: ToggleEvent<HTMLDivElement>) {
  const button = document.querySelector(`[popovertarget="${CSS.escape(popover.id)}"]`)
  if (!button) return
  // The chip may be partly scrolled out of its row.
  button.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  const chip = button.getBoundingClientRect()
  const isRightToLeft = document.documentElement.dir === 'rtl'
  const start = isRightToLeft ? document.documentElement.clientWidth - chip.right : chip.left
  popover.style.setProperty('--chip-start', `${start}px`)
  popover.style.setProperty('--chip-bottom', `${chip.bottom}px`)
}
