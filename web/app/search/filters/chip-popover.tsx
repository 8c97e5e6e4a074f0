import type { MouseEvent } from 'react'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { Button } from '../../ui/button.tsx'
import { withFilters } from '../address/search-address.ts'
import { ShowResultsLabel } from '../results/show-results-label.tsx'
import { useSearch } from '../results/use-search.ts'
import FilterChoices from './filter-choices.tsx'
import type { FilterName } from './filter-names.ts'
import { nearCircle } from './scale-steps.ts'
import { useFilterDraft } from './use-filter-draft.ts'

/** A choice holds when "show" is pressed; Escape and a press outside leave the list as it is. */
export default function ChipPopover({ name, popover }: { name: FilterName; popover: string }) {
  const t = usePhrases('search')
  const { search, list, go } = useSearch()
  const { draft, facets, change } = useFilterDraft(search, list)
  const clear = ({ currentTarget }: MouseEvent) => {
    // The button disappears with the cleared choices; the first choice takes its focus.
    currentTarget.closest('[popover]')?.querySelector('input')?.focus()
    change({ [name]: undefined })
  }
  const apply = () => void go((now) => withFilters(now, { [name]: draft.filters[name] }))
  return (
    <>
      <FilterChoices
        name={name}
        filters={draft.filters}
        facets={facets}
        onChange={change}
        near={nearCircle(search)}
      />
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
          <ShowResultsLabel search={draft} facets={facets} />
        </Button>
      </div>
    </>
  )
}
